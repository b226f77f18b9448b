import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { StaffDeclaration } from '../src/contract/people/declaration';
import { newEmail, staffMember, type SignedIn } from './accounts';
import { editions, installEdition, newDatabase } from './editions';
import { memoryFolder } from './memory-folder';
import { body, newQuote, sendOffer } from './offer-calls';
import { checkFiles } from './scan-calls';
import { compiled, useStrapi } from './strapi';

const app = join(import.meta.dirname, '..');
/** Number of processes that start at once on one database. */
const PROCESSES = 5;

describe.each(editions)('an installation of edition %s', (edition) => {
  const shop = useStrapi(() => installEdition(edition));
  let lead: SignedIn;
  beforeAll(async () => (lead = await staffMember(shop, 'super_admin')));

  /** Reads the ids of a whole list, page by page. */
  async function idsOf(path: string): Promise<string[]> {
    const ids: string[] = [];
    for (let cursor: string | undefined | null = ''; cursor !== null && cursor !== undefined;) {
      const page: Page<{ id: string }> = await body(lead.call('GET', `${path}?limit=100${cursor && `&cursor=${cursor}`}`));
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    return ids;
  }

  test.each([
    ['quotes', 'quotes', 10],
    ['orders', 'orders', 10],
    ['invoices', 'invoices', 5],
    ['assignments', 'assignments', 5],
    ['contact-messages', 'contacts', 2],
    ['mails', 'outbox', 1],
  ])('shows all its %s, each with its page', async (path, table, atLeast) => {
    const ids = await idsOf(`/api/staff/${path}`);
    const counted = await shop.strapi.db.connection(table).count('* as rows');
    expect(ids.length).toBeGreaterThanOrEqual(atLeast);
    expect(ids).toHaveLength(Number(counted[0]?.rows));
    for (const id of ids) expect((await lead.call('GET', `/api/staff/${path}/${id}`)).status).toBe(200);
  });

  test('still holds every final row as it was written', async () => {
    const { verifyLedger } = compiled<{ verifyLedger: (strapi: unknown) => Promise<string[]> }>('domain/records/ledger/verify-ledger');
    expect(await verifyLedger(shop.strapi)).toEqual([]);
    for (const table of ['events', 'offers', 'stored_documents'])
      await expect(shop.strapi.db.connection(table).delete()).rejects.toThrow('final');
  });

  test('knows how long each final row is kept, and has settlements beside its declarations', async () => {
    const rows = (table: string) => shop.strapi.db.connection(table);
    for (const table of ['events', 'offers', 'stored_documents', 'payments', 'reminders', 'declarations'])
      expect([table, await rows(table).whereNull('kept_until').pluck('id')]).toEqual([table, []]);
    expect(await rows('invoices').where({ state: 'issued' }).whereNull('kept_until').pluck('id')).toEqual([]);
    const [invoice] = await rows('invoices').where({ state: 'issued' }).select('issued_at', 'kept_until');
    expect(new Date(invoice.kept_until).getFullYear()).toBe(new Date(invoice.issued_at).getFullYear() + 8);
    const differing = rows('stored_documents as stored')
      .join('offers', 'offers.document_id', 'stored.subject')
      .whereRaw('offers.kept_until <> stored.kept_until');
    expect(await differing.pluck('stored.id')).toEqual([]);
    const { items } = await body<Page<StaffDeclaration>>(lead.call('GET', '/api/staff/declarations'));
    expect(items.filter(({ matched }) => matched)).toHaveLength(
      await rows('declaration_settlements')
        .whereNotNull('order_id')
        .count({ n: '*' })
        .then(([row]) => Number(row?.n)),
    );
    expect(items.some(({ matched }) => matched)).toBe(true);
  });

  test('hands all its final rows over to the ledger', async () => {
    const { appendEntries } = compiled<{ appendEntries: (strapi: unknown) => Promise<void> }>('platform/ledger/append-entries');
    await appendEntries(shop.strapi);
    const { verifyLedger } = compiled<{ verifyLedger: (strapi: unknown) => Promise<string[]> }>('domain/records/ledger/verify-ledger');
    expect(await verifyLedger(shop.strapi)).toEqual([]);
    for (const table of ['events', 'offers', 'payments', 'stored_documents'])
      expect(await shop.strapi.db.connection('ledger_entries').where({ kind: table }).pluck('id')).toHaveLength(
        (await shop.strapi.db.connection(table).pluck('id')).length,
      );
  });

  test('has its files unchecked, which are read when their turn comes', async () => {
    const states = await shop.strapi.db.connection('customer_files').distinct('check_state').pluck('check_state');
    expect(states).toEqual(['unchecked']);
    await checkFiles(shop);
    const read = { complete: true, sha256: { $notNull: true } };
    expect(await shop.strapi.db.query('api::file.file').count({ where: read })).toBeGreaterThan(0);
  });

  test('goes on with its numbers and sends offers', async () => {
    const before: { number: string } = await shop.strapi.db.query('api::quote.quote').findOne({ orderBy: { id: 'desc' } });
    const quote = await newQuote(shop, lead, newEmail());
    expect(Number(quote.number.split('-').at(-1))).toBeGreaterThan(Number(before.number.split('-').at(-1)));
    expect((await sendOffer(lead, quote)).status).toBe('offered');
  });
});

/** Starts the compiled server of `folder` in a process of its own. @returns its output, empty when it came up */
async function startOnce(folder: string, settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start-once.mjs'), folder], { env: { ...process.env, ...settings } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? '' : printed || `exit code ${code}`;
}

describe('an edition with one more field in every content type', () => {
  const next = mkdtempSync(join(memoryFolder, 'planquadrat-next-'));
  let changed = 0;
  afterAll(() => rmSync(next, { recursive: true, force: true }));

  beforeAll(() => {
    for (const name of ['package.json', 'favicon.png']) copyFileSync(join(app, name), join(next, name));
    for (const folder of ['src', 'public/uploads']) mkdirSync(join(next, folder), { recursive: true });
    cpSync(join(app, 'dist/src'), join(next, 'dist/src'), { recursive: true });
    cpSync(join(app, 'dist/config'), join(next, 'dist/config'), { recursive: true });
    symlinkSync(join(app, '../node_modules'), join(next, 'node_modules'));
    const schemas = readdirSync(join(next, 'dist/src/api'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('schema.json'),
    );
    changed = schemas.length;
    for (const path of schemas) {
      const schema = JSON.parse(readFileSync(join(next, 'dist/src/api', path), 'utf8'));
      schema.attributes.addedLater = { type: 'string' };
      writeFileSync(join(next, 'dist/src/api', path), JSON.stringify(schema));
    }
  });

  test.each(editions)('starts on edition %s', async (edition) => {
    expect(changed).toBeGreaterThan(30);
    const settings = await installEdition(edition);
    // Today's tables first: an operator upgrades from each edition to the next.
    expect(await startOnce(app, settings)).toBe('');
    expect(await startOnce(next, settings)).toBe('');
    expect(await startOnce(next, settings)).toBe('');
  });
});

describe.skipIf(!inject('postgresUrl'))(`${PROCESSES} processes that start at once`, () => {
  const startAll = (settings: Record<string, string>) =>
    Promise.all(Array.from({ length: PROCESSES }, () => startOnce(app, { PUBLIC_URL: 'https://shop.example', ...settings })));
  const allUp = Array.from({ length: PROCESSES }, () => '');

  test('all come up on an empty database', async () =>
    expect(await startAll({ DATABASE_URL: await newDatabase(String(inject('postgresUrl'))) })).toEqual(allUp));

  test.each(editions)('all come up on edition %s', async (edition) => expect(await startAll(await installEdition(edition))).toEqual(allUp));
});
