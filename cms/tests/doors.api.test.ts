import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { SINGLE_POST_BYTES } from '../src/contract/files/file';
import { pdf, PRODUCT_ID } from './file-calls';
import { panelEditor } from './panel-editor';
import { asProxy, cartId, compiled, useStrapi } from './strapi';

const folder = () => join(String(process.env.DATA_DIR), 'planquadrat-forms');
const waiting = () => readdirSync(folder());

/** Leaves a file behind like a process that ended while it received a form. */
function leave(name: string, hoursAgo: number) {
  mkdirSync(folder(), { recursive: true });
  const path = join(folder(), name);
  writeFileSync(path, 'left over');
  const at = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(path, at, at);
}

const shop = useStrapi(async () => {
  leave('before-the-start', 2);
  return { PUBLIC_URL: 'https://shop.example' };
});

/**
 * Spells a path as is, in capitals, mixed, with a slash at the end, with two slashes in two places, with an encoded letter
 * in two places.
 */
const spellingsOf = (path: string) => [
  path,
  path.toUpperCase(),
  path.replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
  `${path}/`,
  `/${path}`,
  path.replace(/(?<!^)\//, '//'),
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
];

// `new URL` would take two slashes at the beginning for a host.
const call = (path: string, init: RequestInit = {}) => fetch(shop.url + path, init);
const json = { 'content-type': 'application/json' };

describe('however a path is spelled', () => {
  const guarded = [
    ['GET', '/api/site'],
    ['GET', '/api/products'],
    ['GET', '/api/staff/quotes'],
    ['GET', `/api/guest/${'a'.repeat(43)}`],
    ['POST', '/api/auth/login'],
    ['POST', '/api/contact'],
    ['POST', '/api/files'],
    ['POST', '/api/files/tus'],
    ['POST', '/api/functions/europe-west1/getUserRole'],
  ].flatMap(([method = '', path = '']) => spellingsOf(path).map((spelling) => ({ method, spelling })));

  test.each(guarded)('$method $spelling answers nobody but the web server', async ({ method, spelling }) => {
    const answer = await call(spelling, { method, headers: json, ...(method === 'POST' && { body: '{}' }) });
    expect([400, 403, 404, 405]).toContain(answer.status);
    expect(await answer.text()).not.toContain('Planquadrat');
  });

  test.each(guarded)('$method $spelling fails in the contract’s shape', async ({ method, spelling }) => {
    const answer = await call(spelling, { method, headers: asProxy(json), ...(method === 'POST' && { body: '{"half' }) });
    const { error } = (await answer.json()) as { error?: { code?: string; details?: { code?: string } } };
    expect(answer.status).toBeLessThan(500);
    // A spelling that reaches no route is no part of the API.
    const isApi = /^\/api\//i.test(spelling);
    if (isApi && answer.status >= 400) expect(error?.code ?? error?.details?.code).toEqual(expect.any(String));
  });

  test.each(spellingsOf('/admin/register-admin'))('POST %s makes nobody the panel’s administrator', async (path) => {
    const person = { email: 'stranger@example.com', password: 'Zeichenbrett-2026', firstname: 'S', lastname: 'T' };
    const answer = await call(path, { method: 'POST', headers: json, body: JSON.stringify(person) });
    expect([404, 405]).toContain(answer.status);
    expect(await shop.strapi.db.query('admin::user').count({ where: { email: person.email } })).toBe(0);
  });
});

/** Builds a form with `files` files of `bytes` bytes. */
function form(field: string, files: number, bytes: number) {
  const body = new FormData();
  body.set('productId', PRODUCT_ID);
  for (let at = 0; at < files; at++) body.append(field, new File([new Uint8Array(pdf(bytes))], `${at}.pdf`, { type: 'application/pdf' }));
  return body;
}

describe('forms with files', () => {
  test.each([
    ['/api/contact', 400],
    ['/api/auth/login', 400],
    ['/api/functions/europe-west1/getUserRole', 400],
    ['/api/nothing', 404],
    ['/api/upload', 401],
    ['/upload', 401],
    ['/upload/files', 401],
    ['/admin/project-settings', 401],
    ['/admin/login', 400],
    ['/nothing', 405],
  ])('are not received at %s', async (path, status) => {
    const body = form('files', 3, 1_000);
    body.set('email', 'somebody@example.com');
    body.set('password', 'Zeichenbrett-2026');
    const answer = await call(path, { method: 'POST', headers: asProxy(), body });
    expect(answer.status).toBe(status);
    expect(waiting()).toEqual([]);
  });

  test('a stranger is refused by the panel before a byte of the file is stored', async () => {
    const head = `POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n`;
    const part = '--b\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const heard = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(shop.url).port), '127.0.0.1', () => socket.write(`${head}${part}${'x'.repeat(10_000)}`));
      socket.once('data', (answer) => resolve(String(answer)));
      socket.once('data', () => socket.destroy());
      socket.once('error', reject);
    });
    expect(heard).toMatch(/^HTTP\/1\.1 401 /);
    expect(waiting()).toEqual([]);
  });

  test.each([
    { case: 'one file', field: 'file', files: 1, bytes: 1_000, status: 201 },
    { case: 'another field', field: 'other', files: 1, bytes: 1_000, status: 400 },
    { case: 'two files', field: 'file', files: 2, bytes: 1_000, status: 400 },
    { case: 'many files', field: 'file', files: 40, bytes: 1_000, status: 413 },
    { case: 'a file that is too large', field: 'file', files: 1, bytes: SINGLE_POST_BYTES + 1, status: 413 },
    { case: 'a file that is far too large', field: 'file', files: 1, bytes: 3_000_000, status: 413 },
  ])('of $case leave nothing behind', async ({ field, files, bytes, status }) => {
    const cart = cartId();
    const headers = asProxy({ 'x-cart-id': cart, 'x-app-check': await shop.appCheck(cart) });
    const answer = await call('/api/files', { method: 'POST', headers, body: form(field, files, bytes) });
    expect([answer.status, waiting()]).toEqual([status, []]);
  });

  test('that are cut off leave nothing behind', async () => {
    const cart = cartId();
    const own = `x-cart-id: ${cart}\r\nx-app-check: ${await shop.appCheck(cart)}\r\nx-proxy-secret: ${process.env.PROXY_SECRET}\r\n`;
    const head = `POST /api/files HTTP/1.1\r\nhost: x\r\n${own}content-type: multipart/form-data; boundary=b\r\ncontent-length: 200000\r\n\r\n`;
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
    socket.write(`${head}${part}${'x'.repeat(100_000)}`);
    await vi.waitUntil(() => waiting().length > 0, { timeout: 30_000 });
    socket.destroy();
    await vi.waitUntil(() => waiting().length === 0, { timeout: 30_000 });
  });

  test('come to the panel’s media library, and its numbers are bounded', async () => {
    const panel = await panelEditor(shop, 'strapi-super-admin');
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const pictures = (count: number) => {
      const body = new FormData();
      for (let at = 0; at < count; at++) body.append('files', new File([new Uint8Array(picture)], `${at}.png`, { type: 'image/png' }));
      body.set('fileInfo', JSON.stringify({ name: 'plan.png', alternativeText: 'Ein Plan', caption: null, folder: null }));
      return body;
    };
    const stored = await panel('POST', '/upload', pictures(1));
    expect(stored).toMatchObject({ status: 201, body: [{ name: 'plan.png', alternativeText: 'Ein Plan', mime: 'image/png' }] });
    const [file] = stored.body as unknown as { id: number }[];
    expect((await panel('DELETE', `/upload/files/${file?.id}`)).status).toBe(200);
    expect((await panel('POST', '/upload', pictures(40))).status).toBe(413);
    expect(waiting()).toEqual([]);
  });
});

test('what a process left is removed at the start and by each sweep, but not what another may still receive', async () => {
  expect(waiting()).toEqual([]);
  leave('old', 1.1);
  leave('young', 0.9);
  const stop = await compiled<typeof import('../src/domain/files/form-files')>('domain/files/form-files').sweepForms();
  await stop();
  expect(waiting()).toEqual(['young']);
});
