import { describe, expect, test } from 'vitest';
import { statusViews } from './status-filters';

const quotes = { submitted: 2, offered: 3, accepted: 10, expired: 1 };

describe('statusViews', () => {
  test('all counts every state, open those with something to do', () =>
    expect(statusViews(quotes, undefined).slice(0, 2)).toEqual([
      { status: undefined, count: 16 },
      { status: 'open', count: 5 },
    ]));

  test('the usual states are there without quotes too, others only with some', () => {
    const shown = statusViews(quotes, undefined).map(({ status }) => status);
    expect(shown).toContain('in_review');
    expect(shown).toContain('expired');
    expect(shown).not.toContain('withdrawn');
  });

  test('a state that is being looked at keeps its tab', () =>
    expect(statusViews(quotes, 'withdrawn')).toContainEqual({ status: 'withdrawn', count: 0 }));
});
