import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { OrderRow } from './order-row';
import { currentTime } from '../../../platform/time/time';
import { appendEvent } from '../../../platform/events/append-event';
import { ignoreStale } from '../../quoting/offer-deadlines';
import { timer } from '../../../platform/events/transition-document';
import { transitionOrder } from './transition-order';
import type { MailStatus } from '../../../contract/mailbox';
import { orderFacts } from '../../../contract/states/facts';
import { stepMailKey } from '../../../platform/mail/enqueue-mail';

const BATCH = 50;

/**
 * Completes deliveries that nobody objected to within the period their mail named (§ 640 Abs. 2 BGB). Of a delivery whose
 * mail failed, staff are notified instead.
 */
export async function completeDeliveries(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: Pick<OrderRow, 'documentId' | 'revision' | 'quoteId'>[] = await strapi.db.query('api::order.order').findMany({
    where: { status: 'delivered', reviewUntil: { $lte: now } },
    select: ['documentId', 'revision', 'quoteId'],
    orderBy: { reviewUntil: 'asc' },
    limit: BATCH,
  });
  for (const { documentId, revision, quoteId } of due) {
    const mail = await deliveryMailStatus(strapi, documentId);
    const command = { revision, key: randomUUID() };
    if (mail === 'failed') await stopReview(strapi, { documentId, quoteId, now });
    else if (mail !== 'waiting') await transitionOrder(strapi, documentId, 'complete', { by: timer, command, now }).catch(ignoreStale);
  }
}

/**
 * Stops the review period of a delivery whose mail failed: a customer who never learned of it accepts nothing by keeping
 * silent. No period runs until the mail is sent again.
 */
async function stopReview(strapi: Core.Strapi, { documentId, quoteId, now }: { documentId: string; quoteId: string; now: Date }) {
  await strapi.db.transaction(async ({ trx }) => {
    const { count } = await strapi.db
      .query('api::order.order')
      .updateMany({ where: { documentId, status: 'delivered', reviewUntil: { $lte: now } }, data: { reviewUntil: null } });
    if (count === 0) return;
    await appendEvent(strapi, trx, {
      topic: 'order',
      name: 'order.review-stopped',
      subject: documentId,
      actor: timer.kind,
      data: { quoteId },
    });
  });
}

/** The mail that asks a customer to look at a delivery, and sets the period for it. */
export const DELIVERY_MAIL = 'order-delivered';

/** Reads the status of the mail about an order's latest delivery; null where there is none. */
async function deliveryMailStatus(strapi: Core.Strapi, orderId: string): Promise<MailStatus | null> {
  const delivery: { seq: number | string } | null = await strapi.db
    .query('api::event.event')
    .findOne({ where: { subject: orderId, name: orderFacts.release }, orderBy: { seq: 'desc' }, select: ['seq'] });
  if (!delivery) return null;
  const key = stepMailKey(delivery.seq, DELIVERY_MAIL);
  const mail: { status: MailStatus } | null = await strapi.db.query('api::outbox.outbox').findOne({ where: { key }, select: ['status'] });
  return mail?.status ?? null;
}
