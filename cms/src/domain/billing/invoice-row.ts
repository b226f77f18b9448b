import type { Core } from '@strapi/strapi';
import { storedInvoices } from '../../contract/billing/stored-document';
import { searchText } from '../../platform/search/search-text';
import type { InvoiceLike, ReminderDocument } from '../../contract/billing/document';
import type { InvoiceFact } from '../../contract/billing/invoice-facts';
import type { InvoiceScope, Payment, ReminderLevel, Settlement } from '../../contract/billing/invoice';
import type { InvoiceState } from '../../contract/states/invoice';

/** Amounts are cents; PostgreSQL returns big integers as text. */
type Amount = number | string;

/** An invoice as stored, its document in today's form. Once issued, nothing in it changes: the database refuses it. */
export type InvoiceRow = {
  id: number;
  documentId: string;
  state: InvoiceState;
  kind: InvoiceLike['kind'];
  scope: InvoiceScope;
  number: string | null;
  orderId: string;
  /** The invoice that this one cancels. */
  cancelsId: string | null;
  /** The invoice that this one corrects. */
  correctsId: string | null;
  document: InvoiceLike;
  sha256: string | null;
  issuedAt: string | null;
  issuedBy: string | null;
};

const readInvoice = (row: InvoiceRow): InvoiceRow => ({
  ...row,
  document: storedInvoices.read(row.document, `invoice ${row.documentId}`),
});

/** Room for the invoices of one year. */
const NUMBERS_OF_YEAR = 10_000_000;

/** Returns an invoice's number (RE-YYYY-NNNNN) as one whole number, by which the ledger finds gaps. */
export function invoiceSequence(number: string): number {
  const [, year, value] = number.split('-');
  return firstSequence(Number(year)) + Number(value);
}

/** Returns the whole number before the first invoice of a year. */
export const firstSequence = (year: number): number => year * NUMBERS_OF_YEAR;

/** Reads invoices with their documents in today's form. All code reads documents through here; other columns may be selected past it. */
export async function findInvoices(strapi: Core.Strapi, query: { where: object; orderBy?: object }): Promise<InvoiceRow[]> {
  const rows: InvoiceRow[] = await strapi.db.query('api::invoice.invoice').findMany(query);
  return rows.map(readInvoice);
}

export async function findInvoice(strapi: Core.Strapi, where: object): Promise<InvoiceRow | null> {
  const row: InvoiceRow | null = await strapi.db.query('api::invoice.invoice').findOne({ where });
  return row && readInvoice(row);
}

/** The changing facts of an invoice, and the columns that lists filter by. Written with every payment, reminder and cancellation. */
export type BalanceRow = {
  id: number;
  invoiceId: string;
  orderId: string;
  orderNumber: string;
  /** Facts of the document that lists show; null in rows from before they were kept. */
  facts: InvoiceFact[] | null;
  number: string | null;
  kind: InvoiceLike['kind'];
  scope: InvoiceScope;
  settlement: Settlement;
  name: string;
  gross: Amount;
  due: Amount;
  /** The sum of its entries. */
  paid: Amount;
  /** The part of `paid` that was written off; null in rows from before there was such a thing. */
  writtenOff: Amount | null;
  writeOffReason: string | null;
  issuedOn: string | null;
  /** The due date; for a draft the day it was made, since it waits for staff. */
  dueOn: string;
  remindOn: string | null;
  remindedLevel: number;
  /** The reason for which its reminders were stopped; null while they go on. */
  reminderStop: string | null;
  cancellationId: string | null;
  /** The invoice that took the place of this cancelled one. */
  replacedById: string | null;
  revision: number;
};

/** An entry as stored; `kind` is null in rows from before there were several, which are payments. */
export type PaymentRow = Omit<Payment, 'id' | 'kind' | 'amount'> & { documentId: string; kind: Payment['kind'] | null; amount: Amount };

export type ReminderRow = { documentId: string; invoiceId: string; level: ReminderLevel; sentOn: string; document: ReminderDocument };

/** Builds the text that lists of invoices are searched by. */
export const balanceSearchText = ({ number, name, orderNumber }: BalanceRow): string => searchText(number, name, orderNumber);
