import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { replaceTransport } from '../src/lib/http/transport';
import { createApp } from './app';

const app = createApp({ clientDir: '/nowhere', publicUrl: '', isReady: () => true, pictureAt: async () => null });
const redirects = [
  { from: '/alte-seite.html', to: '/kontakt', status: 301 },
  { from: '/weg.php', to: null, status: 410 },
];

afterEach(() => replaceTransport(fetch));

test.each([
  ['/alte-seite.html', 301, '/kontakt'],
  ['/en/alte-seite.html', 301, '/en/kontakt'],
  ['/weg.php', 410, null],
  ['/nichts.html', 404, null],
])('an address with the ending of a file answers like a page that moved: %s', async (path, status, location) => {
  replaceTransport(async () => Response.json({ redirects }));
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test('a page without a picture of its own shares the one that editors chose, which may change', async () => {
  const served = createApp({
    clientDir: '/nowhere',
    publicUrl: '',
    isReady: () => true,
    pictureAt: async () => '/api/pictures/haus_1/a/x.jpg',
  });
  const answer = await served.request('/og/de/kontakt.png');
  expect(['status', 'location', 'cache-control'].map((name) => (name === 'status' ? answer.status : answer.headers.get(name)))).toEqual([
    302,
    '/api/pictures/haus_1/a/x.jpg',
    'no-cache',
  ]);
});

test.each(['/.vite/manifest.json', '/.env', '/assets/.hidden.js'])('%s is not served', async (path) => {
  replaceTransport(async () => Response.json({ redirects: [] }));
  const served = createApp({ clientDir: folderWith(path), publicUrl: '', isReady: () => true, pictureAt: async () => null });
  expect((await served.request(path)).status).toBe(404);
});

test('a built file carries the same HSTS as pages', async () => {
  const served = createApp({
    clientDir: folderWith('/assets/x.js'),
    publicUrl: 'https://shop.example',
    isReady: () => true,
    pictureAt: async () => null,
  });
  const answer = await served.request('/assets/x.js');
  expect([answer.status, answer.headers.get('strict-transport-security')]).toEqual([200, 'max-age=63072000; includeSubDomains']);
});

/** Creates a folder with this one file in it. */
function folderWith(path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'secret');
  return folder;
}
