import { expect, test } from 'vitest';
import { Problem } from '../../../contract/problem';
import type { OrderGuard } from '../../../contract/states/order';
import { orderGuards, type OrderFacts } from './transition-order';

const now = new Date('2026-11-21T10:00:00Z');
const ahead = '2026-11-22T00:00:00.000Z';
const past = '2026-11-21T09:59:59.000Z';
const business = { earlyStart: false, withdrawUntil: null, reviewUntil: null, deliveredAt: null };
const consumer = { ...business, withdrawUntil: ahead };

const outcome = (guard: OrderGuard, order: OrderFacts['order'], throughAssignment = false) => {
  try {
    orderGuards[guard]({ order, now, throughAssignment });
    return 'ok';
  } catch (error) {
    return error instanceof Problem ? error.code : error;
  }
};

test.each<[string, OrderGuard, OrderFacts['order'], string]>([
  ['work for a business starts at once', 'withdrawal-settled', business, 'ok'],
  ['a consumer’s waits for the period', 'withdrawal-settled', consumer, 'order.withdrawal-open'],
  ['unless they wanted it early', 'withdrawal-settled', { ...consumer, earlyStart: true }, 'ok'],
  ['or the period is over', 'withdrawal-settled', { ...consumer, withdrawUntil: past }, 'ok'],
  ['a delivery is accepted by itself after the period', 'review-period-over', { ...business, reviewUntil: past }, 'ok'],
  ['not before', 'review-period-over', { ...business, reviewUntil: ahead }, 'order.review-open'],
  ['and never without one', 'review-period-over', business, 'order.review-open'],
  ['a business cannot withdraw', 'right-of-withdrawal', business, 'order.withdrawal-over'],
  ['a consumer can', 'right-of-withdrawal', consumer, 'ok'],
  ['even after delivery without early start', 'right-of-withdrawal', { ...consumer, deliveredAt: past }, 'ok'],
  ['not once all was done early', 'right-of-withdrawal', { ...consumer, earlyStart: true, deliveredAt: past }, 'order.withdrawal-over'],
  [
    'but they can if it was delivered after they said so',
    'right-of-withdrawal',
    { ...consumer, earlyStart: true, deliveredAt: ahead },
    'ok',
  ],
  ['nor after the period', 'right-of-withdrawal', { ...consumer, withdrawUntil: past }, 'order.withdrawal-over'],
])('%s', (_name, guard, order, expected) => expect(outcome(guard, order)).toBe(expected));

test('a contractor moves an order only by submitting', () => {
  expect(outcome('through-assignment', business)).toBe('order.wrong-status');
  expect(outcome('through-assignment', business, true)).toBe('ok');
});
