import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { findInvoice } from './invoice-row';
import { cancellationOf } from '../../contract/billing/cancellation';
import { isTakenBack } from '../../contract/billing/correction';
import type { Cancellation } from '../../contract/billing/invoice';
import { cents } from '../../contract/pricing/money';
import { Problem } from '../../contract/problem';
import { currentTime, berlinDay } from '../../platform/time/time';
import { nextInvoiceNumber } from './issued-columns';
import { insertChange } from './changes/insert-change';
import { findCorrections } from './changes/correct-invoice';
import { balances, transitionInvoice, type Locked } from './lock-invoice';
import { settleInvoice } from './payments/settle-invoice';
import type { Actor } from '../../platform/events/transition-document';

type Cancelling = { invoiceId: string; command: Cancellation; by: Actor };

/**
 * Cancels an issued invoice, or what its corrections left of it, by a cancellation with the opposite amounts, which has the next number.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status, invoice.deducted, invoice.supplemented, invoice.corrected
 */
export async function cancelInvoice(strapi: Core.Strapi, { invoiceId, command, by }: Cancelling): Promise<void> {
  const step = async ({ invoice, balance }: Locked, trx: Knex) => {
    const original = invoice.document;
    const isOpen = balance.settlement === 'open' || balance.settlement === 'paid';
    if (original.kind !== 'invoice' || !isOpen) throw new Problem('invoice.wrong-status');
    const corrections = await findCorrections(strapi, invoice);
    if (isTakenBack(original, corrections)) throw new Problem('invoice.corrected');
    await refuseDeducted(strapi, balance.orderId, original.number);
    if (original.scope === 'full' || original.scope === 'final') await refuseSupplemented(strapi, balance.orderId);
    const now = currentTime();
    const head = { number: await nextInvoiceNumber(trx, now), date: berlinDay(now), reason: command.text };
    const document = cancellationOf(original, head, corrections);
    const cancellationId = await insertChange(strapi, { document, invoice, by, key: command.key });
    const settled = await settleInvoice(strapi, trx, { invoice, settlement: 'cancelled', due: cents(0), by });
    await balances(strapi).update({
      where: { id: balance.id },
      data: { ...settled, cancellationId, remindOn: null, revision: balance.revision + 1 },
    });
    return { fact: 'invoice.cancelled', data: { cancellationId } };
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}

/**
 * Refuses to cancel a partial invoice that a final one deducts; the final one has to be cancelled first.
 * @throws Problem invoice.deducted
 */
async function refuseDeducted(strapi: Core.Strapi, orderId: string, number: string): Promise<void> {
  const where = { orderId, kind: 'invoice', scope: 'final', settlement: { $in: ['open', 'paid'] } };
  const final: { invoiceId: string } | null = await balances(strapi).findOne({ where });
  const row = final && (await findInvoice(strapi, { documentId: final.invoiceId }));
  if (row?.document.prepayments.some((paid) => paid.number === number))
    throw new Problem('invoice.deducted', { number: row.document.number });
}

/**
 * Refuses to cancel the invoice over the whole order while a further one bills what the order has gained since: the rest could then
 * neither be billed nor written anew. @throws Problem invoice.supplemented
 */
async function refuseSupplemented(strapi: Core.Strapi, orderId: string): Promise<void> {
  const where = { orderId, kind: 'invoice', scope: 'supplement', settlement: { $in: ['open', 'paid'] } };
  const further: { number: string } | null = await balances(strapi).findOne({ where });
  if (further) throw new Problem('invoice.supplemented', { number: further.number });
}
