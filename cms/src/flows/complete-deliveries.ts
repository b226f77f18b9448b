import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { OrderRow } from '../api/order/order-row';
import { currentTime } from '../current-time';
import { ignoreMoved } from './expire-offers';
import { timer } from './move-document';
import { moveOrder } from './move-order';

const BATCH = 50;

/** Completes deliveries that nobody objected to within the period their mail named (§ 640 Abs. 2 BGB). */
export async function completeDeliveries(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: OrderRow[] = await strapi.db
    .query('api::order.order')
    .findMany({ where: { status: 'delivered', reviewUntil: { $lte: now } }, orderBy: { reviewUntil: 'asc' }, limit: BATCH });
  for (const { documentId, revision } of due) {
    const move = { revision, key: randomUUID() };
    await moveOrder(strapi, documentId, 'complete', { by: timer, move, now }).catch(ignoreMoved);
  }
}
