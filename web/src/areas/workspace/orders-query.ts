import type { Order, OrderSummary } from '@contract/production/order';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getPage } from '../../lib/content';
import { pageQuery } from '../../lib/page-query';
import type { OrderFilter } from './status-filter';

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
