import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { BalanceRow } from './invoice-row';
import type { NewPayment, Payment } from '../../contract/billing/invoice';
import { cents, formatCents } from '../../contract/pricing/money';
import { Problem } from '../../contract/problem';
import { appendEvent } from '../../platform/events/append-event';
import { balances, moveInvoice, type Locked } from './lock-invoice';
import type { Mover } from '../../platform/events/move-document';

type Recording = {
  invoiceId: string;
  payment: NewPayment;
  by: Mover;
  source?: Payment['source'];
  /** Hash of the bank's line: each is booked once. */
  bankLine?: string;
};

/**
 * Books what came in or, as a negative entry, went back. Entries are never changed.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status for a draft or a cancellation, payment.below-zero
 */
export async function recordPayment(strapi: Core.Strapi, recording: Recording): Promise<void> {
  const { invoiceId, payment, by, source = 'manual', bankLine } = recording;
  const act = async (trx: Knex, { invoice, balance }: Locked) => {
    if (invoice.state !== 'issued' || invoice.kind !== 'invoice') throw new Problem('invoice.wrong-status');
    const { amount, paidOn, reference, key: moveKey } = payment;
    const paid = cents(Number(balance.paid) + amount);
    if (paid < 0) throw new Problem('payment.below-zero', { paid: formatCents(cents(Number(balance.paid)), 'de') });
    const entry = { invoiceId, amount, paidOn, reference, source, bankLine, recordedBy: by.accountId ?? '' };
    const { documentId: paymentId } = await strapi.db.query('api::payment.payment').create({ data: entry });
    const data = { paid, settlement: settlementAfter(balance, paid), revision: balance.revision + 1 };
    await balances(strapi).update({ where: { id: balance.id }, data });
    await appendEvent(strapi, trx, {
      topic: 'invoice',
      name: 'invoice.payment-recorded',
      subject: invoiceId,
      actor: by.actor,
      accountId: by.accountId,
      moveKey,
      data: { paymentId, amount },
    });
  };
  await moveInvoice(strapi, { invoiceId, move: payment, act });
}

/** Money for a cancelled invoice, or back from it, leaves it cancelled. */
function settlementAfter({ settlement, due }: BalanceRow, paid: number): BalanceRow['settlement'] {
  if (settlement === 'cancelled') return settlement;
  return paid >= Number(due) ? 'paid' : 'open';
}
