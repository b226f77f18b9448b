import { createFileRoute } from '@tanstack/react-router';
import { invoiceFilterOf } from '../../../../features/invoices/invoice-filter';
import { InvoiceList } from '../../../../features/invoices/invoice-list';
import { invoicesQuery } from '../../../../features/invoices/invoices-query';

export const Route = createFileRoute('/app/_area/invoices/')({
  staticData: { strings: ['invoices'] },
  validateSearch: invoiceFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(invoicesQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.invoices') }) }] }),
  component: () => <InvoiceList filter={Route.useSearch()} />,
});
