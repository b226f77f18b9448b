import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { useStrapi } from './strapi';

const shop = useStrapi();

/** Sends bytes and reads everything that the server answers until it closes the connection. */
function speak(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data: Buffer) => (heard += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

describe('slow requests', () => {
  const server = () => shop.strapi.server.httpServer;
  const limits = { headersTimeout: 30_000, timeout: 60_000, requestTimeout: 0 };
  afterEach(() => void Object.assign(server(), limits));

  test('may take half a minute for a head and a minute between two bytes of a body, however long a whole request takes', () => {
    expect(server()).toMatchObject(limits);
  });

  test('a head that does not end is cut', async () => {
    server().headersTimeout = 200;
    expect(await speak('GET /_health HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each(['/api/quotes', '/api/files/tus', '/nowhere', '/admin/login', '/upload'])(
    'a body for %s that falls silent is cut',
    async (path) => {
      server().timeout = 300;
      const answer = await speak(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`);
      expect(answer).not.toContain('HTTP/1.1 20');
    },
  );

  test('a request that has arrived may wait for its answer', async () => {
    server().timeout = 300;
    const feed = '/api/changes/content';
    const { seq } = (await (await shop.http(feed)).json()) as { seq: number };
    const startedAt = performance.now();
    const answer = await shop.http(`${feed}?since=${seq}&wait=1`);
    expect(answer.status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(900);
  });
});
