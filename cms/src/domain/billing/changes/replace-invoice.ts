import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { cancellationOf } from '../../../contract/billing/cancellation';
import { isTakenBack } from '../../../contract/billing/correction';
import type { CorrectionDocument, InvoiceDocument } from '../../../contract/billing/document';
import type { Cents } from '../../../contract/pricing/cents';
import { cents } from '../../../contract/pricing/money';
import { appendEvent } from '../../../platform/events/append-event';
import type { Actor } from '../../../platform/events/transition-document';
import { translate } from '../../../platform/strings/translate';
import { berlinDay, currentTime } from '../../../platform/time/time';
import { findCorrections } from './correct-invoice';
import { insertChange } from './insert-change';
import { type BalanceRow, findInvoice, type InvoiceRow } from '../invoice-row';
import { nextInvoiceNumber } from '../issued-columns';
import { balances } from '../lock-invoice';
import { insertEntry, settleInvoice } from '../payments/settle-invoice';

/** The invoice that takes the place of others, as it is issued in the same transaction. */
type Replacement = { invoiceId: string; document: InvoiceDocument };

/**
 * Cancels an issued invoice for the one that takes its place, under the next number, and moves what was paid on it there. The
 * caller's transaction holds the order's lock, and counts what was moved in the balance of the new invoice.
 * @throws Error when the invoice is not there, or takes no payments: what is replaced was found under the same lock
 */
export async function replaceInvoice(
  strapi: Core.Strapi,
  trx: Knex,
  { number, replacement, by }: { number: string; replacement: Replacement; by: Actor },
): Promise<void> {
  const former = await findInvoice(strapi, { number });
  if (!former || former.document.kind !== 'invoice') throw new Error(`${number} cannot be replaced`);
  const balance: BalanceRow = await balances(strapi).findOne({ where: { invoiceId: former.documentId } });
  const cancellationId = await cancelRest(strapi, trx, { former, corrections: await findCorrections(strapi, former), replacement, by });
  // What was granted on a payment, or written off, does not move with it.
  const settled = await settleInvoice(strapi, trx, { invoice: former, settlement: 'cancelled', due: cents(0), by });
  await movePayments(strapi, trx, { former, amount: cents(Number(settled.paid)), replacement, by });
  const ended = { ...settled, cancellationId, replacedById: replacement.invoiceId, remindOn: null, paid: 0 };
  await balances(strapi).update({ where: { id: balance.id }, data: { ...ended, revision: balance.revision + 1 } });
  await appendEvent(strapi, trx, {
    topic: 'invoice',
    // Without a cancellation there is no document to draw or to send: the new invoice says what it takes the place of.
    name: cancellationId ? 'invoice.cancelled' : 'invoice.replaced',
    subject: former.documentId,
    actor: by.kind,
    accountId: by.accountId,
    data: { replacementId: replacement.invoiceId, ...(cancellationId && { cancellationId }) },
  });
}

type Cancelling = { former: InvoiceRow; corrections: CorrectionDocument[]; replacement: Replacement; by: Actor };

/** @returns the id of the cancellation; null when corrections have left nothing to cancel */
async function cancelRest(strapi: Core.Strapi, trx: Knex, { former, corrections, replacement, by }: Cancelling): Promise<string | null> {
  const { document: invoice } = former;
  if (invoice.kind !== 'invoice' || isTakenBack(invoice, corrections)) return null;
  const now = currentTime();
  const reason = translate(invoice.locale, 'document.replaced-by', { number: replacement.document.number });
  const head = { number: await nextInvoiceNumber(trx, now), date: berlinDay(now), reason };
  const document = cancellationOf(invoice, head, corrections);
  return insertChange(strapi, { document, invoice: former, by, key: randomUUID() });
}

type Moving = { former: InvoiceRow; amount: Cents; replacement: Replacement; by: Actor };

/** Writes the two entries by which a payment moves: they name each other's invoice and come to nothing together. */
async function movePayments(strapi: Core.Strapi, trx: Knex, { former, amount, replacement, by }: Moving): Promise<void> {
  if (amount === 0) return;
  const about = { paidOn: berlinDay(currentTime()), kind: 'moved', source: 'moved' } as const;
  const from = { id: former.documentId, number: former.document.number };
  const to = { id: replacement.invoiceId, number: replacement.document.number };
  for (const [invoice, other, moved] of [
    [from, to, cents(0 - amount)],
    [to, from, amount],
  ] as const) {
    const entry = { ...about, pairedInvoiceId: other.id, reference: other.number, amount: moved };
    const paymentId = await insertEntry(strapi, invoice.id, entry, by);
    await appendEvent(strapi, trx, {
      topic: 'invoice',
      name: 'invoice.payment-moved',
      subject: invoice.id,
      actor: by.kind,
      accountId: by.accountId,
      data: { paymentId, amount: moved },
    });
  }
}
