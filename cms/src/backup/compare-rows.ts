import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { ClientConfig } from 'pg';
import { isPostgres } from '../platform/database/dialect';
import { canonicalJson } from '../platform/documents/stored-document';
import { eachLine, type Loaded, OWN_TABLES } from './load-rows';
import type { Column, Table } from './manifest';
import { openPostgresSnapshot, openSqliteSnapshot } from './open-snapshot';

/** Compares number and content of each table's rows with a backup's. @returns sentences about tables that differ */
export async function compareRows(strapi: Core.Strapi, folder: string, { manifest, rewrite }: Loaded): Promise<string[]> {
  const connection = strapi.config.get('database.connection.connection') as ClientConfig & { filename: string };
  const snapshot = await (isPostgres(strapi)
    ? openPostgresSnapshot(connection)
    : openSqliteSnapshot(resolve(connection.filename), `${resolve(connection.filename)}.compared`));
  try {
    const differences: string[] = [];
    const found = new Map((await snapshot.tables()).map(({ name, columns }) => [name, columns]));
    for (const table of manifest.tables.filter(({ name }) => !OWN_TABLES.has(name))) {
      const columns = sameOrder(table, found.get(table.name) ?? []);
      const [kept, stored] = [new Sum(columns), new Sum(columns)];
      for await (const line of eachLine(join(folder, table.path)))
        kept.add((JSON.parse(line) as unknown[]).map((value, index) => rewritten(value, { table, index })));
      for await (const rows of snapshot.rows(table.name, columns)) for (const row of rows) stored.add(row);
      if (kept.text !== stored.text) differences.push(`${table.name}: ${kept.text} in the backup, ${stored.text} in the database.`);
    }
    return differences;
  } finally {
    await snapshot.close();
  }

  function rewritten(value: unknown, { table, index }: { table: Table; index: number }): unknown {
    return typeof value === 'string' ? rewrite(value, { table: table.name, column: table.columns[index]?.name ?? '' }) : value;
  }
}

/** The columns of a backup's table, with the types that the database has for them. */
const sameOrder = ({ columns }: Table, found: readonly Column[]): Column[] =>
  columns.map((column) => found.find(({ name }) => name === column.name) ?? column);

/** A checksum over rows in whatever order, each value in one form for both databases. */
class Sum {
  private rows = 0;
  private sum = 0n;

  constructor(private readonly columns: readonly Column[]) {}

  add(row: readonly unknown[]): void {
    const values = row.map((value, index) => plain(value, this.columns[index]?.type ?? ''));
    const hash = createHash('sha256').update(JSON.stringify(values)).digest();
    this.sum = BigInt.asUintN(64, this.sum + hash.readBigUInt64BE());
    this.rows++;
  }

  get text(): string {
    return `${this.rows} rows, checksum ${this.sum.toString(16).padStart(16, '0')}`;
  }
}

const TRUE = new Set<unknown>([1, true, '1', 't', 'true']);

/** Writes a value as it is meant, whichever database it comes from. */
function plain(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'boolean') return TRUE.has(value);
  if (type.startsWith('timestamp')) return typeof value === 'number' ? value : millisecondsOf(String(value));
  if (/^jsonb?$/.test(type)) return canonicalJson(JSON.parse(String(value)));
  if (/^(?:integer|bigint|smallint|numeric|real|double|decimal|float)/.test(type)) return Number(value);
  return String(value);
}

/** Reads PostgreSQL's text of a time without zone, which the process's own zone wrote. */
const millisecondsOf = (text: string): number | string => {
  const ms = new Date(text.replace(' ', 'T')).getTime();
  return Number.isNaN(ms) ? text : ms;
};
