import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { type AccountRow, findAccount } from './account-row';
import type { ContactRow } from './find-contacts';
import type { PersonKind } from '../../contract/people/person';
import type { Locale } from '../../contract/constants';
import type { Knex } from 'knex';
import { searchText } from '../../platform/search/search-text';
import { NewEvent } from '../../platform/events/append-event';

type Known = Omit<PersonRow, 'id' | 'documentId' | 'email' | 'erasedAt' | 'since'> & { at: string };

type KnownFacts = {
  /** The time at which the address was first used; ignored where one is stored already. */
  knownAt?: string;
  /** The time of the erasure of all that may be erased. */
  erasedAt?: Date | null;
};

/** The facts that a request and a declaration give about their sender. */
type Sender = Pick<Known, 'name'> & Partial<Pick<Known, 'company' | 'phone'>>;
type SentQuote = { contact: Sender; submittedAt: string };
type SentDeclaration = Sender & { receivedAt: string };

const kinds: Partial<Record<string, PersonKind>> = { user: 'customer', contractor: 'contractor' };

/**
 * Stores what is known of an address: its account, or what was last sent under it. An address with nothing is removed.
 * Reads and writes under the row's lock, so that nothing comes back that somebody erases meanwhile.
 */
export async function refreshPerson(strapi: Core.Strapi, email: string, { knownAt, erasedAt = null }: KnownFacts = {}): Promise<void> {
  if (email === '') return;
  await strapi.db.transaction(async ({ trx }) => {
    const blank = { email, document_id: randomUUID(), kind: 'guest', confirmed: false, blocked: false };
    await trx('people').insert(blank).onConflict('email').ignore();
    await trx('people').where({ email }).forUpdate().select('id');
    const people = strapi.db.query('api::person.person');
    const row: PersonRow = await people.findOne({ where: { email } });
    const known = await readKnown(strapi, email);
    if (!known) return void (await people.delete({ where: { id: row.id } }));
    const { at, ...person } = known;
    const erased = erasedAt ?? (row.erasedAt && new Date(row.erasedAt));
    const isBack = person.accountId !== null || (erased !== null && new Date(at) > erased);
    const change = { ...person, since: row.since ?? knownAt ?? at, erasedAt: isBack ? null : erased };
    await people.update({ where: { id: row.id }, data: { ...change, searchText: personSearchText({ ...person, email }) } });
  });
}

async function readKnown(strapi: Core.Strapi, email: string): Promise<Known | null> {
  const account = await findAccount(strapi, { email });
  const kind = kinds[account?.role?.type ?? ''];
  return account && kind ? ofAccount(account, kind) : readGuest(strapi, email);
}

const ofAccount = ({ documentId, name, company, phone, confirmed, blocked, createdAt }: AccountRow, kind: PersonKind): Known => ({
  kind,
  accountId: documentId,
  name,
  company,
  phone,
  confirmed,
  blocked,
  at: createdAt,
});

/** Reads the facts given with the last document that was sent under an address which no customer or contractor has an account for. */
async function readGuest(strapi: Core.Strapi, email: string): Promise<Known | null> {
  const [quote, contact, declaration]: [SentQuote | null, ContactRow | null, SentDeclaration | null] = await Promise.all([
    strapi.db.query('api::quote.quote').findOne({ where: { email, ownerId: { $null: true } }, orderBy: { id: 'desc' } }),
    strapi.db.query('api::contact.contact').findOne({ where: { email }, orderBy: { id: 'desc' } }),
    strapi.db.query('api::declaration.declaration').findOne({ where: { email }, orderBy: { id: 'desc' } }),
  ]);
  const found = [
    quote && { ...quote.contact, at: quote.submittedAt },
    contact && { ...contact, at: contact.receivedAt },
    declaration && { name: declaration.name, at: declaration.receivedAt },
  ].filter((sent) => sent !== null);
  const [latest] = found.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  if (!latest) return null;
  const { name, company = null, phone = null, at } = latest as Pick<Known, 'name' | 'at'> & Partial<Known>;
  return { kind: 'guest', accountId: null, name, company, phone, confirmed: false, blocked: false, at };
}

type Sent = { language: Locale; createdAt: string };

/** Returns the language of the last document that a guest sent, or the default. */
export async function lastLanguage(strapi: Core.Strapi, email: string): Promise<Locale> {
  const latest = (uid: 'api::quote.quote' | 'api::contact.contact' | 'api::declaration.declaration'): Promise<Sent | null> =>
    strapi.db.query(uid).findOne({ where: { email }, select: ['language', 'createdAt'], orderBy: { id: 'desc' } });
  const sent = await Promise.all([latest('api::quote.quote'), latest('api::contact.contact'), latest('api::declaration.declaration')]);
  const [last] = sent.filter((one) => one !== null).toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return last?.language ?? 'de';
}

type Person = { accountId: string | null; email: string };

/**
 * Locks a person's account and all addresses that were used with it. The order keeps an erasure from blocking others:
 * account, addresses, and only then documents.
 * @returns the addresses
 */
export async function lockPerson(trx: Knex, { accountId, email }: Person): Promise<string[]> {
  const used: string[] = [];
  if (accountId !== null) {
    await trx('up_users').where({ document_id: accountId }).forUpdate().select('id');
    used.push(...(await trx('quotes').where({ owner_id: accountId }).distinct('email').pluck('email')));
  }
  const addresses = [...new Set([email, ...used])];
  await trx('people').whereIn('email', addresses).orderBy('email').forUpdate().select('id');
  return addresses;
}

/** An address with what is known of its owner, as stored. */
export type PersonRow = {
  id: number;
  documentId: string;
  email: string;
  kind: PersonKind;
  accountId: string | null;
  name: string | null;
  company: string | null;
  phone: string | null;
  /** True once the account's address is proven. */
  confirmed: boolean;
  blocked: boolean;
  since: string | null;
  /** The time of the erasure of all that the law does not make us keep. */
  erasedAt: string | null;
};

type SearchedPerson = Pick<PersonRow, 'name' | 'email' | 'company' | 'phone'>;
/** Builds the text that lists of people are searched by. */
export const personSearchText = ({ name, email, company, phone }: SearchedPerson): string => searchText(name, email, company, phone);

/** The owner of documents: an account, and an address for documents that belong to nobody's account. */
export type Owner = Pick<PersonRow, 'accountId'> & { /** Null where it is not proven, or not asked for. */ email: string | null };

/** Query filter for the quotes and orders of an owner. */
export const ownedBy = ({ accountId, email }: Owner): { $or: object[] } => ({
  $or: [...(accountId === null ? [] : [{ ownerId: accountId }]), ...(email === null ? [] : [{ ownerId: { $null: true }, email }])],
});

/**
 * Makes quotes that were requested as a guest the account's, with the orders that came of them, once its address is proven.
 * Part of the caller's transaction, which appends the facts.
 */
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
