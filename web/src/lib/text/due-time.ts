import type { OrderSummary } from '@contract/production/order';
import { runningOrderStatuses } from '@contract/states/order';

/** When work is due as an ISO time, or null while nothing is. */
export const dueTime = ({ status, dueAt }: Pick<OrderSummary, 'status' | 'dueAt'>): string | null =>
  runningOrderStatuses.includes(status) ? dueAt : null;
