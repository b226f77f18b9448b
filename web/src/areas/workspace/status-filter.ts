import { orderStatuses, type OrderStatus } from '@contract/states/order';
import { quoteStatuses, type QuoteStatus } from '@contract/states/quote';
import { choiceOf } from '../../lib/list-filter';

/** The part of a list that the address asks for; all without a status. */
type StatusFilter<Status extends string> = { status?: Status | 'open' };
export type QuoteFilter = StatusFilter<QuoteStatus>;
export type OrderFilter = StatusFilter<OrderStatus>;

const filterOf =
  <Status extends string>(statuses: readonly Status[]) =>
  ({ status }: Record<string, unknown>): StatusFilter<Status> => ({ status: choiceOf(['open', ...statuses], status) });

export const quoteFilterOf = filterOf(quoteStatuses);
export const orderFilterOf = filterOf(orderStatuses);
