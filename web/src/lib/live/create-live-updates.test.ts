import type { Change } from '@contract/people/audit';
import { describe, expect, test } from 'vitest';
import { isOutdatedBy } from './create-live-updates';

const keys = [
  ['quotes', 'list', { status: 'open' }],
  ['quotes', 'q1'],
  ['quotes', 'q2'],
  ['orders', 'o1'],
  ['invoices', 'list', {}],
  ['invoices', 'i1'],
  ['sessions'],
  ['staff', 'overview'],
  ['staff', 'quotes', 'list', {}],
  ['staff', 'quotes', 'q2'],
  ['staff', 'declarations', {}],
  ['staff', 'messages', { q: 'ada' }],
  ['assignments', 'a1'],
  ['assignments', 'a2'],
  ['staff', 'work', 'list', { quoteId: 'q1' }],
  ['staff', 'work', 'a2'],
  ['staff', 'mails', 'm1'],
];

describe('isOutdatedBy', () => {
  test.each<{ change: Change; outdated: number[] }>([
    { change: { topic: 'quote', id: 'q1' }, outdated: [0, 1, 3, 7, 8] },
    { change: { topic: 'order', id: 'o2' }, outdated: [0, 1, 2, 7, 8, 9] },
    { change: { topic: 'invoice', id: 'i1' }, outdated: [3, 4, 5, 7] },
    { change: { topic: 'assignment', id: 'a2' }, outdated: [0, 1, 2, 3, 7, 8, 9, 13, 14, 15] },
    { change: { topic: 'account', id: 'ada' }, outdated: [6, 7] },
    { change: { topic: 'contact', id: 'c1' }, outdated: [7, 11] },
    { change: { topic: 'declaration', id: 'd1' }, outdated: [3, 7, 10] },
    { change: { topic: 'mail', id: 'm1' }, outdated: [7, 16] },
  ])('$change.topic $change.id outdates lists, the document and what shows it', ({ change, outdated }) =>
    expect(keys.flatMap((key, index) => (isOutdatedBy(key, change) ? [index] : []))).toEqual(outdated),
  );
});
