import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { staffMember } from './accounts';
import { layOutApp, ownFolder, runCommand } from './backup-calls';
import { newDatabase } from './editions';
import { issuedInvoice } from './invoice-calls';
import { fillCompany } from './offer-calls';
import { readZip } from './read-zip';
import { startS3 } from './s3';
import { compiled, useStrapi } from './strapi';

const MARK = 'grundriss_of_the_move_test';
const picture = Buffer.from('the bytes of a picture');

const server = inject('postgresUrl');
const s3 = await startS3();
const folder = ownFolder();
const cwd = join(folder, 'app');
const from = join(folder, 'data');
let source: Knex;
let target: Record<string, string> = {};
let moved = { code: -1, output: '' };
afterAll(async () => {
  await source?.destroy();
  await s3.stop();
});

/** The embedded shop as an installation has it: the demo of an edition, with a picture that an editor put into a text. */
async function layOutDemo(): Promise<void> {
  layOutApp(cwd);
  mkdirSync(join(from, 'files'), { recursive: true });
  const zip = readFileSync(join(import.meta.dirname, 'editions/0.1.0-sqlite.zip'));
  for (const [path, bytes] of readZip(zip.buffer.slice(zip.byteOffset, zip.byteOffset + zip.byteLength)))
    writeFileSync(join(from, path === 'database.db' ? 'planquadrat.db' : path), bytes);
  writeFileSync(join(cwd, `public/uploads/${MARK}.png`), picture);
  source = knex({ client: 'better-sqlite3', connection: { filename: join(from, 'planquadrat.db') }, useNullAsDefault: true });
  const size = Math.round(picture.length / 10) / 100;
  const medium = {
    name: 'Grundriss.png',
    hash: MARK,
    ext: '.png',
    mime: 'image/png',
    size,
    url: `/uploads/${MARK}.png`,
    provider: 'local',
  };
  await source('files').insert({ ...medium, document_id: 'picture-of-the-move', created_at: 1_790_000_000_123 });
  await source('articles')
    .where({ id: 1 })
    .update({ body: `![Grundriss](/uploads/${MARK}.png) und /uploads/other.png` });
}

const shop = useStrapi(async () => {
  if (!server) return {};
  await layOutDemo();
  target = { ...s3.settings, DATABASE_URL: await newDatabase(server), PUBLIC_URL: 'https://shop.example' };
  moved = await runCommand(['move', from], { env: { ...target, DATA_DIR: join(folder, 'new') }, cwd });
  if (moved.code !== 0) throw new Error(moved.output);
  return target;
});

describe.skipIf(server === undefined)('npm run move', () => {
  test('a shop that is still running is left where it is', async () => {
    await source.schema.createTable('process_beats', (table) => void table.bigInteger('seen_at'));
    await source('process_beats').insert({ seen_at: Date.now() - 10_000 });
    const { code, output } = await runCommand(['move', from], { env: { ...target, DATA_DIR: join(folder, 'other') }, cwd });
    await source.schema.dropTable('process_beats');
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('Stop the shop.') });
  });

  test('the embedded shop of an earlier edition moves to PostgreSQL and S3, and everything is as it was written', async () => {
    expect(moved).toEqual({ code: 0, output: expect.stringContaining('Everything is as it was written.') });
    const count = async (database: Knex, table: string) => Number((await database(table).count({ rows: '*' }))[0]?.rows);
    for (const table of ['events', 'orders', 'invoices', 'quotes', 'offers', 'customer_files', 'stored_documents', 'up_users', 'outbox']) {
      expect(await count(source, table)).toBeGreaterThan(0);
      expect([table, await count(shop.strapi.db.connection, table)]).toEqual([table, await count(source, table)]);
    }
  });

  test('rows keep their ids, times to the millisecond, truth values and JSON', async () => {
    const plain = async (database: Knex) => {
      const rows = await database('orders').orderBy('id').select('id', 'document_id', 'number', 'placed_at', 'net', 'lines', 'buyer');
      return rows.map((row) => ({
        ...row,
        net: Number(row.net),
        placed_at: new Date(row.placed_at).getTime(),
        ...Object.fromEntries(['lines', 'buyer'].map((name) => [name, typeof row[name] === 'string' ? JSON.parse(row[name]) : row[name]])),
      }));
    };
    expect(await plain(shop.strapi.db.connection)).toEqual(await plain(source));
    const confirmed = async (database: Knex) => (await database('up_users').orderBy('id').pluck('confirmed')).map(Boolean);
    expect(await confirmed(shop.strapi.db.connection)).toEqual(await confirmed(source));
  });

  test('staff read a moved order, and the next invoice follows the last number', async () => {
    await fillCompany(shop);
    const staff = await staffMember(shop, 'super_admin');
    const order = await source('orders').orderBy('id').first('document_id', 'number');
    const answer = await staff.call('GET', `/api/staff/orders/${order.document_id}`);
    expect([answer.status, ((await answer.json()) as { number: string }).number]).toEqual([200, order.number]);
    const numbers: string[] = await source('invoices').whereNotNull('number').pluck('number');
    const last = Math.max(...numbers.map((number) => Number(number.split('-')[2])));
    const invoice = await issuedInvoice(shop, staff);
    expect(Number(invoice.number.split('-')[2])).toBe(last + 1);
  });

  test('final rows are guarded in the new database, too', async () => {
    for (const table of ['events', 'offers', 'stored_documents'])
      await expect(shop.strapi.db.connection(table).delete()).rejects.toThrow('final');
  });

  test('media lie in their bucket, and the library and texts lead there', async () => {
    const url = `${s3.settings.S3_PUBLIC_URL}/${MARK}.png`;
    const row = await shop.strapi.db.connection('files').where({ hash: MARK }).first();
    expect([row.url, row.provider, new Date(row.created_at).getTime()]).toEqual([url, 'aws-s3', 1_790_000_000_123]);
    const { body } = await shop.strapi.db.connection('articles').where({ id: 1 }).first('body');
    expect(body).toBe(`![Grundriss](${url}) und /uploads/other.png`);
    const { mediaStore } = compiled<{ mediaStore(folder: string): { open(name: string): Promise<AsyncIterable<Buffer>> } }>(
      'platform/storage/media-store',
    );
    const chunks: Buffer[] = [];
    for await (const chunk of await mediaStore('').open(`${MARK}.png`)) chunks.push(chunk);
    expect(Buffer.concat(chunks)).toEqual(picture);
  });

  test('nothing is moved over what is there, nor with another key of the ledger', async () => {
    const again = await runCommand(['move', from], { env: { ...target, DATA_DIR: join(folder, 'new') }, cwd });
    expect(again).toEqual({ code: 1, output: expect.stringMatching(/nothing was moved\.\nThe database has \d+ tables/) });
    writeFileSync(join(from, 'secrets.json'), JSON.stringify({ LEDGER_SECRET: 'another-key-of-the-ledger' }));
    const other = await runCommand(['move', from], { env: { ...target, DATA_DIR: join(folder, 'new') }, cwd });
    expect(other).toEqual({ code: 1, output: expect.stringContaining('LEDGER_SECRET') });
  });
});
