import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { CmsServers } from './proxy/cms-servers';
import { createHandler } from './render/handler';
import { ContentClock } from './cache/content-clock';
import { PageCache } from './cache/page-cache';
import { preparePage } from './render/page-answer';
import { Patience } from './proxy/patience';
import { readSettings } from './settings';
import { createApp } from './app';
import { open, serve, speak } from './test-servers';
import { visitor } from './proxy/client-address';
import { createWebServer } from './web-server';

/** The whole web server in front of a CMS that notes what it is asked. */
async function openShop(answer: RequestListener = (_req, res) => res.end('from the CMS')) {
  const requested: string[] = [];
  const cmsUrl = await serve((req, res) => {
    requested.push(`${req.method} ${req.url}`);
    answer(req, res);
  });
  const settings = readSettings({ CMS_URL: cmsUrl, TRUSTED_HOPS: '1' });
  const handle = createHandler({
    settings,
    cms: new CmsServers(settings.cmsUrls),
    cache: new PageCache({ patience: new Patience(), clock: new ContentClock() }),
    app: createApp({ clientDir: '/nowhere', publicUrl: '', isReady: () => true, pictureAt: async () => null }),
    render: async (_origin, address) => ({
      page: preparePage(200, `${address} for ${visitor.getStore()}`, {}),
      facts: { digests: {}, types: null },
      outdated: false,
    }),
    renderDraft: async () => null,
  });
  const server = createWebServer((req, res) => void handle(req, res));
  return { server, requested, url: await open(server) };
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
const malformed = { error: { code: 'request.malformed', message: expect.any(String) } };

describe('a request that two servers could read differently', () => {
  const panel = 'GET /admin/init HTTP/1.1\r\nHost: x\r\n\r\n';
  test.each([
    ['a GET with a body', `GET /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${panel.length}\r\n\r\n${panel}`],
    ['a HEAD with a body', `HEAD /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${panel.length}\r\n\r\n${panel}`],
    ['a GET with a chunked body', 'GET /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a stored page asked for with a body', `GET /kontakt HTTP/1.1\r\nHost: x\r\nContent-Length: ${panel.length}\r\n\r\n${panel}`],
    [
      'two statements of length',
      `POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${panel}`,
    ],
    ['two lengths', `POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`],
    ['an unknown coding', `POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n${panel}`],
    ['a coding after chunked', `POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n${panel}`],
    ['a folded header', `GET /api/x HTTP/1.1\r\nHost: x\r\nX: a\r\n Content-Length: 5\r\n\r\n`],
    ['a space before the colon', `POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\nabcde`],
    ['dot segments', 'GET /api/../admin/init HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['encoded dot segments', 'GET /api/%2e%2e/admin/init HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a dot segment of one dot', 'GET /api/./x HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an encoded one of one dot', 'GET /api/%2e/x HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an encoded slash', 'GET /api/..%2fadmin HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['two slashes', 'GET //admin HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['backslashes', 'GET /api\\..\\admin HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a whole URL', 'GET http://x/admin HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
  ])('%s is refused with 400, and the CMS hears nothing', async (_case, bytes) => {
    const { url, requested } = await openShop();
    if (bytes.startsWith('GET /kontakt')) await fetch(`${url}/kontakt`);
    const answer = await speak(url, bytes);
    expect([statusOf(answer), answer.match(/HTTP\/1\.1/g)?.length, requested]).toEqual([400, 1, []]);
    if (!bytes.startsWith('HEAD')) expect(bodyOf(answer)).toEqual(malformed);
  });
});

test.each([
  '/admin',
  '/API/x',
  '/%61pi/x',
  '/%2561pi/x',
  '/apidoc',
  '/api.php',
  '/_health',
  '/content-manager/x',
  '/uploadsx',
  '/users-permissions',
])('%s never reaches the CMS', async (path) => {
  const { url, requested } = await openShop();
  await speak(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(requested).toEqual([]);
});

test('visitors on one connection after the other hear their own answers only', async () => {
  const { url, requested } = await openShop((req, res) => res.end(`answer to ${req.url}`));
  const bytes = ['/api/a', '/api/b', '/uploads/c'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
  const answer = await speak(url, bytes, (heard) => heard.includes('uploads/c'));
  expect(answer.match(/answer to \S+?(?=HTTP|\r|$)/g)).toEqual(['answer to /api/a', 'answer to /api/b', 'answer to /uploads/c']);
  expect(requested).toHaveLength(3);
});

test('a page is rendered for the visitor’s address as our proxy saw it', async () => {
  const { url } = await openShop();
  const page = await fetch(`${url}/angebot/geheim`, { headers: { 'x-forwarded-for': '1.2.3.4, 203.0.113.9' } });
  expect(await page.text()).toBe('/angebot/geheim for 203.0.113.9');
});

test('too many headers are refused as such', async () => {
  const { url } = await openShop();
  const answer = await speak(url, `GET /api/x HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect([statusOf(answer), bodyOf(answer)]).toMatchObject([431, { error: { code: 'request.headers-too-large' } }]);
});

describe('slow connections', () => {
  test('may take half a minute for a head and a minute between two bytes of a body, however long a whole request takes', async () => {
    const { server } = await openShop();
    expect([server.headersTimeout, server.timeout, server.requestTimeout]).toEqual([30_000, 60_000, 0]);
  });

  test('a head that does not end is cut', async () => {
    const { server, url, requested } = await openShop();
    server.headersTimeout = 200;
    const answer = await speak(url, 'GET /api/x HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect([statusOf(answer), bodyOf(answer), requested]).toMatchObject([408, { error: { code: 'request.too-slow' } }, []]);
  });

  test('a body that falls silent is cut, and the CMS is told', async () => {
    let left = () => {};
    const cmsHeard = new Promise<void>((resolve) => (left = resolve));
    const { server, url } = await openShop((req) =>
      req
        .on('error', () => undefined)
        .once('close', left)
        .resume(),
    );
    server.timeout = 300;
    const answer = await speak(url, 'POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc');
    expect(statusOf(answer)).toBe(408);
    await cmsHeard;
  });

  test('a body that goes on arriving is not cut', async () => {
    const { server, url } = await openShop((req, res) => req.resume().on('end', () => res.end('whole')));
    server.timeout = 500;
    const body = new ReadableStream({
      async pull(controller) {
        await sleep(150);
        controller.enqueue(new Uint8Array(1));
        if (++sent === 8) controller.close();
      },
    });
    let sent = 0;
    const answer = await fetch(`${url}/api/files`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(await answer.text()).toBe('whole');
  });

  test('who waits for an answer of ours is not cut', async () => {
    const { server, url } = await openShop(async (_req, res) => void res.end(await sleep(900, 'late')));
    server.timeout = 300;
    expect(await (await fetch(`${url}/api/x`)).text()).toBe('late');
  });

  test('who takes nothing more of an answer is cut', async () => {
    const { server, url } = await openShop((_req, res) => res.end(Buffer.alloc(64 * 1024 * 1024)));
    server.timeout = 300;
    const visitor = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
    visitor.write('GET /api/files/a/content HTTP/1.1\r\nHost: x\r\n\r\n');
    visitor.once('data', () => visitor.pause());
    const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 20_000 }).toBe(0);
    visitor.destroy();
  });
});
