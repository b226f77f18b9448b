import { cursorOf, rowIdOf, type Rows } from './keyset';
import { sortedPage, type SortColumn } from './sorted-page';

type Wanted<Sort extends string> = {
  where: object;
  sort: Sort | 'newest' | 'oldest';
  /** What each order other than by row goes by. */
  columns: Readonly<Record<Exclude<Sort, 'newest' | 'oldest'>, SortColumn>>;
  cursor: string | undefined;
  limit: number;
};

/** One page: rows are numbered by their time, so that newest and oldest first need no other column. @throws Problem input.invalid */
export async function listPage<T extends { id: number }, Sort extends string>(
  find: (query: object) => Promise<T[]>,
  { where, sort, columns, cursor, limit }: Wanted<Sort>,
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
