import { openOrderStatuses, workingOrderStatuses, type OrderStatus } from '@contract/states/order';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useOrderChanges } from '../../../../areas/quotes/amendments/order-changes';
import { OrderTransitions, StaffOrderMissing, StaffOrderPage } from '../../../../areas/orders/staff/staff-order-page';
import { ResultsForm } from '../../../../areas/orders/staff/results-form';
import { showStaffOrder, staffOrderPath, staffOrderQuery, staffQuotePath } from '../../../../areas/workspace/staff-queries';
import type { NewWork } from '../../../../areas/assignments/new-work';
import { MarkRelease } from '../../../../areas/assignments/mark-release';
import { MarkBoard } from '../../../../documents/marks/mark-board';
import { OrderMargin } from '../../../../areas/assignments/work-cost';
import { WorkPanel } from '../../../../areas/assignments/work-panel';
import { useSession } from '../../../../areas/sign-in/session/session';
import { MessageThread } from '../../../../documents/messages/message-thread';
import { OrderInvoices } from '../../../../areas/invoices/order-invoices';
import { OrderTerms } from '../../../../documents/orders/order-terms';
import { OrderBuyer, OrderFiles, OrderLines } from '../../../../documents/orders/order-lines';
import { OrderResults } from '../../../../documents/orders/order-results';
import { withMessage } from '../../../../lib/http/query-string';
import { History } from '../../../../ui/layout/history';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/admin/_area/orders/$id')({
  staticData: { strings: ['orders', 'offers', 'quotes', 'configurator', 'invoices', 'assignments', 'offer-editor'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(staffOrderQuery(params.id)),
  head: ({ loaderData: order, match: { context } }) => ({
    meta: [{ title: context.t('admin.title', { page: order?.number ?? context.t('order.missing.title') }) }],
  }),
  component: StaffOrderRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: StaffOrderMissing,
  errorComponent: RouteFailure,
});

const open: readonly OrderStatus[] = openOrderStatuses;
const working: readonly OrderStatus[] = workingOrderStatuses;

/** Returns the ways to give out work: it is assigned once production began; prices can be asked for while anything is open. */
const waysIn = (status: OrderStatus): NewWork[] => [
  ...(open.includes(status) ? ['ask' as const] : []),
  ...(working.includes(status) ? ['direct' as const] : []),
];

function StaffOrderRoute() {
  const queryClient = useQueryClient();
  const { session } = Route.useRouteContext();
  const { userRole } = useSession(session);
  const { data: order } = useSuspenseQuery(staffOrderQuery(Route.useParams().id));
  const path = staffOrderPath(order.id);
  const onView = (view: typeof order) => showStaffOrder(queryClient, view);
  const releasable = [...order.files, ...order.messages.flatMap(({ files }) => files), ...order.results];
  const document = { path, view: order, onView };
  const changes = useOrderChanges(document, userRole);
  const side = (
    <>
      <OrderInvoices order={order} />
      {changes.panel}
      <History timeline={order.timeline} next={[]} />
      <OrderBuyer buyer={order.buyer} />
    </>
  );
  return (
    <StaffOrderPage order={order} transitions={<OrderTransitions order={document} role={userRole} />} side={side}>
      {changes.editor}
      <WorkPanel quoteId={order.quote.id} path={path} dueAt={order.dueAt} ways={waysIn(order.status)} files={releasable} />
      <OrderMargin quoteId={order.quote.id} net={order.totals.net} />
      <ResultsForm order={order} path={path} onView={onView} />
      <OrderResults order={order} path={path} />
      <MarkBoard
        document={document}
        marks={order.marks}
        files={order.results}
        viewer="staff"
        open={open.includes(order.status)}
        release={(mark) => <MarkRelease quoteId={order.quote.id} document={document} mark={mark} />}
      />
      <MessageThread
        threadId={order.quote.id}
        path={staffQuotePath(order.quote.id)}
        messages={order.messages}
        viewer="staff"
        onMessage={(message) => onView(withMessage(order, message))}
      />
      <OrderLines order={order} path={path} />
      <OrderTerms order={order} path={path} />
      <OrderFiles files={order.files} path={path} />
    </StaffOrderPage>
  );
}
