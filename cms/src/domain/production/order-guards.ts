import { Problem } from '../../contract/problem';
import type { OrderGuard } from '../../contract/states/order';
import type { OrderRow } from './order-row';

/** What the guards of an order look at. */
export type OrderFacts = {
  order: Pick<OrderRow, 'earlyStart' | 'withdrawUntil' | 'reviewUntil' | 'deliveredAt'>;
  now: Date;
  /** Whether the move follows from the submission of an assignment. */
  throughAssignment: boolean;
};

const isPast = (time: string | null, now: Date): boolean => time === null || new Date(time) <= now;

/** The conditions of the order's table. Each throws a Problem when it does not hold. */
export const orderGuards: Record<OrderGuard, (facts: OrderFacts) => void> = {
  'withdrawal-settled': ({ order, now }) => {
    if (!order.earlyStart && !isPast(order.withdrawUntil, now))
      throw new Problem('order.withdrawal-open', { date: String(order.withdrawUntil).slice(0, 10) });
  },
  'through-assignment': ({ throughAssignment }) => {
    if (!throughAssignment) throw new Problem('order.wrong-status');
  },
  'review-period-over': ({ order, now }) => {
    if (order.reviewUntil === null || !isPast(order.reviewUntil, now)) throw new Problem('order.review-open');
  },
  'right-of-withdrawal': ({ order, now }) => {
    const isPerformed = order.earlyStart && order.deliveredAt !== null && isPast(order.deliveredAt, now);
    if (isPast(order.withdrawUntil, now) || isPerformed) throw new Problem('order.withdrawal-over');
  },
};
