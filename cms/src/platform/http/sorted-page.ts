import * as z from 'zod/mini';
import { Problem } from '../../contract/problem';
import { cursorOf, rowIdOf, type Rows } from './keyset';

/** A column that a list can be ordered by besides its rows' numbers. It has an index with `id`, and its values repeat or miss. */
export type SortColumn = { column: string; kind: keyof typeof kinds; descending?: boolean };

/** The schemas of values in cursors. */
const kinds = {
  time: z.iso.datetime(),
  day: z.iso.date(),
  amount: z.string().check(z.regex(/^-?\d{1,15}$/)),
  text: z.string().check(z.maxLength(255), z.regex(/^[^\0]*$/)),
};

type Find<T> = (query: { where: object; orderBy: object[]; limit: number }) => Promise<T[]>;
type Sorted = { where: object; by: SortColumn; cursor: string | undefined; limit: number };

/**
 * Reads one page in the order of a column; rows without a value come last. The cursor names the last row and its value, so
 * that the next page is right even when that row moves elsewhere meanwhile.
 * @throws Problem input.invalid for a foreign cursor
 */
export async function sortedPage<T extends { id: number }>(find: Find<T>, { where, by, cursor, limit }: Sorted): Promise<Rows<T>> {
  const { column, descending = false } = by;
  const direction = descending ? 'desc' : 'asc';
  const from = cursor === undefined ? null : positionOf(cursor, by);
  const isPastValues = from?.value === null;
  const valued = isPastValues
    ? []
    : await find({
        where: { $and: [where, from ? after(from, by) : { [column]: { $notNull: true } }] },
        orderBy: [{ [column]: direction }, { id: direction }],
        limit: limit + 1,
      });
  if (valued.length > limit) return pageOf(valued, by, limit);
  const rest = await find({
    where: { $and: [where, { [column]: { $null: true } }, isPastValues ? { id: { $gt: from.id } } : {}] },
    orderBy: [{ id: 'asc' }],
    limit: limit + 1 - valued.length,
  });
  return pageOf([...valued, ...rest], by, limit);
}

type Position = { id: number; value: string | null };

/**
 * Query filter for rows after a position. The first condition is implied by the others: it lets databases begin in the
 * index, however deep.
 */
function after({ id, value }: Position, { column, descending = false }: SortColumn): object {
  const [reached, passed] = descending ? ['$lte', '$lt'] : ['$gte', '$gt'];
  return { $and: [{ [column]: { [reached]: value } }, { $or: [{ [column]: { [passed]: value } }, { id: { [passed]: id } }] }] };
}

function pageOf<T extends { id: number }>(found: T[], by: SortColumn, limit: number): Rows<T> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? cursorAt(last, by) : null };
}

function cursorAt<T extends { id: number }>(row: T, { column, kind }: SortColumn): string {
  const stored = (row as Record<string, unknown>)[column];
  const id = row.id.toString(36);
  if (stored === null || stored === undefined) return id;
  const value = kind === 'time' ? new Date(stored as string | Date).toISOString() : String(stored);
  return `${id}.${Buffer.from(value).toString('base64url')}`;
}

function positionOf(cursor: string, { kind }: SortColumn): Position {
  const [id = '', text] = cursor.split('.', 2);
  if (text === undefined) return { id: rowIdOf(id), value: null };
  const value = z.safeParse(kinds[kind], Buffer.from(text, 'base64url').toString());
  if (!value.success) throw new Problem('input.invalid', {}, { cursor: 'field.invalid-value' });
  return { id: rowIdOf(id), value: value.data };
}

type Requested<Sort extends string> = {
  where: object;
  sort: Sort | 'newest' | 'oldest';
  /** The column of each order other than by row. */
  columns: Readonly<Record<Exclude<Sort, 'newest' | 'oldest'>, SortColumn>>;
  cursor: string | undefined;
  limit: number;
};

/** Reads one page. Rows are numbered by their time, so that newest and oldest first need no other column. @throws Problem input.invalid */
export async function listPage<T extends { id: number }, Sort extends string>(
  find: (query: object) => Promise<T[]>,
  { where, sort, columns, cursor, limit }: Requested<Sort>,
): Promise<Rows<T>> {
  if (sort !== 'newest' && sort !== 'oldest') {
    const by = columns[sort as Exclude<Sort, 'newest' | 'oldest'>];
    return sortedPage(find, { where, by, cursor, limit });
  }
  const isOldestFirst = sort === 'oldest';
  const after = cursor === undefined ? {} : { id: { [isOldestFirst ? '$gt' : '$lt']: rowIdOf(cursor) } };
  const orderBy = { id: isOldestFirst ? 'asc' : 'desc' };
  return cursorOf(await find({ where: { $and: [after, where] }, orderBy, limit: limit + 1 }), limit);
}
