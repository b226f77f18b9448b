import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { type AccountRow, accounts, actorOfRole, findAccount } from '../people/account-row';
import { dropTokens } from '../people/account-token';
import { endSessions } from '../people/sessions';
import { appendEvents, type NewEvent, appendEvent, findEvents } from '../../platform/events/append-event';
import { forgetTyped } from '../../platform/security/security-log';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { eraseMails } from './erase-mails';
import { lockPerson, refreshPerson, lastLanguage, ownedBy, type Owner, type PersonRow } from '../people/refresh-person';
import { keptStatuses } from './people';
import { type QuoteRow, quoteSearchText, removeOffers } from '../quoting/quote-row';
import type { ActorKind } from '../../contract/states/transition';
import { searchText } from '../../platform/search/search-text';
import { CONTACT_LIFETIME_MONTHS } from '../../contract/people/contact';
import { INVOICE_YEARS, LETTER_YEARS } from '../../contract/people/personal-data';
import { berlinYear } from '../../platform/time/time';
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
  const owner = { accountId, email: account.confirmed ? email : null };
  const farewell = await keptUntil(strapi, owner);
  const requests = await eraseRequests(strapi, trx, { accountId, email: null, actor: 'customer' });
  await trimContracts(strapi, owner);
  for (const table of ['quotes', 'orders']) await trx(table).where({ owner_id: accountId }).update({ owner_id: null });
  const enquiries = account.confirmed ? await eraseEnquiries(trx, { email, actor: 'customer' }) : [];
  await trx('contractors').where({ account_id: accountId }).delete();
  for (const table of ['assignment_messages', 'mark_replies'])
    await trx(table).where({ author_id: accountId }).update({ author_id: null, name: '–' });
  await trx('saved_views').where({ owner_id: accountId }).delete();
  await trx('cart_lists').where({ owner_id: accountId }).delete();
  await dropTokens(strapi, accountId);
  await endSessions(strapi, account);
  await accounts(strapi).delete({ where: { id: account.id } });
  for (const address of addresses) await refreshPerson(strapi, address, { erasedAt: new Date() });
  const facts: NewEvent[] = [...requests, ...enquiries, { topic: 'account', name: 'account.deleted', subject: accountId, actor }];
  // Mails to an address that nobody has proven hold nothing about its owner, and count towards what it may get in a day.
  const erased = account.confirmed ? { addresses, subjects: subjectsOf(facts) } : { addresses: [], subjects: subjectsOf(requests) };
  await eraseMails(strapi, trx, erased);
  await forgetTyped(trx, [email, ...addresses]);
  if (account.confirmed)
    await enqueueMail(strapi, { template: 'account-deleted', to: email, language: language ?? 'de', payload: farewell });
  return facts;
}

const subjectsOf = (facts: readonly NewEvent[]): string[] => facts.map(({ subject }) => subject);

/**
 * Takes out of the requests that became contracts what no letter holds: phone number, message and notes. Offer, confirmation
 * and correspondence stay as they are (§ 257 Abs. 1 Nr. 2 and 3 HGB).
 */
async function trimContracts(strapi: Core.Strapi, owner: Owner): Promise<void> {
  const quotes = strapi.db.query('api::quote.quote');
  const found: QuoteRow[] = await quotes.findMany({ where: { $and: [ownedBy(owner), { status: { $in: keptStatuses } }] } });
  for (const quote of found) {
    const { phone: _phone, message: _message, ...contact } = quote.contact;
    const lines = quote.lines.map((line) => ({ ...line, note: '' }));
    await quotes.update({ where: { id: quote.id }, data: { contact, lines, searchText: quoteSearchText({ ...quote, contact }) } });
  }
}

/**
 * Returns the last year in which each kind of kept documents is stored, as the closing mail names them: letters and
 * declarations six, invoices eight calendar years after the one they arose in (§ 257 Abs. 4 and 5 HGB, § 147 Abs. 3 AO).
 */
async function keptUntil(strapi: Core.Strapi, owner: Owner): Promise<Record<string, string>> {
  const quotes: { documentId: string }[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: ownedBy(owner), select: ['documentId'] });
  const orders: { documentId: string; quoteId: string; placedAt: string }[] = await strapi.db.query('api::order.order').findMany({
    where: { quoteId: { $in: quotes.map(({ documentId }) => documentId) } },
    select: ['documentId', 'quoteId', 'placedAt'],
  });
  const offers: { sentAt: string }[] = await strapi.db
    .query('api::offer.offer')
    .findMany({ where: { quoteId: { $in: orders.map(({ quoteId }) => quoteId) } }, select: ['sentAt'] });
  const [invoices, declarations]: [{ issuedAt: string }[], { receivedAt: string }[]] = await Promise.all([
    strapi.db.query('api::invoice.invoice').findMany({
      where: { orderId: { $in: orders.map(({ documentId }) => documentId) }, state: 'issued' },
      select: ['issuedAt'],
    }),
    strapi.db.query('api::declaration.declaration').findMany({ where: { email: owner.email ?? '' }, select: ['receivedAt'] }),
  ]);
  const letters = [...timesOf(orders, 'placedAt'), ...timesOf(offers, 'sentAt')];
  return {
    ...lastYear('letters', letters, LETTER_YEARS),
    ...lastYear('invoices', timesOf(invoices, 'issuedAt'), INVOICE_YEARS),
    ...lastYear('declarations', timesOf(declarations, 'receivedAt'), LETTER_YEARS),
  };
}

const timesOf = <Name extends string>(rows: readonly Record<Name, string>[], name: Name): string[] => rows.map((row) => row[name]);

const lastYear = (kind: string, times: readonly string[], years: number): Record<string, string> =>
  times.length === 0 ? {} : { [kind]: String(Math.max(...times.map((time) => berlinYear(new Date(time)))) + years) };

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
 * and amounts and loses its offers, which are no letters that must be kept (§ 257 HGB); its files and the offers' documents
 * lose it and with it, by the next clean-up, their bytes.
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
      offerId: null,
      validUntil: null,
      remindOn: null,
      lostAt: null,
      status: 'cancelled',
      revision: quote.revision + 1,
      guestTokenExpiresAt: new Date(0),
    },
  });
  await trx('customer_files')
    .where({ quote_id: quoteId })
    .update({ quote_id: null, message_id: null, touched_at: new Date(0), original_name: '–' });
  for (const table of ['messages', 'approvals']) await trx(table).where({ quote_id: quoteId }).delete();
  await removeOffers(strapi, trx, quoteId);
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
  // Files that went along into a request stay with it.
  await trx('customer_files').where({ contact_id: contactId }).whereNotNull('quote_id').update({ contact_id: null });
  await trx('customer_files')
    .where({ contact_id: contactId })
    .update({ contact_id: null, touched_at: new Date(0), original_name: '–' });
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
    await eraseMails(strapi, trx, { addresses: [email], subjects: subjectsOf(facts) });
    await forgetTyped(trx, [email]);
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
  const owner = { accountId, email };
  const farewell = await keptUntil(strapi, owner);
  if (!account?.confirmed)
    await enqueueMail(strapi, { template: 'person-erased', to: email, language: await lastLanguage(strapi, email), payload: farewell });
  await trimContracts(strapi, owner);
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
