import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Manifest } from '../src/backup/manifest';
import type { StaffInvoice } from '../src/contract/billing/invoice';
import type { SystemState } from '../src/contract/system';
import type { KnownBackups } from '../src/platform/health/last-backup';
import { createAccount, newEmail, signIn, staffMember } from './accounts';
import { emptyPlace, layOutApp, ownFolder, runCommand } from './backup-calls';
import { contactBody, sendContact } from './contact-calls';
import { pdf } from './file-calls';
import { issuedInvoice } from './invoice-calls';
import { killableServer } from './killable-server';
import { addResult, fillCompany, placedOrder, transitionOrder } from './offer-calls';
import { submitQuote } from './quote-calls';
import { cartId, compiled, useStrapi } from './strapi';

const shop = useStrapi();
const restored = killableServer();
const folder = ownFolder();
const first = join(folder, 'backups/first');
const manifestOf = (backup: string): Manifest => JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
/** The place has media of its own, too. */
let cwd = '';
let place: Record<string, string> = {};
let invoice: StaffInvoice;
let customerEmail = '';
let orderId = '';
afterAll(() => restored.kill());

beforeAll(async () => {
  await fillCompany(shop);
  const staff = await staffMember(shop, 'super_admin');
  ({ email: customerEmail } = await createAccount(shop, 'user'));
  ({ id: orderId } = await placedOrder(shop, staff, await signIn(shop, customerEmail)));
  await transitionOrder(staff, orderId, 'start');
  await addResult(shop, staff, orderId);
  invoice = await issuedInvoice(shop, staff, null, orderId);
  const { storeDocuments } = compiled<{ storeDocuments: (strapi: unknown) => Promise<void> }>('platform/documents/store-documents');
  await storeDocuments(shop.strapi);
  cwd = layOutApp(join(folder, 'app'));
  place = await emptyPlace(join(folder, 'place'));
});

/** Sends messages one after the other until told to stop. */
function keepWriting() {
  let stopped = false;
  let sent = 0;
  const writing = (async () => {
    while (!stopped) {
      const key = cartId();
      const answer = await sendContact(shop, contactBody(key), {});
      if (answer.ok) sent++;
      else throw new Error(`message refused: ${await answer.text()}`);
    }
  })();
  return {
    sent: () => sent,
    stop: async () => {
      stopped = true;
      await writing;
    },
  };
}

test('a backup is made while people write, and says what it holds', async () => {
  const writing = keepWriting();
  const { code, output } = await runCommand(['backup', first], { env: { SMTP_URL: 'smtp://shop:geheim@mail.example:587' } });
  await writing.stop();
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('LEDGER_SECRET') });
  expect(writing.sent()).toBeGreaterThan(0);
  const manifest = manifestOf(first);
  expect(manifest.files.length).toBeGreaterThan(2);
  expect([manifest.lost, manifest.removedMeanwhile, manifest.secretFiles]).toEqual([[], [], []]);
  expect(manifest.settings).toMatchObject({ SMTP_URL: 'smtp://mail.example:587' });
  const text = JSON.stringify(manifest);
  expect(text).not.toContain('geheim');
  for (const name of ['LEDGER_SECRET', 'PROXY_SECRET', 'JWT_SECRET']) expect(text).not.toContain(String(process.env[name]));
  expect(readdirSync(join(folder, 'backups'))).toEqual(['first']);
});

test('the installation knows its last backup', async () => {
  const { lastBackup } = compiled<{ lastBackup(strapi: unknown): Promise<KnownBackups> }>('platform/health/last-backup');
  expect(await lastBackup(shop.strapi)).toMatchObject({ backup: { at: manifestOf(first).at, folder: first, lost: 0 }, triedRestore: null });
  const system: SystemState = await (await (await staffMember(shop, 'super_admin')).call('GET', '/api/staff/system')).json();
  expect(system.backup).toMatchObject({ last: { at: manifestOf(first).at }, restored: null });
});

test('a backup with a damaged file is refused, and the file is named', async () => {
  const { path } = manifestOf(first).files[0] ?? { path: '' };
  const bytes = readFileSync(join(first, path));
  const changed = Buffer.from(bytes);
  changed[0] = (changed[0] ?? 0) ^ 1;
  writeFileSync(join(first, path), changed);
  const { code, output } = await runCommand(['restore', first], { env: place, cwd });
  writeFileSync(join(first, path), bytes);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`${path} has other bytes than when the backup was made.`) });
});

test('nothing is restored over what is there: a database with tables, a store with files', async () => {
  const over = await runCommand(['restore', first]);
  expect(over).toEqual({ code: 1, output: expect.stringMatching(/The database has \d+ tables\.[^]*The store of customer files holds /) });
  mkdirSync(join(folder, 'occupied/files'), { recursive: true });
  writeFileSync(join(folder, 'occupied/files/left-behind'), pdf(20));
  const occupied = await runCommand(['restore', first], { env: { ...place, DATA_DIR: join(folder, 'occupied') }, cwd });
  expect(occupied).toEqual({ code: 1, output: expect.stringContaining('holds left-behind') });
});

test('it is restored into an empty place, where everything is as it was written', async () => {
  const { code, output } = await runCommand(['restore', first], { env: place, cwd });
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('Everything is as it was written.') });
  expect(await runCommand(['verify-ledger'], { env: place, cwd })).toMatchObject({ code: 0 });
  const files = readdirSync(join(folder, 'place/files')).sort();
  expect(files).toEqual(
    manifestOf(first)
      .files.map(({ path }) => path.replace('files/', ''))
      .sort(),
  );
});

test('the restored shop lets customers in and shows their orders and invoices', async () => {
  await restored.start({ ...place, JOBS: 'false' });
  const there = { ...shop, http: restored.http, url: restored.url };
  const customer = await signIn(there, customerEmail);
  expect(await (await customer.call('GET', `/api/orders/${orderId}`)).json()).toMatchObject({ id: orderId });
  const list = (await (await customer.call('GET', '/api/invoices')).json()) as { items: { number: string }[] };
  expect(list.items.map(({ number }) => number)).toEqual([invoice.number]);
});

test('the restored shop goes on where the numbers end', async () => {
  const there = { ...shop, http: restored.http, url: restored.url };
  const { number: last } = await shop.strapi.db.query('api::quote.quote').findOne({ orderBy: { number: 'desc' } });
  const next = Number(String(last).slice(-5)) + 1;
  expect(Number((await submitQuote(there, { email: newEmail() })).slice(-5))).toBe(next);
});

test('the next backup tells the installation that a restore was tried', async () => {
  await runCommand(['backup', join(folder, 'backups/second')]);
  const { lastBackup } = compiled<{ lastBackup(strapi: unknown): Promise<KnownBackups> }>('platform/health/last-backup');
  expect((await lastBackup(shop.strapi)).triedRestore).toMatchObject({ backupAt: manifestOf(first).at, findings: 0 });
});

test.skipIf(inject('postgresUrl') !== undefined)(
  'secrets come along only when asked for, readable for their owner, and are asked for when missing',
  async () => {
    const bare = { DATA_DIR: join(folder, 'bare'), DATABASE_FILENAME: join(folder, 'bare/planquadrat.db'), LEDGER_SECRET: '' };
    const refused = await runCommand(['restore', first], { env: bare, cwd });
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('The backup holds no secrets.') });
    writeFileSync(join(String(process.env.DATA_DIR), 'secrets.json'), '{"LEDGER_SECRET":"one-of-the-installation"}');
    const backup = join(folder, 'backups/secret');
    expect(await runCommand(['backup', '--with-secrets', backup])).toMatchObject({ code: 0 });
    expect(readFileSync(join(backup, 'secrets/secrets.json'), 'utf8')).toContain('one-of-the-installation');
    expect(statSync(join(backup, 'secrets/secrets.json')).mode & 0o777).toBe(0o600);
  },
);

test('a file that the store has lost makes the backup say so, and the rest is kept', async () => {
  const { path } = manifestOf(first).files[0] ?? { path: '' };
  const stored = join(String(process.env.DATA_DIR), path);
  const bytes = readFileSync(stored);
  rmSync(stored);
  const { code, output } = await runCommand(['backup', join(folder, 'backups/third')]);
  writeFileSync(stored, bytes);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('The store has lost 1 files') });
  expect(manifestOf(join(folder, 'backups/third')).lost).toEqual([path.replace('files/', '')]);
});
