import { rm } from 'node:fs/promises';
import knex, { type Knex } from 'knex';
import { Client, type ClientConfig } from 'pg';
import { keepCounters } from '../platform/database/sequences';
import type { Column, DatabaseKind, Table } from './manifest';

/** One moment of a database, whatever is written meanwhile. */
export type Snapshot = {
  kind: DatabaseKind;
  tables(): Promise<Pick<Table, 'name' | 'columns' | 'lastId'>[]>;
  /** Reads a table's rows in portions, each row its values in the order of the columns. PostgreSQL gives texts only. */
  rows(table: string, columns: readonly Column[]): AsyncGenerator<unknown[][]>;
  /** Reads single columns of texts and numbers. */
  select(sql: string): Promise<Record<string, string | number | null>[]>;
  close(): Promise<void>;
};

const PORTION = 500;

/**
 * Opens a snapshot of an SQLite database by copying it, which holds writers up for a moment only.
 * @param copy where the copy lies until the snapshot is closed
 */
export async function openSqliteSnapshot(filename: string, copy: string): Promise<Snapshot> {
  const original = openSqlite(filename);
  await original.raw('vacuum into ?', [copy]).finally(() => original.destroy());
  const database = openSqlite(copy);
  return {
    kind: 'sqlite',
    tables: () => sqliteTables(database),
    async *rows(table, columns) {
      for (let last = -1; ;) {
        const rows: Record<string, unknown>[] = await database.raw(
          `select rowid as "row id", * from "${table}" where rowid > ? order by rowid limit ?`,
          [last, PORTION],
        );
        if (rows.length > 0) yield rows.map((row) => columns.map(({ name }) => row[name]));
        if (rows.length < PORTION) return;
        last = Number(rows.at(-1)?.['row id']);
      }
    },
    select: (sql) => database.raw(sql),
    close: async () => {
      await database.destroy();
      await rm(copy);
    },
  };
}

/** Opens an SQLite database beside whoever else has it open. */
export const openSqlite = (filename: string): Knex => knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });

async function sqliteTables(database: Knex): Promise<Pick<Table, 'name' | 'columns' | 'lastId'>[]> {
  const tables: { name: string }[] = await database.raw(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
  );
  const numbered: { name: string; seq: number }[] = await database.raw('select name, seq from sqlite_sequence');
  const lastIds = new Map(numbered.map(({ name, seq }) => [name, seq]));
  return Promise.all(
    tables.map(async ({ name }) => {
      const columns: Column[] = await database.raw(`select name, type from pragma_table_info(?) order by cid`, [name]);
      return { name, columns, lastId: lastIds.get(name) ?? null };
    }),
  );
}

/** Opens a snapshot of a PostgreSQL database: a transaction that sees what was stored when it began. */
export async function openPostgresSnapshot(connection: ClientConfig): Promise<Snapshot> {
  const client = new Client(connection);
  await client.connect();
  await client.query('begin isolation level repeatable read');
  // Seen by this transaction alone, which is never committed.
  await client.query(keepCounters);
  const select: Snapshot['select'] = async (sql) => (await client.query(sql)).rows;
  return {
    kind: 'postgres',
    tables: () => postgresTables(select),
    async *rows(table, columns) {
      const texts = columns.map(({ name }) => `"${name}"::text`).join(', ');
      await client.query(`declare portions no scroll cursor for select ${texts} from "${table}"`);
      for (;;) {
        const { rows } = await client.query<unknown[]>({ text: `fetch ${PORTION} from portions`, rowMode: 'array' });
        if (rows.length > 0) yield rows;
        if (rows.length < PORTION) break;
      }
      await client.query('close portions');
    },
    select,
    close: () => client.end(),
  };
}

async function postgresTables(select: Snapshot['select']): Promise<Pick<Table, 'name' | 'columns' | 'lastId'>[]> {
  const columns = (await select(
    `select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
       case when attname = 'id' then pg_get_serial_sequence(quote_ident(relname), 'id') end as sequence
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
     order by relname, attnum`,
  )) as { table: string; name: string; type: string; sequence: string | null }[];
  const found: Pick<Table, 'name' | 'columns' | 'lastId'>[] = [];
  for (const name of new Set(columns.map(({ table }) => table))) {
    const its = columns.filter(({ table }) => table === name);
    const sequence = its.find((column) => column.sequence !== null)?.sequence;
    const [row] = sequence ? await select(`select case when is_called then last_value end as last from ${sequence}`) : [];
    const lastId = row?.last ? Number(row.last) : null;
    found.push({ name, columns: its.map((column) => ({ name: column.name, type: column.type })), lastId });
  }
  return found;
}
