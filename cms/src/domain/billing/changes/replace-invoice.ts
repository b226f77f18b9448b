import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { cancellationOf, type InvoiceDocument } from '../../../contract/billing/document';
import { INVOICE_YEARS } from '../../../contract/people/personal-data';
import { cents } from '../../../contract/pricing/money';
import { appendEvent } from '../../../platform/events/append-event';
import type { Actor } from '../../../platform/events/transition-document';
import { translate } from '../../../platform/strings/translate';
import { berlinDay, currentTime, keptUntil } from '../../../platform/time/time';
import { insertChange } from './insert-change';
import { type BalanceRow, findInvoice, type InvoiceRow } from '../invoice-row';
import { nextInvoiceNumber } from '../issued-columns';
import { balances } from '../lock-invoice';

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
  const now = currentTime();
  const reason = translate(former.document.locale, 'document.replaced-by', { number: replacement.document.number });
  const head = { number: await nextInvoiceNumber(trx, now), date: berlinDay(now), reason };
  const document = cancellationOf(former.document, head);
  const cancellationId = await insertChange(strapi, { document, invoice: former, by, key: randomUUID() });
  await movePayments(strapi, trx, { former, balance, replacement, by });
  const ended = { settlement: 'cancelled', cancellationId, replacedById: replacement.invoiceId, remindOn: null, paid: 0 };
  await balances(strapi).update({ where: { id: balance.id }, data: { ...ended, revision: balance.revision + 1 } });
  await appendEvent(strapi, trx, {
    topic: 'invoice',
    name: 'invoice.cancelled',
    subject: former.documentId,
    actor: by.kind,
    accountId: by.accountId,
    data: { cancellationId, replacementId: replacement.invoiceId },
  });
}

type Moving = { former: InvoiceRow; balance: BalanceRow; replacement: Replacement; by: Actor };

/** Writes the two entries by which a payment moves: they name each other's invoice and come to nothing together. */
async function movePayments(strapi: Core.Strapi, trx: Knex, { former, balance, replacement, by }: Moving): Promise<void> {
  const amount = cents(Number(balance.paid));
  if (amount === 0) return;
  const about = {
    paidOn: berlinDay(currentTime()),
    kind: 'moved',
    source: 'moved',
    recordedBy: by.accountId ?? '',
    keptUntil: keptUntil(INVOICE_YEARS),
  };
  const from = { id: former.documentId, number: former.document.number };
  const to = { id: replacement.invoiceId, number: replacement.document.number };
  for (const [invoice, other, moved] of [
    [from, to, cents(0 - amount)],
    [to, from, amount],
  ] as const) {
    const { documentId: paymentId } = await strapi.db.query('api::payment.payment').create({
      data: { ...about, invoiceId: invoice.id, pairedInvoiceId: other.id, reference: other.number, amount: moved },
    });
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
