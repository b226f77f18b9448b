import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import knex from 'knex';
import { afterAll, beforeAll, inject } from 'vitest';
import { CART_ID_LENGTH } from '../src/contract/constants';
import { fileHeaders } from '../src/contract/files/file';
import { SEEDED } from './postgres';

const DEMO_LOGINS = 'demo-logins.json';

const appDir = join(import.meta.dirname, '..');
const load = createRequire(import.meta.url);

export type Shop = {
  /** The running Strapi, to look into the database and prepare it. */
  readonly strapi: Core.Strapi;
  readonly url: string;
  /** Sends a request as the web server would pass it on. */
  http(path: string, init?: RequestInit): Promise<Response>;
  /** Does the proof of work. @returns a token for uploads and quotes of this cart */
  appCheck(cartId: string): Promise<string>;
};

/** Makes a random cart id. */
export const cartId = (): string =>
  randomBytes(60)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, CART_ID_LENGTH);

/** Loads a module of the compiled server, the same that the running server uses. */
export const compiled = <T>(path: string): T => load(join(appDir, `dist/src/${path}.js`)) as T;

type Running = { strapi: Core.Strapi; url: string };

/** Boots the compiled server for this test file, with `settings` as further environment variables. */
export function useStrapi(settings: Record<string, string> | (() => Promise<Record<string, string>>) = {}): Shop {
  let running: Running | undefined;
  beforeAll(async () => {
    await endShared();
    Object.assign(process.env, await databaseSettings(), typeof settings === 'function' ? await settings() : settings);
    running = await boot();
  });
  afterAll(async () => running && stop(running.strapi));
  return shopOf(() => running);
}

let shared: { running: Running; env: Record<string, string> } | undefined;
/** Number of files that have begun to share it: each calls from an address of its own, so that limits per address do not add up. */
let sharers = 0;

/**
 * Returns the server that the files of this process share, for files that leave everybody else's documents, the content and
 * the settings alone and that do not count rows that others may add. The next file with a server of its own ends it.
 */
export function useSharedStrapi(): Shop {
  beforeAll(async () => {
    if (shared) return void Object.assign(process.env, shared.env);
    const env = { DATA_DIR: mkdtempSync(join(dirname(inject('seededDatabase')), 'shared-')) };
    Object.assign(process.env, env);
    Object.assign(env, await databaseSettings());
    Object.assign(process.env, env);
    shared = { running: await boot(), env };
  });
  const address = `10.2.0.${++sharers}`;
  return shopOf(() => shared?.running, { 'x-forwarded-for': address });
}

async function endShared() {
  if (shared) await stop(shared.running.strapi);
  shared = undefined;
}

function shopOf(running: () => Running | undefined, caller: Record<string, string> = {}): Shop {
  const shop = () => {
    const found = running();
    if (!found) throw new Error('Strapi runs only inside tests and hooks that come after useStrapi');
    return found;
  };
  const http: Shop['http'] = (path, init) => fetch(new URL(path, shop().url), { ...init, headers: asProxy(init?.headers, caller) });
  return {
    get strapi() {
      return shop().strapi;
    },
    get url() {
      return shop().url;
    },
    http,
    appCheck: (id) => solveAppCheck(http, id),
  };
}

/** Adds the web server's headers to the given ones. @param caller headers that the given ones may replace */
export function asProxy(headers: RequestInit['headers'] = {}, caller: Record<string, string> = {}): Headers {
  const all = new Headers({ ...caller, ...Object.fromEntries(new Headers(headers)) });
  all.set('x-proxy-secret', process.env.PROXY_SECRET ?? '');
  return all;
}

async function databaseSettings(): Promise<Record<string, string>> {
  const server = inject('postgresUrl');
  if (!server) return { DATABASE_FILENAME: copySeeded() };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const connection = knex({ client: 'pg', connection: `${server}/postgres` });
  await connection.raw('create database ?? template ??', [name, SEEDED]);
  await connection.destroy();
  return { DATABASE_URL: `${server}/${name}`, PUBLIC_URL: 'https://shop.example' };
}

/** Copies the seeded database file for a shop, with the logins of the demo that it knows. */
function copySeeded(): string {
  const file = join(String(process.env.DATA_DIR), 'test.db');
  const seeded = inject('seededDatabase');
  copyFileSync(seeded, file);
  copyFileSync(join(dirname(seeded), DEMO_LOGINS), join(String(process.env.DATA_DIR), DEMO_LOGINS));
  return file;
}

async function boot() {
  process.chdir(appDir);
  const { createStrapi } = load('@strapi/strapi') as typeof import('@strapi/strapi');
  const created = createStrapi({ appDir, distDir: join(appDir, 'dist') });
  created.log.level = 'warn';
  const strapi = await created.load();
  strapi.server.mount();
  const { httpServer } = strapi.server;
  await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
  return { strapi, url: `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}` };
}

async function stop(strapi: Core.Strapi) {
  // Strapi drops every listener of the process when it ends, the test runner's own connection among them.
  const keep = process.removeAllListeners;
  process.removeAllListeners = () => process;
  strapi.server.httpServer.closeAllConnections();
  await strapi.destroy();
  process.removeAllListeners = keep;
  forgetCompiled();
}

/**
 * Drops the compiled modules, so that the next server of this process starts with fresh ones; only the packages stay
 * loaded, which take longest.
 */
function forgetCompiled() {
  for (const file of Object.keys(load.cache)) if (file.startsWith(join(appDir, 'dist'))) delete load.cache[file];
}

export async function solveAppCheck(http: Shop['http'], id: string): Promise<string> {
  const cart = { [fileHeaders.cart]: id };
  const challenge = (await (await http('/api/app-check/challenge', { headers: cart })).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const headers = { ...cart, 'content-type': 'application/json' };
  const answer = await http('/api/app-check', { method: 'POST', headers, body: JSON.stringify({ payload }) });
  return ((await answer.json()) as { token: string }).token;
}
