import encodeQr from 'qr';
import type { Page } from '../../contract/list';
import { totalsOf } from '../../contract/billing/document';
import type { Invoice, InvoiceSummary, StaffInvoiceSummary } from '../../contract/billing/invoice';
import { cents } from '../../contract/pricing/money';
import { invoiceStatus, type InvoiceStatus } from '../../contract/states/invoice';
import { giroCode } from './payment-box';
import type { Rows } from '../../platform/http/keyset';
import { berlinDay } from '../../platform/time/time';
import type { BalanceRow } from './invoice-row';
import type { InvoiceRecord } from './find-invoices';

const amount = (value: number | string) => cents(Number(value));

function statusOf({ settlement, due, paid, dueOn }: BalanceRow): InvoiceStatus {
  const state = settlement === 'draft' ? 'draft' : 'issued';
  const facts = { state, due: amount(due), paid: amount(paid), dueOn, cancelled: settlement === 'cancelled' } as const;
  return invoiceStatus(facts, berlinDay(new Date()));
}

/** An invoice as its customer and staff see it. */
export function presentInvoice({ invoice, balance, payments, reminders, related }: InvoiceRecord): Invoice {
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
    dueOn: balance.dueOn,
    cancellation: balance.cancellationId ? relation : null,
    cancels: invoice.cancelsId ? relation : null,
    giroCode: isPayable ? drawnCode(giroCode({ seller: document.seller, amount: open, reference: document.number })) : null,
    payments: payments.map((row) => ({
      id: row.documentId,
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
  orderNumber: row.orderNumber,
});

export const presentStaffSummary = (row: BalanceRow): StaffInvoiceSummary => ({ ...presentSummary(row), name: row.name });

export const presentPage = <T>({ rows, next }: Rows<BalanceRow>, present: (row: BalanceRow) => T): Page<T> => ({
  items: rows.map(present),
  next,
});
