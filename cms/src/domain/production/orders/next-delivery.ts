import type { Core } from '@strapi/strapi';
import type { NewResults, ResultRemoval } from '../../../contract/production/order';
import { Problem } from '../../../contract/problem';
import { type OrderStatus, workingOrderStatuses } from '../../../contract/states/order';
import { appendEvent } from '../../../platform/events/append-event';
import type { Actor } from '../../../platform/events/transition-document';
import { hashSecret } from '../../../platform/http/hash';
import { claimFiles, findCartFiles } from '../../files/cart-files';
import { lockOrder, type OrderRow } from './order-row';
import { giveUp } from './remove-order-files';

const working: readonly OrderStatus[] = workingOrderStatuses;

/**
 * Makes finished uploads part of the next delivery. Sent twice it happens once: a file has one owner.
 * @throws Problem order.wrong-status, quote.file-unknown, quote.file-unfinished
 */
export async function addResults(strapi: Core.Strapi, order: OrderRow, { key, files }: NewResults, by: Actor): Promise<void> {
  if (!working.includes(order.status)) throw new Problem('order.wrong-status');
  const cartIdHash = hashSecret(files.cartId);
  await strapi.db.transaction(async ({ trx }) => {
    if (await trx('events').where({ subject: order.documentId, move_key: key }).first('id')) return;
    await findCartFiles(strapi, cartIdHash, files.fileNames);
    const claim = { order_id: order.documentId, version: order.deliveredVersion + 1 };
    await claimFiles(trx, { cartIdHash, fileNames: files.fileNames, claim });
    const event = { topic: 'order', name: 'order.results-added', subject: order.documentId, actor: by.kind } as const;
    await appendEvent(strapi, trx, { ...event, accountId: by.accountId, transitionKey: key, data: { files: files.fileNames.length } });
  });
}

/**
 * Takes a file out of the next delivery, before its customer sees it. What a contractor handed in stays with their assignment; other
 * files are removed for good. Sent twice it happens once.
 * @throws Problem order.not-found, order.wrong-status, storage.object-not-found for a file that is not in it, a delivered one too
 */
export async function removeResult(strapi: Core.Strapi, orderId: string, { key, fileName }: ResultRemoval, by: Actor): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const order = await lockOrder(strapi, trx, orderId);
    if (await trx('events').where({ subject: orderId, move_key: key }).first('id')) return;
    if (!working.includes(order.status)) throw new Problem('order.wrong-status');
    const file: { id: number; assignment_id: string | null } | undefined = await trx('customer_files')
      .where({ order_id: orderId, file_name: fileName, version: order.deliveredVersion + 1 })
      .first('id', 'assignment_id');
    if (!file) throw new Problem('storage.object-not-found');
    await trx('customer_files').where({ id: file.id }).update({ order_id: null, version: null });
    if (file.assignment_id === null) await giveUp(trx, [fileName]);
    const event = { topic: 'order', name: 'order.result-removed', subject: orderId, actor: by.kind } as const;
    await appendEvent(strapi, trx, { ...event, accountId: by.accountId, transitionKey: key, data: { files: 1 } });
  });
}
