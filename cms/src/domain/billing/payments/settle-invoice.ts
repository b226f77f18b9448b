import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type ConcessionKind, concessionChanges, concessionKinds } from '../../../contract/billing/concession';
import type { Payment } from '../../../contract/billing/invoice';
import { INVOICE_YEARS } from '../../../contract/people/personal-data';
import type { Cents } from '../../../contract/pricing/cents';
import { cents, sum } from '../../../contract/pricing/money';
import { appendEvent } from '../../../platform/events/append-event';
import type { Actor } from '../../../platform/events/transition-document';
import { berlinDay, currentTime, keptUntil } from '../../../platform/time/time';
import type { BalanceRow, InvoiceRow, PaymentRow } from '../invoice-row';

type NewEntry = Pick<Payment, 'kind' | 'amount' | 'paidOn' | 'reference' | 'source'> & {
  bankLine?: string | undefined;
  pairedInvoiceId?: string;
};

/** Writes an entry of an invoice, which never changes. @returns its id */
export async function insertEntry(strapi: Core.Strapi, invoiceId: string, entry: NewEntry, by: Actor): Promise<string> {
  const kept = { recordedBy: by.accountId ?? '', keptUntil: keptUntil(INVOICE_YEARS) };
  const { documentId } = await strapi.db.query('api::payment.payment').create({ data: { ...entry, ...kept, invoiceId } });
  return documentId;
}

type Entry = Pick<Payment, 'kind' | 'amount' | 'paidOn'>;

export async function findEntries(strapi: Core.Strapi, invoiceId: string): Promise<Entry[]> {
  const rows: PaymentRow[] = await strapi.db.query('api::payment.payment').findMany({ where: { invoiceId }, orderBy: { id: 'asc' } });
  return rows.map(({ kind, amount, paidOn }) => ({ kind: kind ?? 'payment', amount: cents(Number(amount)), paidOn }));
}

type Settling = {
  invoice: Pick<InvoiceRow, 'documentId' | 'document'>;
  settlement: BalanceRow['settlement'];
  /** What the invoice asks for; of a cancelled one nothing. */
  due: Cents;
  by: Actor;
};
type Settled = Pick<BalanceRow, 'paid' | 'writtenOff' | 'settlement'>;

/** What is told of a concession that grows, and of one that shrinks. */
const facts: Record<ConcessionKind, readonly [string, string]> = {
  early_payment: ['invoice.early-payment-granted', 'invoice.early-payment-taken-back'],
  write_off: ['invoice.written-off', 'invoice.write-off-taken-back'],
};

/**
 * Brings the discount for early payment and the write-off of an invoice into line with its entries, by entries of their own. Must be
 * called after whatever changes what was paid or what is due.
 * @returns what its balance says then
 */
export async function settleInvoice(strapi: Core.Strapi, trx: Knex, { invoice, settlement, due, by }: Settling): Promise<Settled> {
  const { documentId: invoiceId, document } = invoice;
  const earlyPayment = document.kind === 'invoice' ? document.earlyPayment : undefined;
  const asked = settlement === 'cancelled' ? cents(0) : due;
  const entries = await findEntries(strapi, invoiceId);
  const changes = concessionChanges({ due: asked, earlyPayment, entries });
  for (const kind of concessionKinds) {
    const amount = changes[kind];
    if (amount === 0) continue;
    const entry = { kind, amount, paidOn: berlinDay(currentTime()), reference: '', source: 'computed' as const };
    const paymentId = await insertEntry(strapi, invoiceId, entry, by);
    const name = facts[kind][amount > 0 ? 0 : 1];
    const about = { topic: 'invoice', name, subject: invoiceId, actor: by.kind, accountId: by.accountId } as const;
    await appendEvent(strapi, trx, { ...about, data: { paymentId, amount } });
    entries.push(entry);
  }
  const paid = sum(entries.map(({ amount }) => amount));
  const writtenOff = sum(entries.filter(({ kind }) => kind === 'write_off').map(({ amount }) => amount));
  return { paid, writtenOff, settlement: settlement === 'cancelled' ? settlement : paid >= due ? 'paid' : 'open' };
}
