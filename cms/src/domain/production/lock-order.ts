import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { OrderRow } from './order-row';
import { Problem } from '../../contract/problem';

/** Locks an order until the transaction ends: all that is billed and paid for it happens one after the other. @throws Problem order.not-found */
export async function lockOrder(strapi: Core.Strapi, trx: Knex, documentId: string): Promise<OrderRow> {
  // A write, not a read, so that SQLite takes its lock too before anything is read.
  const locked = await trx('orders').where({ document_id: documentId }).update({ document_id: documentId });
  if (locked === 0) throw new Problem('order.not-found');
  return strapi.db.query('api::order.order').findOne({ where: { documentId } });
}
