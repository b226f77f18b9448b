import { afterEach, expect, test } from 'vitest';
import { replaceTransport } from '../src/lib/transport';
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
