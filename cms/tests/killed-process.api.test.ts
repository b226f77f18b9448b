import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fileHeaders } from '../src/contract/file';
import type { Product } from '../src/contract/product';
import { asProxy, cartId, solveAppCheck } from './strapi';

const app = join(import.meta.dirname, '..');
const strapi = join(dirname(createRequire(import.meta.url).resolve('@strapi/strapi/package.json')), 'bin', 'strapi.js');
let server: ChildProcess | undefined;
let url = '';

const http = (path: string, init?: RequestInit) => fetch(new URL(path, url), { ...init, headers: asProxy(init?.headers) });

async function start() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CMS_PORT: String(port),
    DATABASE_FILENAME: join(String(process.env.DATA_DIR), 'killed.db'),
  };
  server = spawn(process.execPath, [strapi, 'start'], { cwd: app, env, stdio: 'ignore' });
  while (
    !(await fetch(`${url}/_health`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await delay(100);
}

async function kill() {
  server?.kill('SIGKILL');
  if (server) await once(server, 'exit');
}

beforeAll(start);
afterAll(kill);

test.skipIf(inject('postgresUrl') !== undefined)(
  'a process killed between file and request, and during requests, loses nothing and stores nothing twice',
  async () => {
    const id = cartId();
    const token = await solveAppCheck(http, id);
    const headers = { [fileHeaders.cart]: id, [fileHeaders.appCheck]: token };
    const product = (await (await http('/api/products/paper-to-cad/basic')).json()) as Product;
    const form = new FormData();
    form.set('productId', product.id);
    form.set('file', new File(['%PDF-1.4\nplan'], 'plan.pdf', { type: 'application/pdf' }));
    const stored = (await (await http('/api/files', { method: 'POST', headers, body: form })).json()) as { fileName: string };
    await kill();
    await start();

    const body = JSON.stringify({
      cartId: id,
      locale: 'de',
      items: [{ productId: product.id, quantity: 1, selectedAddons: [], files: [stored.fileName] }],
      contact: { name: 'Ada', email: 'ada@example.org', customerType: 'business', projectCountry: 'DE' },
      consent: true,
      expectedNet: product.price,
    });
    const submit = () => http('/api/quotes', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
    const dying = Promise.allSettled(Array.from({ length: 5 }, submit));
    await delay(15);
    await kill();
    await dying;
    await start();

    const answers = await Promise.all([submit(), submit()]);
    const numbers = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { number: string }).number));
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/-00001$/);
    const again = await http(`/api/files/${stored.fileName}`, { headers });
    expect(again.status).toBe(200);
  },
);
