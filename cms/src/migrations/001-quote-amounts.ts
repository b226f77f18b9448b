import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Adds amounts to quotes from before lists were sorted by them: that of the offer, else that of the request. */
export async function quoteAmounts(_strapi: Core.Strapi, trx: Knex): Promise<void> {
  const offered = '(select offers.net from offers where offers.document_id = quotes.offer_id)';
  await trx.raw(`update quotes set amount = coalesce(${offered}, net) where amount is null`);
}
