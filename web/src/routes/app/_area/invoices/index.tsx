import { createFileRoute } from '@tanstack/react-router';
import { invoiceFilterOf } from '../../../../documents/invoices/invoice-filter';
import { InvoiceList } from '../../../../areas/invoices/invoice-list';
import { invoicesQuery } from '../../../../documents/invoices/invoices-query';

export const Route = createFileRoute('/app/_area/invoices/')({
  staticData: { strings: ['invoices'] },
  validateSearch: invoiceFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(invoicesQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.invoices') }) }] }),
  component: () => <InvoiceList filter={Route.useSearch()} />,
});
