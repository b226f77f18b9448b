import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type InvoiceFilter, invoiceFilterOf, staffInvoicesQuery } from '../../../../documents/invoices/invoices-query';
import { StaffInvoiceList } from '../../../../areas/invoices/staff-invoice-list';

export const Route = createFileRoute('/admin/_area/invoices/')({
  staticData: { strings: ['invoices'] },
  validateSearch: invoiceFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(staffInvoicesQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.invoices') }) }] }),
  component: StaffInvoicesRoute,
});

function StaffInvoicesRoute() {
  const navigate = Route.useNavigate();
  const filterBy = useCallback((search: InvoiceFilter) => void navigate({ search, replace: true }), [navigate]);
  const filter = Route.useSearch();
  return <StaffInvoiceList filter={filter} onFilter={filterBy} />;
}
