import { expect, test } from 'vitest';
import { choiceOf, searchOf } from './query-string';

test.each([
  ['due', 'due'],
  ['lost', undefined],
  [['due'], undefined],
  [undefined, undefined],
])('%o chooses %o', (value, choice) => expect(choiceOf(['newest', 'due'], value)).toBe(choice));

test.each([
  [2026, { q: '2026' }],
  [' Brandt ', { q: 'Brandt' }],
  ['x'.repeat(100), { q: 'x'.repeat(80) }],
  [['a'], { q: undefined }],
  [undefined, { q: undefined }],
])('the search %o is %o', (q, search) => expect(searchOf({ q })).toStrictEqual(search));
