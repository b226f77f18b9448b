import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { InvoiceMissing, InvoicePage } from '../../../../areas/invoices/invoice-page';
import { invoiceQuery } from '../../../../documents/invoices/invoices-query';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/app/_area/invoices/$id')({
  staticData: { strings: ['invoices', 'offers', 'quotes', 'configurator'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(invoiceQuery(params.id)),
  head: ({ loaderData: invoice, match: { context } }) => ({
    meta: [{ title: context.t('portal.title', { page: invoice?.number ?? context.t('invoice.missing.title') }) }],
  }),
  component: InvoiceRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: () => <InvoiceMissing listPath="/app/invoices" />,
  errorComponent: RouteFailure,
});

function InvoiceRoute() {
  const { data: invoice } = useSuspenseQuery(invoiceQuery(Route.useParams().id));
  return <InvoicePage invoice={invoice} />;
}
