import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Gives the mails of earlier editions the usual place in the queue. */
export async function mailPriorities(_strapi: Core.Strapi, trx: Knex): Promise<void> {
  await trx('outbox').whereNull('priority').update({ priority: 1 });
}
