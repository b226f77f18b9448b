import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { OrderRow } from './order-row';
import { currentTime } from '../../platform/time/current-time';
import { appendEvent } from '../../platform/events/append-event';
import { deliveryMailStatus } from './delivery-mail';
import { ignoreMoved } from '../quoting/expire-offers';
import { timer } from '../../platform/events/move-document';
import { moveOrder } from './move-order';

const BATCH = 50;

/**
 * Completes deliveries that nobody objected to within the period their mail named (§ 640 Abs. 2 BGB). One whose mail
 * nobody took is told to staff instead.
 */
export async function completeDeliveries(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: OrderRow[] = await strapi.db
    .query('api::order.order')
    .findMany({ where: { status: 'delivered', reviewUntil: { $lte: now } }, orderBy: { reviewUntil: 'asc' }, limit: BATCH });
  for (const { documentId, revision, quoteId } of due) {
    const mail = await deliveryMailStatus(strapi, documentId);
    const move = { revision, key: randomUUID() };
    if (mail === 'failed') await stopReview(strapi, { documentId, quoteId, now });
    else if (mail !== 'waiting') await moveOrder(strapi, documentId, 'complete', { by: timer, move, now }).catch(ignoreMoved);
  }
}

/** Who never learned of a delivery accepts nothing by keeping silent: no period runs until the mail is sent again. */
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
      actor: timer.actor,
      data: { quoteId },
    });
  });
}
