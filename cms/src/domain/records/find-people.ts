import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { contactKinds, type Person, type PersonListQuery, type PersonState } from '../../contract/people/person';
import { Problem } from '../../contract/problem';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { findWords } from '../../platform/search/find-words';
import type { PersonRow } from '../people/person-row';

export const personQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const people = () => strapi.db.query('api::person.person');
  return {
    /** Customers and guests, newest first. @throws Problem input.invalid for a foreign cursor */
    async list({ kind, q, cursor, limit = LIST_LIMIT_DEFAULT }: PersonListQuery): Promise<Page<Person>> {
      const rows: PersonRow[] = await people().findMany({
        where: {
          $and: [
            { kind: kind ?? { $in: contactKinds } },
            cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } },
            q ? await findWords(strapi, 'people', q) : {},
          ],
        },
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

    /** One of the contacts. @throws Problem contact.person-not-found */
    async byId(documentId: string): Promise<PersonRow> {
      const row: PersonRow | null = await people().findOne({ where: { documentId, kind: { $in: contactKinds } } });
      if (!row) throw new Problem('contact.person-not-found');
      return row;
    },
  };
};

/** How many documents of a table each of some people has, by account and by address. */
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

/** How much belongs to a person. */
type PersonCounts = { requests: number; orders: number };

function stateOf({ kind, confirmed, blocked, erasedAt }: PersonRow): PersonState {
  if (erasedAt !== null) return 'erased';
  if (kind === 'guest') return 'guest';
  if (blocked) return 'blocked';
  return confirmed ? 'verified' : 'unverified';
}

export const presentPerson = (row: PersonRow, { requests, orders }: PersonCounts): Person => ({
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
