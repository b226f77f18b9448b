import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type AccountRow, accounts, actorOfRole } from '../people/account-row';
import { dropTokens } from '../people/account-token';
import { endSessions } from '../people/sessions';
import { appendEvents, type NewEvent } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { eraseContact } from './erase-contact';
import { lockPerson, refreshPerson } from '../people/refresh-person';
import { ownedBy } from '../people/person-row';
import { keptStatuses } from './show-person';
import type { ActorKind } from '../../contract/states/transition';
import type { QuoteRow } from '../quoting/quote-row';
import { searchText } from '../../platform/search/search-text';

/**
 * Deletes an account and what it asked for. Requests that led to no contract keep their number and amounts and lose
 * everything about the person, also what was written about them. Messages from its proven address go with it. Work that
 * is in a contractor's hands goes back to staff, by a reader of the log. Twice is once.
 */
export async function deleteAccount(strapi: Core.Strapi, account: AccountRow): Promise<void> {
  await strapi.db.transaction(async ({ trx }) =>
    appendEvents(strapi, trx, await removeAccount(strapi, trx, account, actorOfRole(account.role?.type))),
  );
}

/**
 * The same as part of the caller's transaction, which appends the facts that it returns.
 * @param actor whoever decided it: the person, or a lead on their request
 */
export async function removeAccount(strapi: Core.Strapi, trx: Knex, account: AccountRow, actor: ActorKind): Promise<NewEvent[]> {
  const { documentId: accountId, email, language } = account;
  const addresses = await lockPerson(trx, { accountId, email });
  if ((await accounts(strapi).count({ where: { id: account.id } })) === 0) return [];
  const requests = await eraseRequests(strapi, trx, { accountId, email: null, actor: 'customer' });
  for (const table of ['quotes', 'orders']) await trx(table).where({ owner_id: accountId }).update({ owner_id: null });
  const enquiries = account.confirmed ? await eraseEnquiries(trx, { email, actor: 'customer' }) : [];
  await trx('contractors').where({ account_id: accountId }).delete();
  await trx('assignment_messages').where({ author_id: accountId }).update({ author_id: null, name: '–' });
  await trx('saved_views').where({ owner_id: accountId }).delete();
  await dropTokens(strapi, accountId);
  await endSessions(strapi, account);
  await accounts(strapi).delete({ where: { id: account.id } });
  for (const address of addresses) await refreshPerson(strapi, address, { erasedAt: new Date() });
  await enqueueMail(strapi, { template: 'account-deleted', to: email, language: language ?? 'de', payload: {} });
  return [...requests, ...enquiries, { topic: 'account', name: 'account.deleted', subject: accountId, actor }];
}

type Erasing = Parameters<typeof ownedBy>[0] & { actor: ActorKind };

/** Requests that led to no contract. Part of the caller's transaction, which appends the facts. */
export async function eraseRequests(strapi: Core.Strapi, trx: Knex, { actor, ...owner }: Erasing): Promise<NewEvent[]> {
  const erased: { documentId: string }[] = await strapi.db.query('api::quote.quote').findMany({
    where: { $and: [ownedBy(owner), { status: { $notIn: keptStatuses } }] },
    select: ['documentId'],
    orderBy: { id: 'asc' },
  });
  const facts: (NewEvent | null)[] = [];
  for (const { documentId: quoteId } of erased) facts.push(await eraseQuote(strapi, trx, { quoteId, actor }));
  return facts.filter((fact) => fact !== null);
}

/** Messages of the contact form. Part of the caller's transaction, which appends the facts. */
export async function eraseEnquiries(trx: Knex, { email, actor }: { email: string; actor: ActorKind }): Promise<NewEvent[]> {
  const contacts: { document_id: string }[] = await trx('contacts').where({ email }).orderBy('id').select('document_id');
  const facts: (NewEvent | null)[] = [];
  for (const { document_id: contactId } of contacts) facts.push(await eraseContact(trx, { contactId, actor }));
  return facts.filter((fact) => fact !== null);
}

const kept: readonly QuoteRow['status'][] = keptStatuses;

/**
 * Takes the person out of a request that led to no contract, as part of the caller's transaction. It keeps its number
 * and amounts; its files lose it and with it, by the next clean-up, their bytes.
 * @returns the fact to append, or null when it became a contract meanwhile
 */
async function eraseQuote(
  strapi: Core.Strapi,
  trx: Knex,
  { quoteId, actor }: { quoteId: string; actor: ActorKind },
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
