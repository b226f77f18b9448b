import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { describe, expect, inject, test } from 'vitest';
import { migrationNames } from '../src/migrations/run-migrations';
import { layOutApp, ownFolder, runCommand } from './backup-calls';
import { editions, installEdition, newDatabase } from './editions';

const cwd = layOutApp(join(ownFolder(), 'app'));

/** Opens the database that the settings name, as nobody of the shop would. */
const openDatabase = ({ DATABASE_URL, DATABASE_FILENAME }: Record<string, string>): Knex =>
  DATABASE_URL
    ? knex({ client: 'pg', connection: DATABASE_URL })
    : knex({ client: 'better-sqlite3', connection: { filename: String(DATABASE_FILENAME) }, useNullAsDefault: true });

/** What Strapi writes anew at each start: the panel's forms, and the rights of its own plugin. */
const strapisOwn = ['strapi_core_store_settings', 'up_permissions', 'up_permissions_role_lnk'];

/** Reads every row of every table of the shop. */
async function readAll(database: Knex): Promise<Record<string, unknown[]>> {
  const isPostgres = database.client.config.client === 'pg';
  const tables: string[] = isPostgres
    ? await database('pg_tables').where({ schemaname: 'public' }).orderBy('tablename').pluck('tablename')
    : await database('sqlite_master').where({ type: 'table' }).whereNot('name', 'like', 'sqlite_%').orderBy('name').pluck('name');
  const rows = async (table: string) => (await database(table).select()).map((row) => JSON.stringify(row)).sort();
  const read = tables.filter((table) => !strapisOwn.includes(table)).map(async (table) => [table, await rows(table)] as const);
  return Object.fromEntries(await Promise.all(read));
}

test.each(editions)('edition %s is migrated by one start that ends, and a second one changes nothing', async (edition) => {
  const env = { ...(await installEdition(edition)), DEMO_DOCUMENTS: 'false' };
  const database = openDatabase(env);
  try {
    const before = (await database.schema.hasTable('shop_migrations')) ? await database('shop_migrations').pluck('name') : [];
    const waiting = migrationNames.filter((name) => !before.includes(name));
    expect(waiting.length).toBeGreaterThan(0);

    const first = await runCommand(['migrate'], { env, cwd });
    expect(first.output).toContain(`Migrated: ${waiting.join(', ')}`);
    expect(first.code).toBe(0);
    const migrated = await readAll(database);
    expect(migrated['shop_migrations']).toHaveLength(migrationNames.length);

    const second = await runCommand(['migrate'], { env, cwd });
    expect(second.output).toContain('Nothing was to be migrated.');
    expect(second.code).toBe(0);
    const again = await readAll(database);
    expect(Object.keys(again)).toEqual(Object.keys(migrated));
    expect(Object.keys(again).filter((table) => String(again[table]) !== String(migrated[table]))).toEqual([]);
  } finally {
    await database.destroy();
  }
});

test('a database that does not answer ends the command with 1', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', PUBLIC_URL: 'https://shop.example' };
  const { code, output } = await runCommand(['migrate'], { env, cwd });
  expect(code).toBe(1);
  expect(output).toContain('The database does not answer: connect ECONNREFUSED');
});

test.each([['--wait'], ['--wait', 'long'], ['--now']])('%s %s is no way to call the command, and nothing is begun', async (...given) => {
  const { code, output } = await runCommand(['migrate', ...given], { cwd });
  expect(code).toBe(1);
  expect(output).toContain('Usage: migrate');
});

describe.skipIf(!inject('postgresUrl'))('a database server that is still starting', () => {
  test('is waited for', async () => {
    const database = new URL(await newDatabase(String(inject('postgresUrl'))));
    const { port, hostname } = database;
    let refused = 0;
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      if (refused < 2) return void (refused++, socket.destroy());
      const real = connect(Number(port), hostname);
      real.on('error', () => socket.destroy());
      socket.pipe(real).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    database.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = { DATABASE_URL: database.href, PUBLIC_URL: 'https://shop.example' };
    const { code, output } = await runCommand(['migrate', '--wait', '120'], { env, cwd });
    server.close();
    expect([code, output]).toEqual([0, expect.stringContaining('The database is one of edition')]);
    expect(refused).toBe(2);
  });
});
