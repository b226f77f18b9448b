import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from './pdf-text';
import type { Shop } from './strapi';

/** Finds what is left of somebody in a shop, by what nobody else in it is called, writes, or lives at. */
export const traceFinder = (shop: Shop) => ({
  tracesInTables: (searched: readonly string[]) => tracesInTables(shop, searched),
  tracesInFiles,
});

async function tablesOf(shop: Shop): Promise<string[]> {
  const knex = shop.strapi.db.connection;
  if (shop.strapi.db.dialect.client === 'postgres')
    return knex('information_schema.tables').where({ table_schema: 'public', table_type: 'BASE TABLE' }).pluck('table_name');
  return knex('sqlite_master').where({ type: 'table' }).pluck('name');
}

/** Reads every row of every table, and returns those that hold a trace as `table.column`. */
async function tracesInTables(shop: Shop, searched: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of await tablesOf(shop))
    for (const row of (await shop.strapi.db.connection(table).select('*')) as Record<string, unknown>[])
      for (const [column, value] of Object.entries(row)) {
        const text = (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toLowerCase();
        if (searched.some((trace) => text.includes(trace)))
          found.add(`${table}.${column}${row.template ? ` (${String(row.template)})` : ''}`);
      }
  return [...found].sort();
}

/** Reads every stored file, PDFs as text, and returns the names of those that hold a trace. */
async function tracesInFiles(searched: readonly string[]): Promise<string[]> {
  const folder = join(String(process.env.DATA_DIR), 'files');
  const found: string[] = [];
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name));
    const text = (bytes.subarray(0, 5).toString() === '%PDF-' ? await textOf(bytes) : bytes.toString()).toLowerCase();
    if (searched.some((trace) => text.replaceAll(/\s+/g, ' ').includes(trace))) found.push(name);
  }
  return found;
}
