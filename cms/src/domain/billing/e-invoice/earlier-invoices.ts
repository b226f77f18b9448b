import type { InvoiceLike } from '../../../contract/billing/document';

/** An issued invoice that another one takes back or settles. */
export type EarlierInvoice = { number: string; date: string };

/** The invoices that an invoice refers to, first the one it follows: what it cancels, then partial ones, the latest first. */
export const earlierInvoices = (invoice: InvoiceLike): EarlierInvoice[] => [
  ...(invoice.kind === 'cancellation' ? [invoice.cancels] : []),
  ...invoice.prepayments.toReversed(),
];
