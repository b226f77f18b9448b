import type { Core } from '@strapi/strapi';
import { searchedTypes, type SearchedTable } from './search-text';

/** Number of documents a run, over all tables (spec §9). */
const BATCH = 50;

/** Functions that build the search text of an older row, by table. */
type SearchTexts = Record<SearchedTable, (row: never) => string>;

let registered: SearchTexts | null = null;

/** Registers once, at the start, the texts by which the rows of each table are searched. */
export const registerSearchTexts = (texts: SearchTexts): void => void (registered = texts);

/** Adds the search text to documents from before there was one, oldest first. Harmless when several processes do it. */
export async function fillSearchText(strapi: Core.Strapi): Promise<void> {
  if (!registered) throw new Error('no search texts are registered');
  let left = BATCH;
  for (const table of Object.keys(searchedTypes) as SearchedTable[]) {
    if (left === 0) return;
    left -= await fillTable(strapi, { table, textOf: registered[table] as (row: unknown) => string, limit: left });
  }
}

type Fill = { table: SearchedTable; textOf: (row: unknown) => string; limit: number };

/** Adds the search text to documents of one table. @returns the number of documents that had none */
async function fillTable(strapi: Core.Strapi, { table, textOf, limit }: Fill): Promise<number> {
  const rows: { id: number }[] = await strapi.db
    .query(searchedTypes[table])
    .findMany({ where: { searchText: { $null: true } }, orderBy: { id: 'asc' }, limit });
  for (const row of rows)
    await strapi.db
      .connection(table)
      .where({ id: row.id })
      .whereNull('search_text')
      .update({ search_text: textOf(row) });
  return rows.length;
}
