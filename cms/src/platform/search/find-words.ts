import type { Core, UID } from '@strapi/strapi';
import { wordsOf } from './search-text';

/** Up to this number, rows are sorted quickly; of more, enough stand near the beginning of any order. */
const FEW_ROWS = 2_000;

/**
 * Builds a query filter for rows whose search text holds all words of a question. PostgreSQL estimates their number before
 * it chooses between finding them and going through a list in its order. SQLite does not, so the filter makes that choice.
 */
export async function findWords(strapi: Core.Strapi, uid: UID.ContentType, question: string): Promise<object> {
  const words = { $and: wordsOf(question).map((word) => ({ searchText: { $contains: word } })) };
  if (strapi.db.dialect.client === 'postgres') return words;
  const ids = await findIds(strapi, uid, words);
  return ids.length > FEW_ROWS ? words : { id: { $in: ids } };
}

/** In the order of the search text, so that nothing but its index is read. */
async function findIds(strapi: Core.Strapi, uid: UID.ContentType, where: object): Promise<number[]> {
  const inIndex = { select: ['id'], where, orderBy: { searchText: 'asc' }, limit: FEW_ROWS + 1 };
  const rows: { id: number }[] = await strapi.db.query(uid).findMany(inIndex);
  return rows.map(({ id }) => id);
}
