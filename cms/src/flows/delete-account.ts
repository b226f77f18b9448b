import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { accounts, type AccountRow } from '../accounts/account-row';
import { dropTokens } from '../accounts/account-token';
import { endSessions } from '../accounts/sessions';
import { appendEvent } from '../events/append-event';
import { enqueueMail } from '../mail/enqueue-mail';
import { eraseContact } from './erase-contact';
import { eraseQuote } from './erase-quote';
import { ownedBy } from './owned-by';
import { refreshPerson } from './refresh-person';
import { keptStatuses } from './show-person';

/**
 * Deletes an account and what it asked for. Requests that led to no contract keep their number and amounts and lose
 * everything about the person, also what was written about them. Messages from its proven address go with it. Work that
 * is in a contractor's hands goes back to staff, by a reader of the log.
 * @param actor whoever decided it: the person, or a lead on their request
 */
export async function deleteAccount(strapi: Core.Strapi, account: AccountRow, actor = account.role?.type ?? 'user'): Promise<void> {
  const { documentId: accountId, email, language } = account;
  await strapi.db.transaction(async ({ trx }) => {
    const addresses: string[] = await trx('quotes').where({ owner_id: accountId }).distinct('email').pluck('email');
    await eraseRequests(strapi, trx, { accountId, email: null, actor: 'customer' });
    for (const table of ['quotes', 'orders']) await trx(table).where({ owner_id: accountId }).update({ owner_id: null });
    if (account.confirmed) await eraseEnquiries(strapi, trx, { email, actor: 'customer' });
    await trx('contractors').where({ account_id: accountId }).delete();
    await trx('assignment_messages').where({ author_id: accountId }).update({ author_id: null, name: '–' });
    await trx('saved_views').where({ owner_id: accountId }).delete();
    await dropTokens(strapi, accountId);
    await endSessions(strapi, account);
    await accounts(strapi).delete({ where: { id: account.id } });
    for (const address of new Set([email, ...addresses])) await refreshPerson(strapi, address, new Date());
    await enqueueMail(strapi, { template: 'account-deleted', to: email, language: language ?? 'de', payload: {} });
    await appendEvent(strapi, trx, { topic: 'account', name: 'account.deleted', subject: accountId, actor });
  });
}

type Erasing = Parameters<typeof ownedBy>[0] & { actor: string };

/** Requests that led to no contract. Part of the caller's transaction. */
export async function eraseRequests(strapi: Core.Strapi, trx: Knex, { actor, ...owner }: Erasing): Promise<void> {
  const erased: { documentId: string }[] = await strapi.db.query('api::quote.quote').findMany({
    where: { $and: [ownedBy(owner), { status: { $notIn: keptStatuses } }] },
    select: ['documentId'],
    orderBy: { id: 'asc' },
  });
  for (const { documentId: quoteId } of erased) await eraseQuote(strapi, trx, { quoteId, actor });
}

/** Messages of the contact form. Part of the caller's transaction. */
export async function eraseEnquiries(strapi: Core.Strapi, trx: Knex, { email, actor }: { email: string; actor: string }): Promise<void> {
  const contacts: { document_id: string }[] = await trx('contacts').where({ email }).orderBy('id').select('document_id');
  for (const { document_id: contactId } of contacts) await eraseContact(strapi, trx, { contactId, actor });
}
