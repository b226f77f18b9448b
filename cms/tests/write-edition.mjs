import { execFileSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

/**
 * Keeps what an installation of today's code looks like, for upgrades to be tested from: the demo's database and files, as
 * `editions/<name>-sqlite.zip`, or `-postgres.zip` when a second argument names an empty PostgreSQL database (whose server must
 * not be newer than the `pg_dump` on this machine). Run once before each release: `node tests/write-edition.mjs <name> [url]`.
 */
const [name, url] = process.argv.slice(2);
const cms = join(import.meta.dirname, '..');
const load = createRequire(join(cms, 'package.json'));
const dataDir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'planquadrat-edition-'));
const { ZipFile } = load('yazl');

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  SERVE_ADMIN: 'false',
  JOBS: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
  PROXY_SECRET: 'a-secret-for-tests-only',
});
for (const setting of ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL']) delete process.env[setting];
process.chdir(cms);
// Read while nothing names a server, so that the demo is lived through on PostgreSQL as well.
const { secretNames } = load(join(cms, 'dist/src/platform/settings.js'));
for (const secret of secretNames) process.env[secret] = `${secret}-for-tests-only`;
if (url) process.env.DATABASE_URL = url;

const strapi = load('@strapi/strapi').createStrapi({ appDir: cms, distDir: join(cms, 'dist') });
await strapi.load();
await storeAllDocuments();
const database = join(dataDir, url ? 'database.sql' : 'database.db');
if (url) execFileSync('pg_dump', ['--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', '-f', database, url]);
else await strapi.db.connection.raw('vacuum into ?', [database]);
await writeZip();
await strapi.destroy();
rmSync(dataDir, { recursive: true });
process.exit(0);

/** Stores PDFs and e-invoices, which follow the event log, some events in each round. */
async function storeAllDocuments() {
  const { storeDocuments } = load(join(cms, 'dist/src/platform/documents/store-documents.js'));
  for (let round = 0; round < 100; round++) await storeDocuments(strapi);
}

async function writeZip() {
  const folder = join(cms, 'tests/editions');
  mkdirSync(folder, { recursive: true });
  const zip = new ZipFile();
  const written = finished(zip.outputStream.pipe(createWriteStream(join(folder, `${name}-${url ? 'postgres' : 'sqlite'}.zip`))));
  zip.addFile(database, database.slice(dataDir.length + 1));
  for (const file of readdirSync(join(dataDir, 'files')).sort()) zip.addFile(join(dataDir, 'files', file), `files/${file}`);
  zip.end();
  await written;
}
