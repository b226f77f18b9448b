import type { OrderSummary } from '@contract/order';
import type { OrderStatus } from '@contract/states/order';

/** Statuses in which our clock runs; afterwards nothing is due from us. */
const running: readonly OrderStatus[] = ['placed', 'in_production', 'internal_review', 'revision'];

/** When work is due as an ISO time, or null while nothing is. */
export const dueTime = ({ status, dueAt }: Pick<OrderSummary, 'status' | 'dueAt'>): string | null =>
  running.includes(status) ? dueAt : null;
