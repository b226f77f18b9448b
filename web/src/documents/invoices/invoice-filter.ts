import { invoiceSorts, type InvoiceSort } from '@contract/billing/invoice';
import { invoiceStatuses, type InvoiceStatus } from '@contract/states/invoice';
import { choiceOf, searchOf } from '../../lib/list-filter';

/** The part of the invoices that the address asks for. */
export type InvoiceFilter = { status?: InvoiceStatus | 'unpaid'; q?: string; sort?: InvoiceSort };

export const invoiceFilterOf = ({ status, q, sort }: Record<string, unknown>): InvoiceFilter => ({
  status: choiceOf(['unpaid', ...invoiceStatuses], status),
  ...searchOf({ q }),
  sort: choiceOf(invoiceSorts, sort),
});
