import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { accounts, type AccountRow } from '../accounts/account-row';
import type { QuoteRow } from '../api/quote/quote-row';
import { dropTokens } from '../accounts/account-token';
import { endSessions } from '../accounts/sessions';
import { appendEvent } from '../events/append-event';
import { enqueueMail } from '../mail/enqueue-mail';
import { searchText } from '../search/search-text';
import { eraseContact } from './erase-contact';

/** An accepted offer is a commercial letter (§ 257 HGB, § 147 AO): it stays as long as the law says. */
const KEPT = ['accepted'];

/**
 * Deletes an account and what it asked for. Requests that led to no contract keep their number and amounts and lose
 * everything about the person, also what was written about them; their files lose their quote and with it, by the next clean-up, their bytes. Messages
 * from its proven address go with it.
 */
export async function deleteAccount(strapi: Core.Strapi, account: AccountRow): Promise<void> {
  const { documentId: accountId, email, language } = account;
  await strapi.db.transaction(async ({ trx }) => {
    const erased: { document_id: string }[] = await trx('quotes')
      .where({ owner_id: accountId })
      .whereNotIn('status', KEPT)
      .select('document_id');
    for (const { document_id: quoteId } of erased) await eraseQuote(strapi, trx, quoteId);
    for (const table of ['quotes', 'orders']) await trx(table).where({ owner_id: accountId }).update({ owner_id: null });
    const contacts: { document_id: string }[] = account.confirmed ? await trx('contacts').where({ email }).select('document_id') : [];
    for (const { document_id: contactId } of contacts) await eraseContact(strapi, trx, { contactId, actor: 'customer' });
    await trx('saved_views').where({ owner_id: accountId }).delete();
    await dropTokens(strapi, accountId);
    await endSessions(strapi, account);
    await accounts(strapi).delete({ where: { id: account.id } });
    await enqueueMail(strapi, { template: 'account-deleted', to: email, language: language ?? 'de', payload: {} });
    await appendEvent(strapi, trx, { topic: 'account', name: 'account.deleted', subject: accountId, actor: account.role?.type ?? 'user' });
  });
}

async function eraseQuote(strapi: Core.Strapi, trx: Knex, quoteId: string): Promise<void> {
  const quotes = strapi.db.query('api::quote.quote');
  const quote: QuoteRow = await quotes.findOne({ where: { documentId: quoteId } });
  await quotes.update({
    where: { documentId: quoteId },
    data: {
      name: '–',
      email: '',
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
  await appendEvent(strapi, trx, {
    topic: 'quote',
    name: 'quote.erased',
    subject: quoteId,
    actor: 'customer',
    from: quote.status,
    to: 'cancelled',
  });
}
