import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { OrderMissing } from '../../../../areas/orders/customer/order-page';
import { orderPath, orderQuery, quotePath } from '../../../../areas/workspace/customer-queries';
import { OrderPlaced } from '../../../../documents/orders/order-placed';
import { useT } from '../../../../lib/text/strings';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';
import { LongArrow } from '../../../../ui/marks/long-arrow';

export const Route = createFileRoute('/app/_area/orders/$id_/placed')({
  staticData: { strings: ['orders', 'offers', 'quotes', 'configurator'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(orderQuery(params.id)),
  head: ({ loaderData: order, match: { context } }) => ({
    meta: [{ title: context.t('portal.title', { page: order?.number ?? context.t('order.missing.title') }) }],
  }),
  component: PlacedRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: OrderMissing,
  errorComponent: RouteFailure,
});

function PlacedRoute() {
  const t = useT();
  const { data: order } = useSuspenseQuery(orderQuery(Route.useParams().id));
  const toOrder = (
    <Link className="button primary" to="/app/orders/$id" params={{ id: order.id }}>
      {t('offer.to-order')} <LongArrow />
    </Link>
  );
  return <OrderPlaced order={order} path={orderPath(order.id)} quotePath={quotePath(order.quote.id)} toOrder={toOrder} />;
}
