import type { Knex } from 'knex';
import type { NewEvent } from '../../platform/events/append-event';

/** Makes quotes that were asked for as a guest the account's, with the orders that came of them, once its address is proven. Part of the caller's transaction, which appends the facts. */
export async function joinQuotes(trx: Knex, { accountId, email }: { accountId: string; email: string }): Promise<NewEvent[]> {
  const rows: { document_id: string }[] = await trx('quotes').whereNull('owner_id').where({ email }).orderBy('id').select('document_id');
  const facts: NewEvent[] = [];
  for (const { document_id: subject } of rows) {
    const joined = await trx('quotes').where({ document_id: subject }).whereNull('owner_id').update({ owner_id: accountId });
    await trx('orders').where({ quote_id: subject }).whereNull('owner_id').update({ owner_id: accountId });
    if (joined > 0) facts.push({ topic: 'quote', name: 'quote.joined', subject, actor: 'customer' });
  }
  return facts;
}
