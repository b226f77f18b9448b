import { expect, test } from 'vitest';
import { orderSortOf, staffQuoteFilterOf } from './staff-queries';

test.each([
  [{}, {}],
  [{ status: 'offered' }, { status: 'offered' }],
  [
    { status: 'open', q: ' Brandt ', sort: 'amount' },
    { status: 'open', q: 'Brandt', sort: 'amount' },
  ],
  [{ status: 'lost', q: '', sort: 'due' }, {}],
  [
    { lostFrom: '2026-11-01', lostTo: '2026-11-31', lostReason: 'expired', lostService: 'a b' },
    { lostFrom: '2026-11-01', lostReason: 'expired' },
  ],
])('%o asks for %o', (search, filter) => {
  const none = { status: undefined, q: undefined, sort: undefined };
  const notLost = { lostFrom: undefined, lostTo: undefined, lostReason: undefined, lostService: undefined };
  expect(staffQuoteFilterOf(search)).toStrictEqual({ ...none, ...notLost, ...filter });
});

test.each([
  [{}, 'newest'],
  [{ status: 'open' }, 'due'],
  [{ status: 'open', sort: 'newest' }, 'newest'],
] as const)('orders that %o asks for come by %s', (filter, sort) => expect(orderSortOf(filter)).toBe(sort));
