import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from '../steps.mjs';
import { verifyLedger } from './count.mjs';
import { query } from './neighbours.mjs';
import { answers, freePort, Process } from './process.mjs';

const load = createRequire(join(root, 'cms', 'package.json'));
/** The longest time that an upgrade may keep the shop closed. */
const LONGEST_STOP_S = 60;

async function command(name, args, env) {
  const { code, output } = await run(process.execPath, [`dist/src/commands/${name}.js`, ...args], { cwd: join(root, 'cms'), env });
  if (code !== 0) throw new Error(`${name} failed: ${output.trim().slice(-600)}`);
}

/** Backs the shop up while it works, restores it into an empty place, and looks there for all that was confirmed before. */
export async function backUpAndRestore({ folder, env, database }, { journal }) {
  const known = { requests: [...journal.requests], orders: [...journal.orders], invoices: [...journal.invoices] };
  const backup = join(folder, 'backup');
  await command('backup', [backup], env);
  await query(`${database.url}/postgres`, 'create database restored');
  const place = {
    ...env,
    DATABASE_URL: `${database.url}/restored`,
    DATA_DIR: join(folder, 'restored'),
    S3_FILES_BUCKET: 'restored-files',
    S3_MEDIA_BUCKET: 'restored-media',
  };
  mkdirSync(place.DATA_DIR);
  await command('restore', [backup], place);
  const held = async (table, column) =>
    new Set((await query(place.DATABASE_URL, `select ${column} as value from ${table}`)).map(({ value }) => value));
  const [quotes, orders, invoices] = [
    await held('quotes', 'number'),
    await held('orders', 'document_id'),
    await held('invoices', 'number'),
  ];
  const lost = [
    ...known.requests.map(({ number }) => number).filter((number) => !quotes.has(number)),
    ...known.orders.map(({ orderId }) => orderId).filter((id) => !orders.has(id)),
    ...known.invoices.map(({ number }) => number).filter((number) => !invoices.has(number)),
  ];
  const findings = [...lost.map((one) => `${one} is not in the restored shop`), ...(await verifyLedger(place))];
  if (findings.length > 0) throw new Error(findings.join('; '));
  return `${known.requests.length} requests, ${known.orders.length} orders and ${known.invoices.length} invoices found in the restored shop`;
}

/** Starts today's edition on the oldest one's database, and measures how long the shop is closed meanwhile. */
export async function upgrade({ folder, env, database, processes }) {
  const place = join(folder, 'edition');
  const zip = join(root, 'cms/tests/editions/0.1.0-postgres.zip');
  const unpacked = await run('unzip', ['-q', zip, '-d', place]);
  if (unpacked.code !== 0) throw new Error(unpacked.output);
  await query(`${database.url}/postgres`, 'create database edition');
  const url = `${database.url}/edition`;
  // Commands of `pg_dump` to `psql` are no SQL.
  await query(url, readFileSync(join(place, 'database.sql'), 'utf8').replaceAll(/^\\(un)?restrict .*$/gm, ''));
  const { secretNames } = load('./dist/src/platform/settings.js');
  const secrets = Object.fromEntries(secretNames.map((name) => [name, `${name}-for-tests-only`]));
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !/^(S3|SMTP|CLAMD)_/.test(name)));
  const edition = { ...own, ...secrets, DATABASE_URL: url, DATA_DIR: place };
  // On a port of its own: the balanced shop must not ask an installation that is not its own.
  const port = await freePort();
  const { run: like } = processes['cms-2'];
  const options = { ...like.options, env: { ...edition, CMS_PORT: String(port), ROLE: 'worker' } };
  const isReady = () => answers(`http://127.0.0.1:${port}/readyz`);
  const upgraded = new Process('upgraded', { ...like, options, isReady }, join(folder, 'log'));
  const started = Date.now();
  await upgraded.start();
  const seconds = (Date.now() - started) / 1000;
  await upgraded.kill('SIGTERM');
  const findings = await verifyLedger(edition);
  if (seconds >= LONGEST_STOP_S) findings.push(`the upgrade kept the shop closed for ${seconds.toFixed(0)} s`);
  if (findings.length > 0) throw new Error(findings.join('; '));
  return `closed for ${seconds.toFixed(0)} s`;
}
