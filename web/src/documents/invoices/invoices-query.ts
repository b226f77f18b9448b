import {
  type Invoice,
  type InvoiceSort,
  invoiceSorts,
  type InvoiceSummary,
  type StaffInvoice,
  type StaffInvoiceSummary,
} from '@contract/billing/invoice';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/http/content';
import { pageQuery, choiceOf, searchOf } from '../../lib/http/query-string';
import type { StringKey } from '../../lib/text/strings';
import { cents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import { type InvoiceStatus, invoiceStatuses } from '@contract/states/invoice';

/** Returns the API's path of one of the account's own invoices, and of any for staff. */
export const invoicePath = (id: string): string => `/api/invoices/${encodeURIComponent(id)}`;
export const staffInvoicePath = (id: string): string => `/api/staff${invoicePath(id).slice('/api'.length)}`;

/** Returns the query for the account's own invoices, newest first. */
export const invoicesQuery = ({ status }: InvoiceFilter = {}) =>
  pageQuery<InvoiceSummary>(['invoices', 'list'], '/api/invoices', { status });

/** Returns the query for one of them; somebody else's is not found. */
export const invoiceQuery = (id: string) =>
  queryOptions({ queryKey: ['invoices', id], queryFn: ({ signal }) => getPage<Invoice>(invoicePath(id), { signal }) });

/** Returns the query for everybody's invoices, or those of one order. */
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

/** Returns the text key of what an invoice is called: `Schlussrechnung`. */
export const invoiceTitle = ({ kind, scope }: Pick<InvoiceSummary, 'kind' | 'scope'>): StringKey =>
  kind === 'invoice' ? `invoice.title.${scope}` : `invoice.title.${kind}`;

/** Returns the amount still to pay; 0 once the invoice was cancelled. */
export const openOf = ({ status, due, paid }: Pick<InvoiceSummary, 'status' | 'due' | 'paid'>): Cents =>
  cents(status === 'cancelled' ? 0 : Math.max(0, due - paid));

/** The part of the invoices that the address asks for. */
export type InvoiceFilter = { status?: InvoiceStatus | 'unpaid'; q?: string; sort?: InvoiceSort };

export const invoiceFilterOf = ({ status, q, sort }: Record<string, unknown>): InvoiceFilter => ({
  status: choiceOf(['unpaid', ...invoiceStatuses], status),
  ...searchOf({ q }),
  sort: choiceOf(invoiceSorts, sort),
});
