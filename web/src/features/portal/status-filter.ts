import { orderStatuses, type OrderStatus } from '@contract/states/order';
import { quoteStatuses, type QuoteStatus } from '@contract/states/quote';

/** The part of a list that the address asks for; all without a status. */
type StatusFilter<Status extends string> = { status?: Status | 'open' };
export type QuoteFilter = StatusFilter<QuoteStatus>;
export type OrderFilter = StatusFilter<OrderStatus>;

/** What the address says; what nobody knows is named as undefined, else the router would keep it. */
const filterOf =
  <Status extends string>(statuses: readonly Status[]) =>
  ({ status }: Record<string, unknown>): StatusFilter<Status> => ({
    status: status === 'open' ? status : statuses.find((known) => known === status),
  });

export const quoteFilterOf = filterOf(quoteStatuses);
export const orderFilterOf = filterOf(orderStatuses);
