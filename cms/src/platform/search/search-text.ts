import type { Core, UID } from '@strapi/strapi';

/** As much of a text as somebody may look for. */
const MAX_LENGTH = 1_000;

const MARKS = /\p{Mark}/gu;

/** Folds a text for comparison: lower case without accents; ß is ss and ä = ae = a, as in the shop's own search. */
const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Folds and joins the texts that a list's search looks through (spec §9), each of them once. */
export const searchText = (...parts: (string | null | undefined)[]): string =>
  [...new Set(parts.map((part) => foldText(part ?? '')).filter(Boolean))].join(' ').slice(0, MAX_LENGTH);

/** Returns the folded words of a question; all of them have to be found. */
export const wordsOf = (question: string): string[] => [...new Set(foldText(question).split(' ').filter(Boolean))];

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
