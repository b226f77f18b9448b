import type { Core } from '@strapi/strapi';
import type { BalanceRow } from './invoice-row';
import type { ImportOutcome, NewPayment, NewRefund, Payment, PaymentImport } from '../../contract/billing/invoice';
import { cents, formatCents } from '../../contract/pricing/money';
import { INVOICE_YEARS } from '../../contract/people/personal-data';
import { Problem } from '../../contract/problem';
import { balances, type Locked, transitionInvoice } from './lock-invoice';
import type { Actor } from '../../platform/events/transition-document';
import { keptUntil } from '../../platform/time/time';
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
  const step = async ({ invoice, balance }: Locked) => {
    if (invoice.state !== 'issued' || invoice.kind !== 'invoice') throw new Problem('invoice.wrong-status');
    const { amount, paidOn, reference } = payment;
    const paid = cents(Number(balance.paid) + amount);
    if (paid < 0) throw new Problem('payment.below-zero', { paid: formatCents(cents(Number(balance.paid)), 'de') });
    const entry = {
      invoiceId,
      kind: 'payment',
      amount,
      paidOn,
      reference,
      source,
      bankLine,
      recordedBy: by.accountId ?? '',
      keptUntil: keptUntil(INVOICE_YEARS),
    };
    const { documentId: paymentId } = await strapi.db.query('api::payment.payment').create({ data: entry });
    const data = { paid, settlement: settlementAfter(balance, paid), revision: balance.revision + 1 };
    await balances(strapi).update({ where: { id: balance.id }, data });
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
  const step = async ({ invoice, balance }: Locked) => {
    if (invoice.state !== 'issued' || invoice.kind !== 'invoice') throw new Problem('invoice.wrong-status');
    const [paid, due] = [Number(balance.paid), Number(balance.due)];
    const over = cents(Math.max(0, balance.settlement === 'cancelled' ? paid : paid - due));
    const { paidOn, reference } = refund;
    if (refund.amount > over) throw new Problem('payment.above-overpaid', { left: formatCents(over, 'de') });
    const amount = cents(0 - refund.amount);
    const kept = { recordedBy: by.accountId ?? '', keptUntil: keptUntil(INVOICE_YEARS) };
    const entry = { invoiceId, kind: 'refund', amount, paidOn, reference, source: 'manual', ...kept };
    const { documentId: paymentId } = await strapi.db.query('api::payment.payment').create({ data: entry });
    await balances(strapi).update({ where: { id: balance.id }, data: { paid: paid + amount, revision: balance.revision + 1 } });
    return { fact: 'invoice.refunded', data: { paymentId, amount } };
  };
  await transitionInvoice(strapi, { invoiceId, by, command: refund, step });
}

/** Returns the settlement after a payment. A cancelled invoice stays cancelled. */
function settlementAfter({ settlement, due }: BalanceRow, paid: number): BalanceRow['settlement'] {
  if (settlement === 'cancelled') return settlement;
  return paid >= Number(due) ? 'paid' : 'open';
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
