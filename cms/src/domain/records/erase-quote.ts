import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { QuoteRow } from '../quoting/quote-row';
import type { NewEvent } from '../../platform/events/append-event';
import { searchText } from '../../platform/search/search-text';
import { keptStatuses } from './show-person';

const kept: readonly QuoteRow['status'][] = keptStatuses;

/**
 * Takes the person out of a request that led to no contract, as part of the caller's transaction. It keeps its number
 * and amounts; its files lose it and with it, by the next clean-up, their bytes.
 * @returns the fact to append, or null when it became a contract meanwhile
 */
export async function eraseQuote(
  strapi: Core.Strapi,
  trx: Knex,
  { quoteId, actor }: { quoteId: string; actor: string },
): Promise<NewEvent | null> {
  await trx('quotes').where({ document_id: quoteId }).forUpdate().select('id');
  const quotes = strapi.db.query('api::quote.quote');
  const quote: QuoteRow = await quotes.findOne({ where: { documentId: quoteId } });
  if (kept.includes(quote.status)) return null;
  await quotes.update({
    where: { documentId: quoteId },
    data: {
      name: '–',
      email: '',
      ownerId: null,
      searchText: searchText(quote.number),
      contact: { name: '–', email: '', customerType: 'consumer', projectCountry: 'DE' },
      lines: quote.lines.map((line) => ({ ...line, note: '', files: [] })),
      draft: null,
      status: 'cancelled',
      revision: quote.revision + 1,
      guestTokenExpiresAt: new Date(0),
    },
  });
  await trx('customer_files')
    .where({ quote_id: quoteId })
    .update({ quote_id: null, message_id: null, touched_at: new Date(0) });
  await trx('messages').where({ quote_id: quoteId }).delete();
  return { topic: 'quote', name: 'quote.erased', subject: quoteId, actor, from: quote.status, to: 'cancelled' };
}
