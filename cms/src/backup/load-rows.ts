import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres } from '../platform/database/dialect';
import type { Column, Manifest, Table } from './manifest';

/** Strapi's note of the tables that this edition made; it is about the target. */
export const OWN_TABLES = new Set(['strapi_database_schema']);

/** Changes a text of a table on its way, such as addresses of media in a store elsewhere. */
export type Rewrite = (text: string, place: { table: string; column: string }) => string;

/** A backup's rows, and what changes about them on their way. */
export type Loaded = { manifest: Manifest; rewrite: Rewrite };

/**
 * Replaces the rows of a database that this edition has just set up with those of a backup, ids kept, in one transaction.
 * Triggers and foreign keys rest meanwhile. What an older edition left behind, columns and tables, is added again.
 */
export async function loadRows(strapi: Core.Strapi, folder: string, { manifest, rewrite }: Loaded): Promise<void> {
  const tables = manifest.tables.filter(({ name }) => !OWN_TABLES.has(name));
  await strapi.db.connection.transaction(async (trx) => {
    const isAlike = isPostgres(strapi) === (manifest.database === 'postgres');
    for (const table of tables) await addMissing(trx, table, isAlike);
    const resume = await (isPostgres(strapi) ? pausePostgres(trx) : pauseSqlite(trx));
    await empty(strapi, trx);
    for (const table of tables) {
      const convert = isAlike ? (value: unknown) => value : await converterOf(trx, table);
      await loadTable(trx, table, { path: join(folder, table.path), convert, rewrite });
    }
    for (const table of tables) await keepNumbers(strapi, trx, table);
    await resume();
  });
}

/** How Strapi names SQLite's types on PostgreSQL, but for texts. */
const onPostgres: Partial<Record<string, string>> = {
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp(6) without time zone',
  float: 'double precision',
  integer: 'bigint',
  bigint: 'bigint',
  json: 'jsonb',
};

async function addMissing(trx: Knex.Transaction, { name, columns }: Table, isAlike: boolean): Promise<void> {
  const typed = columns.map((column) => ({ ...column, type: isAlike ? column.type : (onPostgres[column.type.toLowerCase()] ?? 'text') }));
  if (!(await trx.schema.hasTable(name))) {
    await trx.raw(`create table "${name}" (${typed.map((column) => `"${column.name}" ${column.type}`).join(', ')})`);
    return;
  }
  const present = new Set(Object.keys(await trx(name).columnInfo()));
  for (const column of typed.filter((given) => !present.has(given.name)))
    await trx.raw(`alter table "${name}" add column "${column.name}" ${column.type}`);
}

/** Empties all tables but Strapi's note of them. */
async function empty(strapi: Core.Strapi, trx: Knex.Transaction): Promise<void> {
  const names = (await tableNames(strapi, trx)).filter((name) => !OWN_TABLES.has(name));
  if (isPostgres(strapi)) return void (await trx.raw(`truncate ${names.map((name) => `"${name}"`).join(', ')}`));
  for (const name of names) await trx.raw(`delete from "${name}"`);
}

async function tableNames(strapi: Core.Strapi, trx: Knex.Transaction): Promise<string[]> {
  if (!isPostgres(strapi)) {
    const tables: { name: string }[] = await trx.raw(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`,
    );
    return tables.map(({ name }) => name);
  }
  const { rows } = await trx.raw<{ rows: { name: string }[] }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  return rows.map(({ name }) => name);
}

type ForeignKey = { table: string; name: string; definition: string };

/** Rests triggers and foreign keys. @returns has them work again, which checks every key */
async function pausePostgres(trx: Knex.Transaction): Promise<() => Promise<void>> {
  const { rows: keys } = await trx.raw<{ rows: ForeignKey[] }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const { rows: guarded } = await trx.raw<{ rows: { table: string }[] }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and relnamespace = current_schema()::regnamespace`,
  );
  for (const { table } of guarded) await trx.raw(`alter table ${table} disable trigger user`);
  for (const { table, name } of keys) await trx.raw(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of keys) await trx.raw(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { table } of guarded) await trx.raw(`alter table ${table} enable trigger user`);
  };
}

/** Rests triggers; foreign keys are checked when the transaction ends. @returns has triggers work again */
async function pauseSqlite(trx: Knex.Transaction): Promise<() => Promise<void>> {
  await trx.raw('pragma defer_foreign_keys = on');
  const triggers: { name: string; sql: string }[] = await trx.raw(`select name, sql from sqlite_master where type = 'trigger'`);
  for (const { name } of triggers) await trx.raw(`drop trigger "${name}"`);
  return async () => {
    for (const { sql } of triggers) await trx.raw(sql);
  };
}

type Convert = (value: unknown, column: Column) => unknown;

/** SQLite holds truth values as 0 and 1 and times as milliseconds; PostgreSQL's columns say what they want. */
async function converterOf(trx: Knex.Transaction, { name }: Table): Promise<Convert> {
  const wanted = await trx(name).columnInfo();
  return (value, column) => {
    const { type = '' } = wanted[column.name] ?? {};
    if (value === null) return null;
    if (type === 'boolean') return Boolean(value);
    if (type.startsWith('timestamp') && typeof value === 'number') return new Date(value);
    return value;
  };
}

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const MAX_VALUES = 20_000;
const MAX_ROWS = 500;

type Loading = { path: string; convert: Convert; rewrite: Rewrite };

async function loadTable(trx: Knex.Transaction, { name, columns }: Table, { path, convert, rewrite }: Loading): Promise<void> {
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const row = `(${columns.map(() => '?').join(', ')})`;
  const portion = Math.min(MAX_ROWS, Math.floor(MAX_VALUES / columns.length));
  const insert = (rows: unknown[][]) =>
    trx.raw(`insert into "${name}" (${names}) values ${rows.map(() => row).join(', ')}`, rows.flat() as Knex.RawBinding[]);
  let waiting: unknown[][] = [];
  for await (const line of eachLine(path)) {
    const values = (JSON.parse(line) as unknown[]).map((value, index) => {
      const column = columns[index] as Column;
      const converted = convert(value, column);
      return typeof converted === 'string' ? rewrite(converted, { table: name, column: column.name }) : converted;
    });
    waiting.push(values);
    if (waiting.length < portion) continue;
    await insert(waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insert(waiting);
}

/** Reads the lines of a file; Node's own reader would also end them at characters that JSON leaves as they are. */
export async function* eachLine(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Has the next row's id follow the last one that was ever given out. */
async function keepNumbers(strapi: Core.Strapi, trx: Knex.Transaction, { name, lastId }: Table): Promise<void> {
  if (lastId === null || lastId === 0) return;
  if (!isPostgres(strapi)) {
    await trx.raw('delete from sqlite_sequence where name = ?', [name]);
    return void (await trx.raw('insert into sqlite_sequence (name, seq) values (?, ?)', [name, lastId]));
  }
  await trx.raw(
    `select setval(pg_get_serial_sequence(quote_ident(?), 'id'), greatest(?::bigint, (select max(id) from "${name}")))
     where pg_get_serial_sequence(quote_ident(?), 'id') is not null`,
    [name, lastId, name],
  );
}
