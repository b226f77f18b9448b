import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import { appendEvent } from '../../platform/events/append-event';
import { balances, lockInvoice } from './lock-invoice';
import type { Mover } from '../../platform/events/move-document';

/** Throws a draft away; an issued invoice can only be cancelled. @throws Problem invoice.not-found, invoice.wrong-status */
export async function discardDraft(strapi: Core.Strapi, { invoiceId, by }: { invoiceId: string; by: Mover }): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { invoice } = await lockInvoice(strapi, trx, invoiceId);
    if (invoice.state !== 'draft') throw new Problem('invoice.wrong-status');
    await balances(strapi).delete({ where: { invoiceId } });
    await strapi.db.query('api::invoice.invoice').delete({ where: { id: invoice.id } });
    await appendEvent(strapi, trx, {
      topic: 'invoice',
      name: 'invoice.discarded',
      subject: invoiceId,
      actor: by.actor,
      accountId: by.accountId,
      from: 'draft',
    });
  });
}
