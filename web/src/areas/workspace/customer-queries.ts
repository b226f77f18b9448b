import type { Order, OrderSummary } from '@contract/production/order';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/http/content';
import { pageQuery, choiceOf } from '../../lib/http/query-string';
import { type OrderStatus, orderStatuses } from '@contract/states/order';
import { type QuoteStatus, quoteStatuses } from '@contract/states/quote';
import type { QuoteSummary } from '@contract/quoting/quote';
import type { QuoteView } from '@contract/quoting/offer';
import type { OwnOverview } from '@contract/people/person';
import { get } from '../../lib/http/http';

/** Returns the API's path of one of the account's own orders. */
export const orderPath = (id: string): string => `/api/orders/${encodeURIComponent(id)}`;

/** Returns the query for the account's own orders, newest first. */
export const ordersQuery = (filter: OrderFilter = {}) => pageQuery<OrderSummary>(['orders', 'list'], '/api/orders', filter);

/** Returns the query for one of them; somebody else's is not found. */
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

/** Returns the API's path of one of the account's own quotes. */
export const quotePath = (id: string): string => `/api/quotes/${encodeURIComponent(id)}`;

/** Returns the query for the account's own quotes, newest first. */
export const quotesQuery = (filter: QuoteFilter = {}) => pageQuery<QuoteSummary>(['quotes', 'list'], '/api/quotes', filter);

/** Returns the query for one of them; somebody else's is not found. */
export const quoteQuery = (id: string) =>
  queryOptions({ queryKey: ['quotes', id], queryFn: ({ signal }) => getPage<QuoteView>(quotePath(id), { signal }) });

/** Shows a quote as the server has it now; lists that name it are read anew when they are next looked at. */
export function showQuote(queryClient: QueryClient, quote: QuoteView): void {
  queryClient.setQueryData(quoteQuery(quote.id).queryKey, quote);
  void queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
}

/** The query for the newest deliveries, the year so far, and what is to be paid. */
export const ownOverviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => get<OwnOverview>('/api/account/overview', { signal }),
});
