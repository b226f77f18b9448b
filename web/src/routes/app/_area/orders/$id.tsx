import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MessageThread } from '../../../../documents/messages/message-thread';
import { OrderWorkspace } from '../../../../documents/orders/order-workspace';
import { OrderMissing, OrderPage } from '../../../../areas/orders/customer/order-page';
import { orderPath, orderQuery, showOrder, quotePath, quoteQuery } from '../../../../areas/workspace/customer-queries';
import { linesOfOrder } from '../../../../documents/quotes/request-again';
import { withMessage } from '../../../../lib/http/query-string';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/app/_area/orders/$id')({
  staticData: { strings: ['orders', 'offers', 'quotes', 'configurator'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(orderQuery(params.id)),
  head: ({ loaderData: order, match: { context } }) => ({
    meta: [{ title: context.t('portal.title', { page: order?.number ?? context.t('order.missing.title') }) }],
  }),
  component: OrderRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: OrderMissing,
  errorComponent: RouteFailure,
});

function OrderRoute() {
  const queryClient = useQueryClient();
  const { data: view } = useSuspenseQuery(orderQuery(Route.useParams().id));
  return (
    <OrderPage order={view}>
      <OrderWorkspace
        order={{ path: orderPath(view.id), view, onView: (next) => showOrder(queryClient, next) }}
        again={async () => linesOfOrder(view.lines, (await queryClient.ensureQueryData(quoteQuery(view.quote.id))).lines)}
        thread={
          <MessageThread
            threadId={view.quote.id}
            path={quotePath(view.quote.id)}
            messages={view.messages}
            onMessage={(message) => showOrder(queryClient, withMessage(view, message))}
          />
        }
      />
    </OrderPage>
  );
}
