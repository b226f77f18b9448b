import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { appendEvent } from '../events/append-event';

/** Makes quotes that were asked for as a guest the account's, with the orders that came of them, once its address is proven. Part of the caller's transaction. */
export async function joinQuotes(
  strapi: Core.Strapi,
  trx: Knex,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const rows: { document_id: string }[] = await trx('quotes').whereNull('owner_id').where({ email }).select('document_id');
  for (const { document_id: subject } of rows) {
    const joined = await trx('quotes').where({ document_id: subject }).whereNull('owner_id').update({ owner_id: accountId });
    await trx('orders').where({ quote_id: subject }).whereNull('owner_id').update({ owner_id: accountId });
    if (joined > 0) await appendEvent(strapi, trx, { topic: 'quote', name: 'quote.joined', subject, actor: 'customer' });
  }
}
