import type { Core } from '@strapi/strapi';
import { searchTables, type SearchTable } from './search-tables';

/** Documents a run, over all tables (spec §9). */
const BATCH = 50;

/** Gives documents from before there was a search text theirs, oldest first. Harmless when several processes do it. */
export async function fillSearchText(strapi: Core.Strapi): Promise<void> {
  let left = BATCH;
  for (const table of Object.keys(searchTables) as SearchTable[]) {
    if (left === 0) return;
    left -= await fillTable(strapi, table, left);
  }
}

/** @returns how many documents were without */
async function fillTable(strapi: Core.Strapi, table: SearchTable, limit: number): Promise<number> {
  const { uid, textOf } = searchTables[table] as { uid: (typeof searchTables)[SearchTable]['uid']; textOf: (row: unknown) => string };
  const rows: { id: number }[] = await strapi.db
    .query(uid)
    .findMany({ where: { searchText: { $null: true } }, orderBy: { id: 'asc' }, limit });
  for (const row of rows)
    await strapi.db
      .connection(table)
      .where({ id: row.id })
      .whereNull('search_text')
      .update({ search_text: textOf(row) });
  return rows.length;
}
