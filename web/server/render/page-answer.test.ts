import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { acceptedEncoding, compressBest, preparePage, sendPage, type PageAnswer } from './page-answer';

const text = '<p>Grundriss</p>'.repeat(500);
let server: Server | undefined;

afterEach(() => void server?.close());

async function serve(page: PageAnswer): Promise<(headers: Record<string, string>) => Promise<{ body: Buffer; encoding?: string }>> {
  server = createServer({ keepAliveTimeout: 1 }, (req, res) => void sendPage(req, res, page));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (headers) =>
    new Promise((resolve, reject) => {
      const call = request({ port, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ body: Buffer.concat(parts), encoding: answer.headers['content-encoding'] }));
      });
      call.on('error', reject).end();
    });
}

test('a page is compressed when somebody asks for it, once for all who do', async () => {
  const page = preparePage(200, text, {});
  const ask = await serve(page);
  expect((await ask({})).body.toString()).toBe(text);
  expect(page.encoded).toEqual({});
  const [one, other] = await Promise.all([ask({ 'accept-encoding': 'br' }), ask({ 'accept-encoding': 'gzip, br' })]);
  expect(brotliDecompressSync(one.body).toString()).toBe(text);
  expect(other).toEqual(one);
  expect(one.encoding).toBe('br');
  expect(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).body).toString()).toBe(text);
});

test('the best compression takes the place of the first', async () => {
  const page = preparePage(200, text, {});
  const ask = await serve(page);
  await ask({ 'accept-encoding': 'br' });
  await compressBest(page);
  const { body } = await ask({ 'accept-encoding': 'br' });
  expect(body).toEqual(page.encoded.br);
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test.each([
  [undefined, null],
  ['', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', null],
  ['x-br', null],
] as const)('Accept-Encoding %s gets %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
