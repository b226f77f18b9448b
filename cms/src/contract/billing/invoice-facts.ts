import type { InvoiceLike } from './document';

type FactRule = {
  /** Empty where the invoice has none. */ of: (invoice: InvoiceLike) => string;
  /** Stands in lists of invoices too. */ listed?: true;
};

/**
 * Facts in the head of an invoice that are shown as they are stored, in the order of the document. The invoice's page and
 * its PDF show all of them, lists those marked so; the text of each is `invoice.fact.<name>`.
 */
const facts = {
  order: { of: ({ orderNumber }) => orderNumber },
  'buyer-reference': { of: ({ buyer }) => buyer.reference, listed: true },
  'buyer-vat-id': { of: ({ buyer }) => buyer.vatId },
} satisfies Record<string, FactRule>;

export type InvoiceFactName = keyof typeof facts;
export const invoiceFactNames = Object.keys(facts) as InvoiceFactName[];

export type InvoiceFact = { name: InvoiceFactName; value: string };

const rules: Record<InvoiceFactName, FactRule> = facts;

/** The facts that an invoice has, empty ones left out. */
export const invoiceFacts = (invoice: InvoiceLike): InvoiceFact[] =>
  invoiceFactNames.map((name) => ({ name, value: rules[name].of(invoice) })).filter(({ value }) => value !== '');

/** Those of them that lists show. */
export const listedInvoiceFacts = (invoice: InvoiceLike): InvoiceFact[] => invoiceFacts(invoice).filter(({ name }) => rules[name].listed);
