import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { moneyOf } from '../../../contract/billing/concession';
import type { ImportOutcome, NewPayment, NewRefund, Payment, PaymentImport } from '../../../contract/billing/invoice';
import { cents, formatCents } from '../../../contract/pricing/money';
import { Problem } from '../../../contract/problem';
import { balances, type Locked, transitionInvoice } from '../lock-invoice';
import type { Actor } from '../../../platform/events/transition-document';
import { findEntries, insertEntry, settleInvoice } from './settle-invoice';
import { findKnown, type HashedLine, hashedLines } from './bank-statement';

type Recording = {
  invoiceId: string;
  payment: NewPayment;
  by: Actor;
  source?: Payment['source'];
  /** Hash of the bank's line, by which each line is booked once. */
  bankLine?: string;
};

/**
 * Books a payment or, as a negative entry, a repayment. Entries are never changed.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status for a draft or a cancellation, payment.below-zero
 */
export async function recordPayment(strapi: Core.Strapi, recording: Recording): Promise<void> {
  const { invoiceId, payment, by, source = 'manual', bankLine } = recording;
  const step = async ({ invoice, balance }: Locked, trx: Knex) => {
    refuseUnlessIssued(invoice);
    const { amount, paidOn, reference } = payment;
    const before = moneyOf(await findEntries(strapi, invoiceId));
    if (before + amount < 0) throw new Problem('payment.below-zero', { paid: formatCents(before, 'de') });
    const paymentId = await insertEntry(strapi, invoiceId, { kind: 'payment', amount, paidOn, reference, source, bankLine }, by);
    await settle(strapi, trx, { invoice, balance, by });
    return { fact: 'invoice.payment-recorded', data: { paymentId, amount } };
  };
  await transitionInvoice(strapi, { invoiceId, by, command: payment, step });
}

/**
 * Gives back what was paid too much, or what was paid on a cancelled invoice, as an entry of its own that lowers what was paid.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status, payment.above-overpaid
 */
export async function refundOverpayment(
  strapi: Core.Strapi,
  { invoiceId, refund, by }: { invoiceId: string; refund: NewRefund; by: Actor },
): Promise<void> {
  const step = async ({ invoice, balance }: Locked, trx: Knex) => {
    refuseUnlessIssued(invoice);
    const [paid, due] = [Number(balance.paid), Number(balance.due)];
    const over = cents(Math.max(0, balance.settlement === 'cancelled' ? paid : paid - due));
    const { paidOn, reference } = refund;
    if (refund.amount > over) throw new Problem('payment.above-overpaid', { left: formatCents(over, 'de') });
    const amount = cents(0 - refund.amount);
    const paymentId = await insertEntry(strapi, invoiceId, { kind: 'refund', amount, paidOn, reference, source: 'manual' }, by);
    await settle(strapi, trx, { invoice, balance, by });
    return { fact: 'invoice.refunded', data: { paymentId, amount } };
  };
  await transitionInvoice(strapi, { invoiceId, by, command: refund, step });
}

/** Only invoices that were issued are paid: no draft, no cancellation, no correction. */
function refuseUnlessIssued({ state, kind }: Pick<Locked['invoice'], 'state' | 'kind'>): void {
  if (state !== 'issued' || kind !== 'invoice') throw new Problem('invoice.wrong-status');
}

async function settle(strapi: Core.Strapi, trx: Knex, { invoice, balance, by }: Omit<Locked, 'order'> & { by: Actor }): Promise<void> {
  const { id, settlement, due, revision } = balance;
  const settled = await settleInvoice(strapi, trx, { invoice, settlement, due: cents(Number(due)), by });
  await balances(strapi).update({ where: { id }, data: { ...settled, revision: revision + 1 } });
}

/**
 * Books the chosen lines of a bank's statement, each in a transaction of its own and each once, however often it is sent.
 * Amounts come from the file.
 * @throws Problem payment.file-unreadable, input.invalid for a line that is not in it, and those of `recordPayment`
 */
export async function importPayments(strapi: Core.Strapi, { statement, chosen }: PaymentImport, by: Actor): Promise<ImportOutcome> {
  const lines = new Map(hashedLines(statement).map((one) => [one.line, one]));
  const requested = chosen.map(({ line, invoiceId }) => {
    const bankLine = lines.get(line);
    if (!bankLine) throw new Problem('input.invalid', {}, { chosen: 'field.invalid-value' });
    return { bankLine, invoiceId };
  });
  const known = new Set(
    await findKnown(
      strapi,
      requested.map(({ bankLine }) => bankLine),
    ),
  );
  const outcome: ImportOutcome = { recorded: 0, skipped: 0 };
  for (const { bankLine, invoiceId } of requested) {
    if (known.has(bankLine.line)) outcome.skipped++;
    else {
      await book(strapi, invoiceId, bankLine, by);
      outcome.recorded++;
    }
    known.add(bankLine.line);
  }
  return outcome;
}

/**
 * Books one line. When two people import the same file at once, the line's hash is the key of the transition, so the second
 * changes nothing.
 */
async function book(strapi: Core.Strapi, invoiceId: string, { line, day, amount, purpose }: HashedLine, by: Actor): Promise<void> {
  const balance: { revision: number } | null = await balances(strapi).findOne({ where: { invoiceId }, select: ['revision'] });
  if (!balance) throw new Problem('invoice.not-found');
  const payment = { key: line, revision: balance.revision, amount, paidOn: day, reference: purpose.slice(0, 200) };
  await recordPayment(strapi, { invoiceId, payment, by, source: 'bank', bankLine: line });
}
