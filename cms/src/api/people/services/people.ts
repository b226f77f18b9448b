import type { Core } from '@strapi/strapi';
import { accounts, type AccountRow } from '../../../accounts/account-row';
import { LIST_LIMIT_DEFAULT, type Page } from '../../../contract/list';
import type { PeopleQuery, Person } from '../../../contract/people';
import type { Role } from '../../../contract/roles';
import { cursorOf, rowIdOf } from '../../../http/keyset';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Accounts of a role, newest first. @throws Problem input.invalid for a foreign cursor */
  async list(role: Role, { q, cursor, limit = LIST_LIMIT_DEFAULT }: PeopleQuery): Promise<Page<Person>> {
    const found = q ? { $or: ['name', 'email', 'company'].map((field) => ({ [field]: { $containsi: q } })) } : {};
    const rows: AccountRow[] = await accounts(strapi).findMany({
      where: { role: { type: role }, ...(cursor !== undefined && { id: { $lt: rowIdOf(cursor) } }), ...found },
      orderBy: { id: 'desc' },
      limit: limit + 1,
    });
    const page = cursorOf(rows, limit);
    const counts = await quotesByOwner(
      strapi,
      page.rows.map(({ documentId }) => documentId),
    );
    return { items: page.rows.map((row) => presentPerson(row, counts.get(row.documentId) ?? 0)), next: page.next };
  },
});

async function quotesByOwner(strapi: Core.Strapi, ownerIds: string[]): Promise<Map<string, number>> {
  const rows: { owner_id: string; count: number | string }[] = await strapi.db
    .connection('quotes')
    .whereIn('owner_id', ownerIds)
    .groupBy('owner_id')
    .select('owner_id', strapi.db.connection.raw('count(*) as count'));
  return new Map(rows.map(({ owner_id, count }) => [owner_id, Number(count)]));
}

const presentPerson = ({ documentId, name, email, company, confirmed, blocked, createdAt }: AccountRow, quotes: number): Person => ({
  id: documentId,
  name: name ?? '',
  email,
  company: company ?? '',
  emailVerified: confirmed,
  blocked,
  createdAt: new Date(createdAt).toISOString(),
  quotes,
});
