import type { Order, OrderSummary } from '@contract/production/order';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/http/content';
import { pageQuery } from '../../lib/http/page-query';
import { type OrderStatus, orderStatuses } from '@contract/states/order';
import { type QuoteStatus, quoteStatuses } from '@contract/states/quote';
import { choiceOf } from '../../lib/http/query-string';

/** The API's path of one of the account's own orders. */
export const orderPath = (id: string): string => `/api/orders/${encodeURIComponent(id)}`;

/** The account's own orders, newest first. */
export const ordersQuery = (filter: OrderFilter = {}) => pageQuery<OrderSummary>(['orders', 'list'], '/api/orders', filter);

/** One of them; somebody else's is not found. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['orders', id], queryFn: ({ signal }) => getPage<Order>(orderPath(id), { signal }) });

/** Shows an order as the server has it now; lists are read anew when they are next looked at. */
export function showOrder(queryClient: QueryClient, order: Order): void {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order);
  void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['quotes', order.quote.id] });
}

/** The part of a list that the address asks for; all without a status. */
type StatusFilter<Status extends string> = { status?: Status | 'open' };
export type QuoteFilter = StatusFilter<QuoteStatus>;
export type OrderFilter = StatusFilter<OrderStatus>;

const filterOf =
  <Status extends string>(statuses: readonly Status[]) =>
  ({ status }: Record<string, unknown>): StatusFilter<Status> => ({ status: choiceOf(['open', ...statuses], status) });

export const quoteFilterOf = filterOf(quoteStatuses);
export const orderFilterOf = filterOf(orderStatuses);
