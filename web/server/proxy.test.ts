import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isProxied, passToCms } from './proxy';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A web server in front of `cms`. */
const serveWeb = (cmsUrl: string, more: { trustedHops?: number; proxySecret?: string } = {}) =>
  serve((req, res) => passToCms(req, res, { cmsUrl, publicUrl: '', trustedHops: 0, proxySecret: '', ...more }));

test.each([
  ['/api', true],
  ['/api/quotes', true],
  ['/uploads/a.png', true],
  ['/apidoc', false],
  ['/', false],
])('%s goes to the CMS: %s', (path, proxied) => expect(isProxied(path)).toBe(proxied));

describe('passToCms', () => {
  test('replaces what a visitor claims about the connection and adds the shared secret', async () => {
    const cms = await serve((req, res) => res.end(JSON.stringify(req.headers)));
    const web = await serveWeb(cms, { proxySecret: 'ours' });
    const headers = { 'x-forwarded-for': '1.2.3.4', 'x-proxy-secret': 'guess', 'x-real-ip': '1.2.3.4', 'x-cart-id': 'kept' };
    const seen: unknown = await (await fetch(`${web}/api/x`, { headers })).json();
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-proxy-secret': 'ours', 'x-cart-id': 'kept' });
    expect(seen).not.toHaveProperty('x-real-ip');
  });

  test('without a secret of our own none is passed on', async () => {
    const cms = await serve((req, res) => res.end(JSON.stringify(req.headers)));
    const answer = await fetch(`${await serveWeb(cms)}/api/x`, { headers: { 'x-proxy-secret': 'guess' } });
    expect(await answer.json()).not.toHaveProperty('x-proxy-secret');
  });

  test('passes a body on while it is still being sent', async () => {
    let first: (chunk: string) => void;
    const arrived = new Promise<string>((resolve) => (first = resolve));
    const cms = await serve((req, res) => {
      req.once('data', (chunk: Buffer) => first(chunk.toString()));
      req.on('end', () => res.end('done')).resume();
    });
    const upload = request(`${await serveWeb(cms)}/api/files`, { method: 'POST' });
    upload.write('first');
    expect(await arrived).toBe('first');
    const answer = new Promise<IncomingMessage>((resolve) => upload.on('response', resolve));
    upload.end('last');
    expect((await answer).statusCode).toBe(200);
  });

  test('drops the request to the CMS when the visitor leaves', async () => {
    let closed: () => void;
    const dropped = new Promise<void>((resolve) => (closed = resolve));
    let started: () => void;
    const reached = new Promise<void>((resolve) => (started = resolve));
    const cms = await serve((req) => {
      req
        .on('data', () => started())
        .on('error', () => undefined)
        .on('close', () => closed());
    });
    const upload = request(`${await serveWeb(cms)}/api/files`, { method: 'POST' }).on('error', () => undefined);
    upload.write('x');
    await reached;
    upload.destroy();
    await dropped;
  });

  test('says that the service is not available when the CMS is down', async () => {
    const answer = await fetch(`${await serveWeb('http://127.0.0.1:9')}/api/site`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 'server.unavailable' } });
  });
});
