import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quiet } from '../prepare.mjs';
import { root } from '../steps.mjs';
import { prepareBalancer, prepareClamd, prepareDatabase, prepareS3, prepareSmtp, query } from './neighbours.mjs';
import { answers, freePort, Process } from './process.mjs';
import { unmount } from './tools.mjs';

const load = createRequire(join(root, 'cms', 'package.json'));
/** Everything lies in memory where the system has such a folder. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** What documents must name about the operator. */
const company = {
  legal_name: 'Planquadrat Übung GmbH',
  managing_directors: 'Mira Kessler',
  street: 'Lindenstraße 12',
  postcode: '10969',
  city: 'Berlin',
  country: 'DE',
  email: 'rechnung@example.com',
  phone: '+49 30 1234567',
  vat_id: 'DE123456789',
  tax_number: '30/123/45678',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank',
  register: 'HRB 123456 B, Amtsgericht Charlottenburg',
};

const names = ['postgres', 's3', 'smtp', 'clamd', 'cms-1', 'cms-2', 'worker', 'web-1', 'web-2', 'balancer'];

/** Makes the settings of every process of the CMS, and none of the person who runs the drill. */
function cmsEnv(folder, ports, databaseUrl) {
  const { secretNames } = load('./dist/src/platform/settings.js');
  const s3 = `http://127.0.0.1:${ports.s3}`;
  return {
    ...commonEnv(),
    ...Object.fromEntries([...secretNames, 'PROXY_SECRET'].map((name) => [name, randomBytes(32).toString('base64url')])),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    WEB_PORT: String(ports.balancer),
    CMS_HOST: '127.0.0.1',
    CLAMD_HOST: `127.0.0.1:${ports.clamd}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    STAFF_EMAIL: 'team@planquadrat.example',
    S3_ENDPOINT: s3,
    S3_FILES_BUCKET: 'customer-files',
    S3_MEDIA_BUCKET: 'media',
    S3_PUBLIC_URL: `${s3}/media`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
}

/** The settings of any process: no setting of the person who runs the drill reaches it. */
const commonEnv = () => ({ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...quiet });

const strapi = join(root, 'node_modules/@strapi/strapi/bin/strapi.js');

function cms(env, port, role) {
  const options = { cwd: join(root, 'cms'), env: { ...env, CMS_PORT: String(port), ROLE: role } };
  return { command: process.execPath, args: [strapi, 'start'], options, isReady: () => answers(`http://127.0.0.1:${port}/readyz`) };
}

function web(folder, ports, name) {
  const env = {
    ...commonEnv(),
    WEB_PORT: String(ports[name]),
    WEB_HOST: '127.0.0.1',
    TRUSTED_HOPS: '1',
    PAGE_CACHE_DIR: join(folder, 'pages'),
    CMS_URL: ['cms-1', 'cms-2'].map((one) => `http://127.0.0.1:${ports[one]}`).join(),
    PROXY_SECRET: ports.proxySecret,
  };
  const isReady = () => answers(`http://127.0.0.1:${ports[name]}/readyz`);
  return { command: process.execPath, args: [join(root, 'web/dist/server/main.js')], options: { cwd: join(root, 'web'), env }, isReady };
}

/** Prepares all processes in a folder of their own, on free ports of the loopback. Starts none. */
export async function buildTown() {
  const folder = mkdtempSync(join(memory, 'planquadrat-drill-'));
  for (const name of ['log', 'data', 'pages']) mkdirSync(join(folder, name));
  const ports = {};
  for (const name of names) ports[name] = await freePort();
  const database = prepareDatabase(folder, ports.postgres);
  const databaseUrl = `${database.url}/shop`;
  const env = cmsEnv(folder, ports, databaseUrl);
  ports.proxySecret = env.PROXY_SECRET;
  const [s3, smtp] = [prepareS3(folder, ports.s3), prepareSmtp(folder, ports.smtp)];
  const balancer = prepareBalancer(folder, ports.balancer, [ports['web-1'], ports['web-2']]);
  if (!balancer) throw new Error('nginx and haproxy are missing: install one of Debian’s packages.');
  const clamd = prepareClamd(folder, ports.clamd);
  if (!clamd) delete env.CLAMD_HOST;
  const runs = {
    postgres: database,
    s3,
    smtp,
    ...(clamd && { clamd }),
    'cms-1': cms(env, ports['cms-1'], 'all'),
    'cms-2': cms(env, ports['cms-2'], 'all'),
    worker: cms(env, ports.worker, 'worker'),
    'web-1': web(folder, ports, 'web-1'),
    'web-2': web(folder, ports, 'web-2'),
    balancer,
  };
  const processes = Object.fromEntries(Object.entries(runs).map(([name, run]) => [name, new Process(name, run, join(folder, 'log'))]));
  const town = { folder, env, ports, processes, database, databaseUrl, s3, smtp, url: `http://127.0.0.1:${ports.balancer}` };
  return { ...town, query: (text, values) => query(databaseUrl, text, values) };
}

/** Starts everything, its neighbours first, with the operator's facts filled in. */
export async function startTown({ processes, database, query: ask }) {
  for (const name of ['postgres', 's3', 'smtp', 'clamd']) await processes[name]?.start();
  await query(`${database.url}/postgres`, 'create database shop');
  await processes['cms-1'].start();
  const columns = Object.keys(company);
  await ask(`update companies set ${columns.map((name, at) => `${name} = $${at + 1}`).join()}`, Object.values(company));
  await Promise.all(['cms-2', 'worker'].map((name) => processes[name].start()));
  await Promise.all(['web-1', 'web-2', 'balancer'].map((name) => processes[name].start()));
}

/** Ends all processes and removes what they left, but for the logs when something was wrong. */
export async function razeTown({ folder, processes, database }, { keepsLogs }) {
  await Promise.all(Object.values(processes).map((one) => one.kill(one.name === 'postgres' ? 'SIGINT' : 'SIGKILL')));
  if (database.isSmall) unmount(database.disk);
  if (!keepsLogs) rmSync(folder, { recursive: true, force: true });
}
