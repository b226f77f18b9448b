import type { Core } from '@strapi/strapi';
import type { OutboxRow } from '../../platform/mail/outbox-row';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent, wasPerformed } from '../../platform/events/append-event';
import { DELIVERY_MAIL } from '../production/orders/complete-deliveries';
import type { Actor } from '../../platform/events/transition-document';
import { reviewEnd } from '../production/orders/transition-order';

/**
 * Has a mail that failed sent again, with all its attempts anew and the Message-ID it had.
 * @throws Problem mail.not-found, mail.wrong-status for one that waits or has left
 */
export async function resendMail(strapi: Core.Strapi, { mailId, key, by }: { mailId: string; key: string; by: Actor }): Promise<OutboxRow> {
  const mails = strapi.db.query('api::outbox.outbox');
  return await strapi.db.transaction(async ({ trx }) => {
    await trx('outbox').where({ document_id: mailId }).forUpdate().select('id');
    const row: OutboxRow | null = await mails.findOne({ where: { documentId: mailId } });
    if (!row) throw new Problem('mail.not-found');
    if (await wasPerformed(trx, mailId, key)) return row;
    if (row.status !== 'failed') throw new Problem('mail.wrong-status');
    const again = { status: 'waiting', attempts: 0, runAfter: new Date(), leaseUntil: null, lastError: null };
    const waiting: OutboxRow = await mails.update({ where: { id: row.id }, data: again });
    if (row.template === DELIVERY_MAIL) await renewReview(strapi, row);
    await appendEvent(strapi, trx, {
      topic: 'mail',
      name: 'mail.resent',
      subject: mailId,
      actor: by.kind,
      accountId: by.accountId,
      from: row.status,
      to: 'waiting',
      transitionKey: key,
    });
    return waiting;
  });
}

/** The days to look at a delivery begin when its mail leaves. */
async function renewReview(strapi: Core.Strapi, { payload }: OutboxRow): Promise<void> {
  await strapi.db
    .query('api::order.order')
    .updateMany({ where: { documentId: payload.orderId, status: 'delivered' }, data: { reviewUntil: reviewEnd(currentTime()) } });
}
