import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import {
  contactKinds,
  type Person,
  type PersonListQuery,
  type PersonState,
  type ErasureScope,
  type PersonDetail,
} from '../../contract/people/person';
import { Problem } from '../../contract/problem';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { findWords } from '../../platform/search/search-text';
import { type PersonRow, ownedBy, type Owner, refreshPerson } from '../people/refresh-person';
import { findAccount } from '../people/account-row';
import { findOrders, type OrderRow } from '../production/orders/order-row';
import type { BillingAddress } from '../../contract/people/account';
import { readNews } from '../../platform/events/read-news';

type PersonFilter = Pick<PersonListQuery, 'kind' | 'q'>;

export const personQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const people = () => strapi.db.query('api::person.person');
  const matching = async ({ kind, q }: PersonFilter) => [
    { kind: kind ?? { $in: contactKinds } },
    q ? await findWords(strapi, 'api::person.person', q) : {},
  ];
  return {
    /** Lists customers and guests, newest first. @throws Problem input.invalid for a foreign cursor */
    async list({ cursor, limit = LIST_LIMIT_DEFAULT, ...filter }: PersonListQuery): Promise<Page<Person>> {
      const rows: PersonRow[] = await people().findMany({
        where: { $and: [...(await matching(filter)), cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } }] },
        orderBy: { id: 'desc' },
        limit: limit + 1,
      });
      const page = cursorOf(rows, limit);
      const [requests, orders] = [await countBy(strapi, 'quotes', page.rows), await countBy(strapi, 'orders', page.rows)];
      return {
        items: page.rows.map((row) => presentPerson(row, { requests: requests(row), orders: orders(row) })),
        next: page.next,
      };
    },

    count: async (filter: PersonFilter): Promise<number> => people().count({ where: { $and: await matching(filter) } }),

    /** Finds one of the contacts. @throws Problem contact.person-not-found */
    async byId(documentId: string): Promise<PersonRow> {
      const row: PersonRow | null = await people().findOne({ where: { documentId, kind: { $in: contactKinds } } });
      if (!row) throw new Problem('contact.person-not-found');
      return row;
    },
  };
};

/** Counts the documents that some people have in a table, by account and by address. */
async function countBy(strapi: Core.Strapi, table: 'quotes' | 'orders', rows: readonly PersonRow[]): Promise<(row: PersonRow) => number> {
  const knex = strapi.db.connection;
  const [owned, unowned]: [Counted[], Counted[]] = await Promise.all([
    knex(table)
      .whereIn(
        'owner_id',
        rows.flatMap(({ accountId }) => accountId ?? []),
      )
      .groupBy('owner_id')
      .select('owner_id as key', knex.raw('count(*) as count')),
    knex(table)
      .whereNull('owner_id')
      .whereIn(
        'email',
        rows.map(({ email }) => email),
      )
      .groupBy('email')
      .select('email as key', knex.raw('count(*) as count')),
  ]);
  const counts = new Map([...owned, ...unowned].map(({ key, count }) => [key, Number(count)]));
  return ({ accountId, email }) => (counts.get(accountId ?? '') ?? 0) + (counts.get(email) ?? 0);
}

type Counted = { key: string; count: number | string };

/** Numbers of a person's documents. */
type PersonCounts = { requests: number; orders: number };

function stateOf({ kind, confirmed, blocked, erasedAt }: PersonRow): PersonState {
  if (erasedAt !== null) return 'erased';
  if (kind === 'guest') return 'guest';
  if (blocked) return 'blocked';
  return confirmed ? 'verified' : 'unverified';
}

const presentPerson = (row: PersonRow, { requests, orders }: PersonCounts): Person => ({
  id: row.documentId,
  kind: row.kind,
  name: row.name ?? '',
  email: row.email,
  company: row.company ?? '',
  state: stateOf(row),
  since: new Date(row.since ?? 0).toISOString(),
  requests,
  orders,
});

/**
 * Statuses of quotes that erasures keep: an accepted offer is a commercial letter (§ 257 HGB, § 147 AO), kept as long as
 * the law requires.
 */
export const keptStatuses = ['accepted'] as const;

/** Presents everything that super admins see of a person, without the history. */
export async function showPerson(strapi: Core.Strapi, row: PersonRow): Promise<PersonDetail> {
  const { accountId, email } = row;
  const [account, [latest], scope, requests] = await Promise.all([
    accountId === null ? null : findAccount(strapi, { documentId: accountId }),
    findOrders(strapi, { where: ownedBy(row), orderBy: { id: 'desc' }, limit: 1 }),
    erasureScope(strapi, row),
    strapi.db.query('api::quote.quote').count({ where: ownedBy({ accountId, email }) }),
  ]);
  return {
    ...presentPerson(row, { requests, orders: scope.stays.orders }),
    phone: row.phone ?? '',
    vatId: account?.vatId || latest?.buyer.vatId || '',
    language: account?.language ?? latest?.language ?? null,
    billing: account?.billingAddress ?? billingOf(latest),
    erasedAt: row.erasedAt && new Date(row.erasedAt).toISOString(),
    erasure: scope,
  };
}

function billingOf(order: OrderRow | undefined): BillingAddress | null {
  if (!order) return null;
  const { name, company, street, postcode, city, country } = order.buyer;
  return { name: company || name, street, postcode, city, country };
}

/** Counts the documents that an erasure removes and keeps. */
async function erasureScope(strapi: Core.Strapi, owner: Owner): Promise<ErasureScope> {
  const count = (uid: 'api::quote.quote' | 'api::contact.contact' | 'api::declaration.declaration', where: object): Promise<number> =>
    strapi.db.query(uid).count({ where });
  const orders: { documentId: string }[] = await strapi.db
    .query('api::order.order')
    .findMany({ where: ownedBy(owner), select: ['documentId'] });
  const orderIds = orders.map(({ documentId }) => documentId);
  const [requests, enquiries, declarations, invoices] = await Promise.all([
    count('api::quote.quote', { $and: [ownedBy(owner), { status: { $notIn: keptStatuses } }] }),
    count('api::contact.contact', { email: owner.email }),
    count('api::declaration.declaration', { email: owner.email }),
    strapi.db.query('api::invoice.invoice').count({ where: { orderId: { $in: orderIds }, state: 'issued' } }),
  ]);
  return { goes: { requests, enquiries }, stays: { orders: orders.length, invoices, declarations } };
}

type Find = (strapi: Core.Strapi, subject: string) => Promise<string[]>;

/** Events after which the facts about an address change, and the addresses they concern. */
const addressesByEvent: { names: RegExp; addresses: Find }[] = [
  { names: /^quote\.(submitted|joined)$/, addresses: addressIn('api::quote.quote') },
  { names: /^order\.corrected$/, addresses: addressIn('api::order.order') },
  { names: /^contact\.received$/, addresses: addressIn('api::contact.contact') },
  { names: /^(withdrawal|cancellation)\.received$/, addresses: addressIn('api::declaration.declaration') },
  { names: /^account\.(?!signed-in$)/, addresses: addressesOfAccount },
];

/** Follows the log and keeps the list of people up to date. The first run adds the people from before there was a list. */
export const followPeople = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:people', async ({ name, subject, at }) => {
    const find = addressesByEvent.find(({ names }) => names.test(name))?.addresses;
    for (const address of (await find?.(strapi, subject)) ?? []) await refreshPerson(strapi, address, { knownAt: at });
  });

function addressIn(uid: 'api::quote.quote' | 'api::order.order' | 'api::contact.contact' | 'api::declaration.declaration'): Find {
  return async (strapi, documentId) => {
    const row: { email: string } | null = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['email'] });
    return row ? [row.email] : [];
  };
}

/** Reads the present and all former addresses of an account. */
async function addressesOfAccount(strapi: Core.Strapi, accountId: string): Promise<string[]> {
  const [account, known]: [{ email: string } | null, PersonRow[]] = await Promise.all([
    findAccount(strapi, { documentId: accountId }),
    strapi.db.query('api::person.person').findMany({ where: { accountId } }),
  ]);
  return [...new Set([...known, ...(account ? [account] : [])].map(({ email }) => email))];
}
