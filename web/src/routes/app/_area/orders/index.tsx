import { createFileRoute } from '@tanstack/react-router';
import { OrderList } from '../../../../areas/orders/customer/order-list';
import { orderFilterOf, ordersQuery } from '../../../../areas/workspace/customer-queries';

export const Route = createFileRoute('/app/_area/orders/')({
  staticData: { strings: ['orders'] },
  validateSearch: orderFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(ordersQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.orders') }) }] }),
  component: OrdersRoute,
});

function OrdersRoute() {
  const navigate = Route.useNavigate();
  return <OrderList filter={Route.useSearch()} onFilter={(search) => void navigate({ search, replace: true })} />;
}
