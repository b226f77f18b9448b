import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import type { InvoiceListQuery, Invoice, InvoiceSummary, StaffInvoiceSummary } from '../../contract/billing/invoice';
import { Problem } from '../../contract/problem';
import { type InvoiceStatus, invoiceStatus } from '../../contract/states/invoice';
import type { Rows } from '../../platform/http/keyset';
import { listPage } from '../../platform/http/sorted-page';
import { berlinDay } from '../../platform/time/time';
import { findWords } from '../../platform/search/search-text';
import { type BalanceRow, findInvoice, findInvoices, type InvoiceRow, type PaymentRow, type ReminderRow } from './invoice-row';
import type { DownloadUrl } from '../../contract/files/file';
import { documentDownloadUrl } from '../../platform/documents/store-documents';
import type { DocumentFormat } from '../../platform/documents/stored-document';
import encodeQr from 'qr';
import { discountOf } from '../../contract/billing/concession';
import { payableOf, totalsOf } from '../../contract/billing/document';
import { cents } from '../../contract/pricing/money';
import { giroCode } from './payment-box';

const amount = (value: number | string) => cents(Number(value));

function statusOf({ settlement, due, paid, dueOn }: BalanceRow): InvoiceStatus {
  if (settlement === 'correction') return settlement;
  const state = settlement === 'draft' ? 'draft' : 'issued';
  const facts = { state, due: amount(due), paid: amount(paid), dueOn, cancelled: settlement === 'cancelled' } as const;
  return invoiceStatus(facts, berlinDay(new Date()));
}

/** Returns what pays an open invoice until a day (YYYY-MM-DD) that its discount is granted for; null without one. */
export function earlyOfferOf(document: InvoiceRow['document'], balance: BalanceRow, day: string): Invoice['earlyOffer'] {
  const { settlement, due, paid } = balance;
  const earlyPayment = document.kind === 'invoice' ? document.earlyPayment : undefined;
  if (!earlyPayment || settlement !== 'open' || earlyPayment.payBy < day) return null;
  const asked = cents(amount(due) - discountOf(amount(due), earlyPayment) - amount(paid));
  return asked > 0 ? { share: earlyPayment.share, payBy: earlyPayment.payBy, amount: asked } : null;
}

/** Presents an invoice as its customer and staff see it. */
export function presentInvoice({ invoice, balance, payments, reminders, related, replacement, corrections }: InvoiceRecord): Invoice {
  const { documentId: id, document } = invoice;
  const relation = related && { id: related.documentId, number: related.document.number };
  const open = cents(Number(balance.due) - Number(balance.paid));
  const isPayable = balance.settlement === 'open' && open > 0;
  return {
    id,
    number: document.number,
    status: statusOf(balance),
    revision: balance.revision,
    orderId: balance.orderId,
    document,
    totals: totalsOf(document),
    due: amount(balance.due),
    paid: amount(balance.paid),
    writtenOff: amount(balance.writtenOff ?? 0),
    dueOn: balance.dueOn,
    earlyOffer: earlyOfferOf(document, balance, berlinDay(new Date())),
    cancellation: balance.cancellationId ? relation : null,
    cancels: invoice.cancelsId ? relation : null,
    corrects: invoice.correctsId ? relation : null,
    corrections: corrections.map((row) => ({
      id: row.documentId,
      number: row.document.number,
      gross: payableOf(row.document).payable,
    })),
    replacedBy: replacement && { id: replacement.documentId, number: replacement.document.number },
    giroCode: isPayable ? drawnCode(giroCode({ seller: document.seller, amount: open, reference: document.number })) : null,
    payments: payments.map((row) => ({
      id: row.documentId,
      kind: row.kind ?? 'payment',
      amount: amount(row.amount),
      paidOn: row.paidOn,
      reference: row.reference,
      source: row.source,
    })),
    reminders: reminders.map((row) => ({ id: row.documentId, level: row.level, sentOn: row.sentOn, payUntil: row.document.payUntil })),
  };
}

const drawnCode = (text: string) => ({
  text,
  rows: encodeQr(text, 'raw', { ecc: 'medium', border: 1 }).map((row) => row.map(Number).join('')),
});

export const presentSummary = (row: BalanceRow): InvoiceSummary => ({
  id: row.invoiceId,
  number: row.number ?? '',
  kind: row.kind,
  scope: row.scope,
  status: statusOf(row),
  issuedOn: row.issuedOn,
  dueOn: row.dueOn,
  gross: amount(row.gross),
  due: amount(row.due),
  paid: amount(row.paid),
  writtenOff: amount(row.writtenOff ?? 0),
  orderNumber: row.orderNumber,
  facts: row.facts ?? [],
});

export const presentStaffSummary = (row: BalanceRow): StaffInvoiceSummary => ({ ...presentSummary(row), name: row.name });

export const presentPage = <T>({ rows, next }: Rows<BalanceRow>, present: (row: BalanceRow) => T): Page<T> => ({
  items: rows.map(present),
  next,
});

/** The reader, who sees the invoices of their account or of one order. `staff` sees all, and drafts too. */
export type Reader = { ownerId: string } | { quoteId: string } | 'staff';

export type InvoiceRecord = {
  invoice: InvoiceRow;
  balance: BalanceRow;
  payments: PaymentRow[];
  reminders: ReminderRow[];
  /** The cancellation of this invoice, or the invoice that this one cancels or corrects. */
  related: InvoiceRow | null;
  /** The invoice that took the place of this one. */
  replacement: InvoiceRow | null;
  corrections: InvoiceRow[];
};

export const invoiceQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const balances = () => strapi.db.query('api::invoice-balance.invoice-balance');
  /** Query filter that leaves only the invoices that the reader may see. */
  const visibleTo = async (reader: Reader): Promise<object> => {
    if (reader === 'staff') return {};
    const orders = 'ownerId' in reader ? { owner_id: reader.ownerId } : { quote_id: reader.quoteId };
    const ids: { document_id: string }[] = await strapi.db.connection('orders').where(orders).select('document_id');
    return { orderId: { $in: ids.map(({ document_id: id }) => id) }, settlement: { $ne: 'draft' } };
  };

  return {
    /** Reads one page in the requested order. @throws Problem input.invalid for a foreign cursor */
    async list(
      reader: Reader,
      { sort = 'newest', cursor, limit = LIST_LIMIT_DEFAULT, ...query }: InvoiceListQuery,
    ): Promise<Rows<BalanceRow>> {
      const find = (page: object): Promise<BalanceRow[]> => balances().findMany(page);
      const where = { $and: [await visibleTo(reader), await filtersOf(strapi, query)] };
      return listPage(find, { where, sort, columns: sortColumns, cursor, limit });
    },

    count: async (query: InvoiceListQuery): Promise<number> => balances().count({ where: await filtersOf(strapi, query) }),

    /** Reads an invoice with all that belongs to it. @throws Problem invoice.not-found */
    async byId(reader: Reader, documentId: string): Promise<InvoiceRecord> {
      const balance: BalanceRow | null = await balances().findOne({
        where: { $and: [{ invoiceId: documentId }, await visibleTo(reader)] },
      });
      if (!balance) throw new Problem('invoice.not-found');
      const invoice = await findInvoice(strapi, { documentId });
      if (!invoice) throw new Problem('invoice.not-found');
      const relatedId = balance.cancellationId ?? invoice.cancelsId ?? invoice.correctsId;
      const [payments, reminders, related, replacement, corrections] = await Promise.all([
        strapi.db.query('api::payment.payment').findMany({ where: { invoiceId: documentId }, orderBy: { id: 'asc' } }),
        strapi.db.query('api::reminder.reminder').findMany({ where: { invoiceId: documentId }, orderBy: { level: 'asc' } }),
        relatedId ? findInvoice(strapi, { documentId: relatedId }) : null,
        balance.replacedById ? findInvoice(strapi, { documentId: balance.replacedById }) : null,
        findInvoices(strapi, { where: { orderId: invoice.orderId, correctsId: documentId }, orderBy: { id: 'asc' } }),
      ]);
      return { invoice, balance, payments, reminders, related, replacement, corrections };
    },
  };
};

const sortColumns = {
  due: { column: 'dueOn', kind: 'day' },
  amount: { column: 'gross', kind: 'amount', descending: true },
  customer: { column: 'name', kind: 'text' },
} as const;

async function filtersOf(strapi: Core.Strapi, { status, q, order }: InvoiceListQuery): Promise<object> {
  return {
    ...(status && statusFilters[status](berlinDay(new Date()))),
    ...(q && (await findWords(strapi, 'api::invoice-balance.invoice-balance', q))),
    ...(order && { orderId: order }),
  };
}

/** The rules of `invoiceStatus` as query filters on the stored columns. */
const statusFilters: Record<InvoiceStatus | 'unpaid', (today: string) => object> = {
  draft: () => ({ settlement: 'draft' }),
  open: (today) => ({ settlement: 'open', dueOn: { $gte: today }, paid: 0 }),
  partly_paid: (today) => ({ settlement: 'open', dueOn: { $gte: today }, paid: { $gt: 0 } }),
  paid: () => ({ settlement: 'paid' }),
  overdue: (today) => ({ settlement: 'open', dueOn: { $lt: today } }),
  cancelled: () => ({ settlement: 'cancelled' }),
  correction: () => ({ settlement: 'correction' }),
  unpaid: () => ({ settlement: 'open' }),
};

type Requested = { reader: Reader; invoiceId: string; format: DocumentFormat };

/** Signs a URL for an invoice that the reader may see. @throws Problem invoice.not-found, document.not-found for a draft */
export async function invoiceDownloadUrl(strapi: Core.Strapi, { reader, invoiceId, format }: Requested): Promise<DownloadUrl> {
  const { invoice } = await invoiceQueries({ strapi }).byId(reader, invoiceId);
  return documentDownloadUrl(strapi, { subject: invoice.documentId, kind: invoice.kind, format });
}
