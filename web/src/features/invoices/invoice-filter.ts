import { invoiceStatuses, type InvoiceStatus } from '@contract/states/invoice';

/** The part of the invoices that the address asks for. */
export type InvoiceFilter = { status?: InvoiceStatus | 'unpaid'; q?: string; sort?: 'due' };

const SEARCH_MAX_LENGTH = 80;
const statuses = ['unpaid', ...invoiceStatuses] as const;

/** What the address says; what nobody knows is named as undefined, else the router would keep it. */
export function invoiceFilterOf({ status, q, sort }: Record<string, unknown>): InvoiceFilter {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return { status: statuses.find((known) => known === status), q: text || undefined, sort: sort === 'due' ? sort : undefined };
}
