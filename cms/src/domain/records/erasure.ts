import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type AccountRow, accounts, actorOfRole, findAccount } from '../people/account-row';
import { dropTokens } from '../people/account-token';
import { endSessions } from '../people/sessions';
import { appendEvents, type NewEvent, appendEvent, findEvents } from '../../platform/events/append-event';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { lockPerson, refreshPerson, lastLanguage, ownedBy, type PersonRow } from '../people/refresh-person';
import { keptStatuses } from './people';
import type { QuoteRow } from '../quoting/quote-row';
import type { ActorKind } from '../../contract/states/transition';
import { searchText } from '../../platform/search/search-text';
import { CONTACT_LIFETIME_MONTHS } from '../../contract/people/contact';
import { isFarewell, type OutboxRow } from '../../platform/mail/outbox-row';
import type { Erased } from '../../contract/people/person';
import { Problem } from '../../contract/problem';

/**
 * Deletes an account and its requests. Requests that led to no contract keep their number and amounts and lose everything
 * about the person, also messages about them. Messages from its proven address go with it. A reader of the log withdraws a
 * contractor's assignments. Twice is once.
 */
export async function deleteAccount(strapi: Core.Strapi, account: AccountRow): Promise<void> {
  await strapi.db.transaction(async ({ trx }) =>
    appendEvents(strapi, trx, await removeAccount(strapi, trx, account, actorOfRole(account.role?.type))),
  );
}

/**
 * Deletes an account as part of the caller's transaction, which appends the facts that it returns.
 * @param actor whoever decided it: the person, or a super admin on their request
 */
async function removeAccount(strapi: Core.Strapi, trx: Knex, account: AccountRow, actor: ActorKind): Promise<NewEvent[]> {
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
  if (account.confirmed) await enqueueMail(strapi, { template: 'account-deleted', to: email, language: language ?? 'de', payload: {} });
  return [...requests, ...enquiries, { topic: 'account', name: 'account.deleted', subject: accountId, actor }];
}

type Erasing = Parameters<typeof ownedBy>[0] & { actor: ActorKind };

/** Erases requests that led to no contract. Part of the caller's transaction, which appends the facts. */
async function eraseRequests(strapi: Core.Strapi, trx: Knex, { actor, ...owner }: Erasing): Promise<NewEvent[]> {
  const erased: { documentId: string }[] = await strapi.db.query('api::quote.quote').findMany({
    where: { $and: [ownedBy(owner), { status: { $notIn: keptStatuses } }] },
    select: ['documentId'],
    orderBy: { id: 'asc' },
  });
  const facts: (NewEvent | null)[] = [];
  for (const { documentId: quoteId } of erased) facts.push(await eraseQuote(strapi, trx, { quoteId, actor }));
  return facts.filter((fact) => fact !== null);
}

/** Erases messages of the contact form. Part of the caller's transaction, which appends the facts. */
async function eraseEnquiries(trx: Knex, { email, actor }: { email: string; actor: ActorKind }): Promise<NewEvent[]> {
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

/**
 * Removes a message with its mails, as part of the caller's transaction. Its files lose it and with it, by the next
 * clean-up, their bytes.
 * @returns the fact to append, or null when it is gone already
 */
async function eraseContact(trx: Knex, { contactId, actor }: { contactId: string; actor: ActorKind }): Promise<NewEvent | null> {
  const removed = await trx('contacts').where({ document_id: contactId }).delete();
  if (removed === 0) return null;
  await trx('outbox')
    .whereIn('key', [`contact-received:${contactId}`, `contact-notice:${contactId}`])
    .delete();
  await trx('customer_files')
    .where({ contact_id: contactId })
    .update({ contact_id: null, touched_at: new Date(0) });
  return { topic: 'contact', name: 'contact.erased', subject: contactId, actor };
}

const BATCH = 100;

/** Removes messages that were closed longer ago than they are kept. Processes that do so at once share the work. */
export async function removeOldContacts(strapi: Core.Strapi): Promise<void> {
  const before = new Date();
  before.setMonth(before.getMonth() - CONTACT_LIFETIME_MONTHS);
  for (;;) {
    const old: { documentId: string }[] = await strapi.db
      .query('api::contact.contact')
      .findMany({ where: { status: 'done', closedAt: { $lt: before } }, select: ['documentId'], orderBy: { id: 'asc' }, limit: BATCH });
    for (const { documentId: contactId } of old)
      await strapi.db.transaction(async ({ trx }) => {
        const fact = await eraseContact(trx, { contactId, actor: 'timer' });
        if (fact) await appendEvent(strapi, trx, fact);
      });
    if (old.length < BATCH) return;
  }
}

const ERASED = 'contact.person-erased';

type ErasureRequest = {
  personId: string;
  /** As typed by whoever decides it. */ address: string;
  /** The super admin's account. */ accountId: string;
};

/**
 * Erases a person on their request (GDPR art. 17): account, requests without a contract, messages, files and mails.
 * Documents that the law makes us keep stay. The person is notified by mail (art. 12). A repetition changes nothing and
 * gives the same answer.
 * @throws Problem contact.person-not-found, input.invalid when the address is another one
 */
export async function erasePerson(strapi: Core.Strapi, { personId, address, accountId: superAdminId }: ErasureRequest): Promise<Erased> {
  return await strapi.db.transaction(async ({ trx }) => {
    const person = await lockedPerson(strapi, trx, personId);
    const before = await erasedBefore(strapi, personId);
    if (before && (!person || person.erasedAt !== null)) return before;
    if (!person || person.kind === 'contractor') throw new Problem('contact.person-not-found');
    const { email } = person;
    if (address !== email) throw new Problem('input.invalid', {}, { address: 'field.address-differs' });
    const facts = await eraseAll(strapi, trx, person);
    const kept = await countKept(strapi, email);
    await eraseMails(strapi, trx, email);
    await refreshPerson(strapi, email, { erasedAt: new Date() });
    const data = { accountId: superAdminId, kept };
    await appendEvents(strapi, trx, [...facts, { topic: 'contact', name: ERASED, subject: personId, actor: 'superAdmin', data }]);
    return { kept };
  });
}

/** Reads a person under a lock, so that nobody else can change them. */
async function lockedPerson(strapi: Core.Strapi, trx: Knex, documentId: string): Promise<PersonRow | null> {
  const find = (): Promise<PersonRow | null> => strapi.db.query('api::person.person').findOne({ where: { documentId } });
  const person = await find();
  if (person) await lockPerson(trx, person);
  return find();
}

/**
 * Erases a person's account, requests and enquiries. The owner of an account with a proven address gets the mail of its
 * removal, anybody else the one sent here.
 */
async function eraseAll(strapi: Core.Strapi, trx: Knex, { email, accountId }: PersonRow): Promise<NewEvent[]> {
  const account = accountId === null ? null : await findAccount(strapi, { documentId: accountId });
  if (!account?.confirmed)
    await enqueueMail(strapi, { template: 'person-erased', to: email, language: await lastLanguage(strapi, email), payload: {} });
  return [
    ...(account ? await removeAccount(strapi, trx, account, 'superAdmin') : []),
    ...(await eraseRequests(strapi, trx, { accountId: null, email, actor: 'superAdmin' })),
    ...(await eraseEnquiries(trx, { email, actor: 'superAdmin' })),
  ];
}

async function erasedBefore(strapi: Core.Strapi, subject: string): Promise<Erased | null> {
  const [event] = await findEvents(strapi, { where: { subject, name: ERASED }, orderBy: { seq: 'desc' }, limit: 1 });
  return event ? { kept: event.data.kept ?? 0 } : null;
}

/** Counts the documents under the address that stay: orders with all that belongs to them, and declarations. */
async function countKept(strapi: Core.Strapi, email: string): Promise<number> {
  const [orders, declarations] = await Promise.all([
    strapi.db.query('api::order.order').count({ where: { email, ownerId: { $null: true } } }),
    strapi.db.query('api::declaration.declaration').count({ where: { email } }),
  ]);
  return orders + declarations;
}

type MailRow = Pick<OutboxRow, 'id' | 'template' | 'status'> & { payload: { quoteId?: string; declarationId?: string } | null };

/** Erases mails to the address, sent or waiting, except mails about what is kept, receipts that are owed, and the farewell. */
async function eraseMails(strapi: Core.Strapi, trx: Knex, email: string): Promise<void> {
  const mails: MailRow[] = await strapi.db
    .query('api::outbox.outbox')
    .findMany({ where: { to: email }, select: ['id', 'template', 'status', 'payload'] });
  const kept: string[] = await trx('quotes').where({ email }).whereNull('owner_id').pluck('document_id');
  const isOwed = ({ status, template, payload }: MailRow) => status === 'waiting' && (isFarewell(template) || payload?.declarationId);
  const gone = mails.filter((mail) => !isOwed(mail) && !kept.includes(mail.payload?.quoteId ?? ''));
  for (const { id } of gone) await trx('outbox').where({ id }).delete();
}
