import type { AssignmentStatus } from '@contract/states/assignment';
import { cents } from '@contract/pricing/money';
import { expect, test } from 'vitest';
import { isBidLate, waitingInVain } from './work-panel';

test.each<[string, AssignmentStatus[], number]>([
  ['nobody has the work yet: bids are still compared', ['bid', 'bid'], 0],
  ['one has it: the others wait in vain', ['assigned', 'bid', 'bid', 'rejected'], 2],
  ['who has not answered needs no answer', ['in_progress', 'offered'], 0],
  ['the work is done', ['approved', 'bid'], 1],
])('%s', (_name, statuses, expected) => expect(waitingInVain(statuses.map((status) => ({ status })))).toHaveLength(expected));

test.each<[string, AssignmentStatus, number, boolean]>([
  ['a bid that ends in time', 'bid', 4, false],
  ['a bid that ends after the customer’s time', 'bid', 5, true],
  ['work that was given out: its own time counts', 'assigned', 5, false],
])('%s', (_name, status, days, expected) => {
  const terms = { price: cents(10_000), days };
  expect(isBidLate({ status, terms }, '2026-11-27T12:00:00Z', Date.parse('2026-11-23T10:00:00Z'))).toBe(expected);
});
