import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Says of orders from before there were amendments that none changed them. */
export const ordersAsPlaced = async (_strapi: Core.Strapi, trx: Knex): Promise<void> =>
  void (await trx('orders').whereNull('amended').update({ amended: 0 }));
