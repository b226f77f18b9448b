import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { OrderMissing } from '../../../../areas/orders/customer/order-page';
import { orderPath, orderQuery, quotePath, showOrder } from '../../../../areas/workspace/customer-queries';
import { MessageThread } from '../../../../documents/messages/message-thread';
import { OrderPlaced } from '../../../../documents/orders/order-placed';
import { withMessage } from '../../../../lib/http/query-string';
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
  const queryClient = useQueryClient();
  const { data: order } = useSuspenseQuery(orderQuery(Route.useParams().id));
  const toOrder = (
    <Link className="button primary" to="/app/orders/$id" params={{ id: order.id }}>
      {t('offer.to-order')} <LongArrow />
    </Link>
  );
  const path = quotePath(order.quote.id);
  const thread = (
    <MessageThread
      threadId={order.quote.id}
      path={path}
      messages={order.messages}
      onMessage={(message) => showOrder(queryClient, withMessage(order, message))}
    />
  );
  return <OrderPlaced order={order} path={orderPath(order.id)} quotePath={path} toOrder={toOrder} thread={thread} />;
}
