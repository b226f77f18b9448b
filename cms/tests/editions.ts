import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { readZip } from './read-zip';

const folder = join(import.meta.dirname, 'editions');

/** The names of the editions that `write-edition.mjs` kept. */
export const editions = [...new Set(readdirSync(folder).map((file) => file.replace(/-(sqlite|postgres)\.zip$/, '')))].sort();

/** Lays an edition's database and files out for this test file. @returns the settings of a server that runs on them */
export async function installEdition(name: string): Promise<Record<string, string>> {
  const server = inject('postgresUrl');
  const zip = readFileSync(join(folder, `${name}-${server ? 'postgres' : 'sqlite'}.zip`));
  const entries = readZip(zip.buffer.slice(zip.byteOffset, zip.byteOffset + zip.byteLength));
  const dataDir = String(process.env.DATA_DIR);
  mkdirSync(join(dataDir, 'files'), { recursive: true });
  for (const [path, bytes] of entries) if (path.startsWith('files/')) writeFileSync(join(dataDir, path), bytes);
  if (server) return { DATABASE_URL: await newDatabase(server, String(entries.get('database.sql'))), PUBLIC_URL: 'https://shop.example' };
  const database = join(dataDir, `edition-${name}.db`);
  writeFileSync(database, entries.get('database.db') ?? Buffer.alloc(0));
  return { DATABASE_FILENAME: database };
}

/** Creates a database on the tests' PostgreSQL, filled by `sql`. @returns its URL */
export async function newDatabase(server: string, sql = ''): Promise<string> {
  const url = `${server}/edition_${randomBytes(6).toString('hex')}`;
  await query(`${server}/postgres`, `create database ${url.split('/').at(-1)}`);
  // Commands of `pg_dump` to `psql` are no SQL.
  await query(url, sql.replaceAll(/^\\(un)?restrict .*$/gm, ''));
  return url;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
