import { expect, test } from 'vitest';
import { orderSortOf, staffQuoteFilterOf } from './staff-filter';

test.each([
  [{}, {}],
  [{ status: 'offered' }, { status: 'offered' }],
  [
    { status: 'open', q: ' Brandt ', sort: 'amount' },
    { status: 'open', q: 'Brandt', sort: 'amount' },
  ],
  [{ status: 'lost', q: '', sort: 'due' }, {}],
])('%o asks for %o', (search, filter) =>
  expect(staffQuoteFilterOf(search)).toStrictEqual({ status: undefined, q: undefined, sort: undefined, ...filter }),
);

test.each([
  [{}, 'newest'],
  [{ status: 'open' }, 'due'],
  [{ status: 'open', sort: 'newest' }, 'newest'],
] as const)('orders that %o asks for come by %s', (filter, sort) => expect(orderSortOf(filter)).toBe(sort));
