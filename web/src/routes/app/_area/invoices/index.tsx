import { createFileRoute } from '@tanstack/react-router';
import { invoiceFilterOf, invoicesQuery } from '../../../../documents/invoices/invoices-query';
import { InvoiceList } from '../../../../areas/invoices/invoice-list';

export const Route = createFileRoute('/app/_area/invoices/')({
  staticData: { strings: ['invoices'] },
  validateSearch: invoiceFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(invoicesQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.invoices') }) }] }),
  component: () => <InvoiceList filter={Route.useSearch()} />,
});
