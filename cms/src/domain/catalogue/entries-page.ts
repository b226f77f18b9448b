import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT } from '../../contract/list';
import { Problem } from '../../contract/problem';
import { type Edition, type EntryQuery, findEntries } from './entries';
import type { PageLink } from '../../contract/content/content-page';

type Entry = { documentId: string; updatedAt: string; slug: string };
type PageQuery<Row> = Omit<EntryQuery, 'sort'> & {
  /** The field that orders the list; entries with the same value follow each other by slug. */
  by: keyof Row & string;
  direction: 'asc' | 'desc';
  after?: string;
};

const CURSOR = /^([\w-]{1,20})~([\w-]{1,160})$/;

/**
 * One page of a list that grows, and the cursor of the next. Fills the page up where entries lack a translation.
 * @throws Problem input.invalid for a foreign cursor
 */
export async function findEntriesPage<Row extends Entry>(
  strapi: Core.Strapi,
  uid: string,
  edition: Edition,
  { by, direction, after, limit = LIST_LIMIT_DEFAULT, filters = {}, ...query }: PageQuery<Row>,
): Promise<{ rows: Row[]; next: string | null }> {
  const sort = [`${by}:${direction}`, 'slug:asc'];
  const rows: Row[] = [];
  let cursor = after;
  for (;;) {
    const keys = await findEntries<Row>(
      strapi,
      uid,
      { ...edition, locale: 'de' },
      { fields: ['slug', by], filters: { $and: [filters, beyond(cursor, by, direction)] }, sort, limit: limit + 1 },
    );
    const requested = { documentId: { $in: keys.map(({ documentId }) => documentId) } };
    rows.push(...(await findEntries<Row>(strapi, uid, edition, { ...query, filters: requested, sort })));
    const last = keys.at(-1);
    if (!last || keys.length <= limit || rows.length > limit) break;
    cursor = cursorAt(last, by);
  }
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > limit ? cursorAt(last, by) : null };
}

const cursorAt = <Row extends Entry>(row: Row, by: keyof Row): string => `${String(row[by])}~${row.slug}`;

function beyond(cursor: string | undefined, by: string, direction: 'asc' | 'desc'): object {
  if (cursor === undefined) return {};
  const [, value, slug] = CURSOR.exec(cursor) ?? [];
  if (!value) throw new Problem('input.invalid', {}, { after: 'field.invalid-value' });
  return { $or: [{ [by]: { [direction === 'asc' ? '$gt' : '$lt']: value } }, { [by]: value, slug: { $gt: slug } }] };
}

/** What stands before and after an entry in its list. */
export function neighboursOf(list: readonly PageLink[], slug: string): { previous: PageLink | null; next: PageLink | null } {
  const at = list.findIndex((one) => one.slug === slug);
  return { previous: list[at - 1] ?? null, next: at < 0 ? null : (list[at + 1] ?? null) };
}

/** The one entry that the query fits. @throws Problem not-found */
export async function findOne<Row extends { documentId: string; updatedAt: string }>(
  strapi: Core.Strapi,
  uid: string,
  edition: Edition,
  query: EntryQuery = {},
): Promise<Row> {
  const [row] = await findEntries<Row>(strapi, uid, edition, query);
  if (!row) throw new Problem('not-found');
  return row;
}
