import { invoiceStatuses, type InvoiceStatus } from '@contract/states/invoice';
import { choiceOf, searchOf } from '../../lib/list-filter';

/** The part of the invoices that the address asks for. */
export type InvoiceFilter = { status?: InvoiceStatus | 'unpaid'; q?: string; sort?: 'due' };

export const invoiceFilterOf = ({ status, q, sort }: Record<string, unknown>): InvoiceFilter => ({
  status: choiceOf(['unpaid', ...invoiceStatuses], status),
  ...searchOf({ q }),
  sort: choiceOf(['due'], sort),
});
