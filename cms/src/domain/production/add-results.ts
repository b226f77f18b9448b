import type { Core } from '@strapi/strapi';
import type { OrderRow } from './order-row';
import type { NewResults } from '../../contract/production/order';
import { Problem } from '../../contract/problem';
import { workingOrderStatuses, type OrderStatus } from '../../contract/states/order';
import { appendEvent } from '../../platform/events/append-event';
import { claimFiles, findCartFiles } from '../files/cart-files';
import { hashSecret } from '../../platform/http/hash';
import type { Mover } from '../../platform/events/move-document';

const working: readonly OrderStatus[] = workingOrderStatuses;

/**
 * Makes finished uploads part of the next delivery. Sent twice it happens once: a file has one owner.
 * @throws Problem order.wrong-status, quote.file-unknown, quote.file-unfinished
 */
export async function addResults(strapi: Core.Strapi, order: OrderRow, { key, files }: NewResults, by: Mover): Promise<void> {
  if (!working.includes(order.status)) throw new Problem('order.wrong-status');
  const cartIdHash = hashSecret(files.cartId);
  await strapi.db.transaction(async ({ trx }) => {
    if (await trx('events').where({ subject: order.documentId, move_key: key }).first('id')) return;
    await findCartFiles(strapi, cartIdHash, files.fileNames);
    const claim = { order_id: order.documentId, version: order.deliveredVersion + 1 };
    await claimFiles(trx, { cartIdHash, fileNames: files.fileNames, claim });
    const event = { topic: 'order', name: 'order.results-added', subject: order.documentId, actor: by.actor } as const;
    await appendEvent(strapi, trx, { ...event, accountId: by.accountId, moveKey: key, data: { files: files.fileNames.length } });
  });
}
