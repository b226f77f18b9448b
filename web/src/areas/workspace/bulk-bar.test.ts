import { orderStatuses } from '@contract/states/order';
import { quoteStatuses } from '@contract/states/quote';
import { expect, test } from 'vitest';
import { bulkTransitions, canPerform } from './bulk-bar';

test.each([
  ['quote.review', quoteStatuses, ['submitted', 'changes_requested']],
  ['order.start', orderStatuses, ['placed', 'revision']],
  ['order.submit', orderStatuses, ['in_production']],
  ['order.resume', orderStatuses, ['on_hold']],
] as const)('%s is possible where the flow has it', (transition, statuses, possible) =>
  expect(statuses.filter((status) => canPerform(transition, status))).toEqual(possible),
);

test('every transition of several documents has a row above', () =>
  expect([...bulkTransitions.quotes, ...bulkTransitions.orders]).toHaveLength(4));
