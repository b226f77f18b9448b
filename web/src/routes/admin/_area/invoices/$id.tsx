import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { InvoiceMissing } from '../../../../areas/invoices/invoice-page';
import { forgetInvoiceLists, showStaffInvoice, staffInvoiceQuery } from '../../../../documents/invoices/invoices-query';
import { useSession } from '../../../../areas/sign-in/session/session';
import { StaffInvoicePage } from '../../../../areas/invoices/staff-invoice-page';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/admin/_area/invoices/$id')({
  staticData: { strings: ['invoices', 'offers', 'quotes', 'configurator'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(staffInvoiceQuery(params.id)),
  head: ({ loaderData: invoice, match: { context } }) => ({
    meta: [{ title: context.t('admin.title', { page: invoice?.number || context.t('admin.invoices') }) }],
  }),
  component: StaffInvoiceRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: () => <InvoiceMissing listPath="/admin/invoices" />,
  errorComponent: RouteFailure,
});

function StaffInvoiceRoute() {
  const queryClient = useQueryClient();
  const navigate = Route.useNavigate();
  const { userRole } = useSession(Route.useRouteContext().session);
  const { data: invoice } = useSuspenseQuery(staffInvoiceQuery(Route.useParams().id));
  return (
    <StaffInvoicePage
      key={invoice.id}
      invoice={invoice}
      role={userRole}
      onView={(next) => showStaffInvoice(queryClient, next)}
      onDiscarded={() => {
        forgetInvoiceLists(queryClient);
        void navigate({ to: '/admin/invoices', replace: true });
      }}
    />
  );
}
