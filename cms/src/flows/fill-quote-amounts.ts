import type { Core } from '@strapi/strapi';

/** Gives quotes from before lists were sorted by amount theirs. Harmless when several processes do it. */
export async function fillQuoteAmounts(strapi: Core.Strapi): Promise<void> {
  const offered = '(select offers.net from offers where offers.document_id = quotes.offer_id)';
  await strapi.db.connection.raw(`update quotes set amount = coalesce(${offered}, net) where amount is null`);
}
