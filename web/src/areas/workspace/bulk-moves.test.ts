import { orderStatuses } from '@contract/states/order';
import { quoteStatuses } from '@contract/states/quote';
import { expect, test } from 'vitest';
import { bulkMoves, canMove } from './bulk-moves';

test.each([
  ['quote.review', quoteStatuses, ['submitted', 'changes_requested']],
  ['order.start', orderStatuses, ['placed', 'revision']],
  ['order.submit', orderStatuses, ['in_production']],
  ['order.resume', orderStatuses, ['on_hold']],
] as const)('%s is possible where the flow has it', (move, statuses, possible) =>
  expect(statuses.filter((status) => canMove(move, status))).toEqual(possible),
);

test('every move of several documents has a row above', () => expect([...bulkMoves.quotes, ...bulkMoves.orders]).toHaveLength(4));
