import type { Invoice, InvoiceSummary, StaffInvoice, StaffInvoiceSummary } from '@contract/billing/invoice';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getPage } from '../../lib/content';
import { pageQuery } from '../../lib/page-query';
import type { InvoiceFilter } from './invoice-filter';

/** The API's path of one of the account's own invoices, and of any for staff. */
export const invoicePath = (id: string): string => `/api/invoices/${encodeURIComponent(id)}`;
export const staffInvoicePath = (id: string): string => `/api/staff${invoicePath(id).slice('/api'.length)}`;

/** The account's own invoices, newest first. */
export const invoicesQuery = ({ status }: InvoiceFilter = {}) =>
  pageQuery<InvoiceSummary>(['invoices', 'list'], '/api/invoices', { status });

/** One of them; somebody else's is not found. */
export const invoiceQuery = (id: string) =>
  queryOptions({ queryKey: ['invoices', id], queryFn: ({ signal }) => getPage<Invoice>(invoicePath(id), { signal }) });

/** Everybody's invoices, or those of one order. */
export const staffInvoicesQuery = (filter: InvoiceFilter & { order?: string } = {}) =>
  pageQuery<StaffInvoiceSummary>(['staff', 'invoices', 'list'], '/api/staff/invoices', filter);

export const staffInvoiceQuery = (id: string) =>
  queryOptions({ queryKey: ['staff', 'invoices', id], queryFn: ({ signal }) => getPage<StaffInvoice>(staffInvoicePath(id), { signal }) });

/** Shows an invoice as the server has it now; lists are read anew when they are next looked at. */
export function showStaffInvoice(queryClient: QueryClient, invoice: StaffInvoice): void {
  queryClient.setQueryData(staffInvoiceQuery(invoice.id).queryKey, invoice);
  forgetInvoiceLists(queryClient);
}

export const forgetInvoiceLists = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: ['staff', 'invoices', 'list'] });
