import { request, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CmsServers } from './cms-servers';
import { isProxied, passToCms } from './proxy';
import { serve } from '../test-servers';

type Settings = { trustedHops?: number; proxySecret?: string; publicUrl?: string };

/** A web server in front of `cms`. */
function serveWeb(cmsUrl: string, more: Settings = {}): Promise<string> {
  const cms = new CmsServers([cmsUrl]);
  const settings = { publicUrl: '', trustedHops: 0, proxySecret: '', ...more };
  return serve((req, res) => void passToCms({ req, res, url: new URL(`http://x${req.url}`) }, cms, settings));
}

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

  test('passes on what the CMS reads and nothing else', async () => {
    const cms = await serve((req, res) => res.end(JSON.stringify({ url: req.url, headers: req.headers })));
    const known = {
      authorization: 'Bearer a',
      cookie: 'a=b',
      'idempotency-key': 'key',
      range: 'bytes=0-1',
      'if-none-match': '"a"',
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-metadata': 'filename YQ==',
      'x-app-check': 'token',
    };
    const foreign = {
      'x-http-method-override': 'DELETE',
      'x-original-url': '/admin',
      forwarded: 'for=1.2.3.4',
      'strapi-response-format': 'v4',
    };
    const answer = await fetch(`${await serveWeb(cms)}/api/x?a=1&b=%20`, { headers: { ...known, ...foreign } });
    const seen = (await answer.json()) as { url: string; headers: Record<string, string> };
    expect(seen.url).toBe('/api/x?a=1&b=%20');
    expect(seen.headers).toMatchObject(known);
    expect(Object.keys(seen.headers).filter((name) => name in foreign)).toEqual([]);
  });

  test('answers with one HSTS value, and only where people come by https', async () => {
    const cms = await serve((_req, res) => res.setHeader('strict-transport-security', 'max-age=1').end());
    const hsts = async (publicUrl: string) =>
      (await fetch(`${await serveWeb(cms, { publicUrl })}/api/x`)).headers.get('strict-transport-security');
    expect([await hsts('https://shop.example'), await hsts('http://shop.example')]).toEqual(['max-age=63072000; includeSubDomains', null]);
  });

  test('leaves encoded bodies and several cookies as they are', async () => {
    const cms = await serve((_req, res) =>
      res.writeHead(200, { 'content-encoding': 'gzip', 'set-cookie': ['a=1', 'b=2'] }).end(gzipSync('hallo')),
    );
    const answer = await fetch(`${await serveWeb(cms)}/api/x`);
    expect([await answer.text(), answer.headers.getSetCookie()]).toEqual(['hallo', ['a=1', 'b=2']]);
  });

  test('a read that meets a connection the CMS has just closed goes again', async () => {
    let requested = 0;
    const cms = await serve((req, res) => (++requested === 2 ? req.socket.destroy() : res.end(String(requested))));
    const web = await serveWeb(cms);
    const read = async () => (await fetch(`${web}/api/x`)).text();
    expect([await read(), await read()]).toEqual(['1', '3']);
  });

  test('what changes something is sent once, also when the connection breaks', async () => {
    let requested = 0;
    const cms = await serve((req) => void (++requested, req.socket.destroy()));
    expect([(await fetch(`${await serveWeb(cms)}/api/x`, { method: 'POST', body: 'x' })).status, requested]).toEqual([503, 1]);
  });

  test('an answer from before the end of a large body reaches the visitor', async () => {
    const cms = await serve((_req, res) => res.writeHead(415, { 'content-type': 'application/json' }).end('{}'));
    const body = Buffer.alloc(16 * 1024 * 1024);
    expect((await fetch(`${await serveWeb(cms)}/api/files`, { method: 'POST', body })).status).toBe(415);
  });

  test('a large body arrives whole', async () => {
    let bytes = 0;
    const cms = await serve((req, res) => req.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => res.end()));
    const body = Buffer.alloc(32 * 1024 * 1024);
    expect([(await fetch(`${await serveWeb(cms)}/api/files/tus/a`, { method: 'PATCH', body })).status, bytes]).toEqual([200, body.length]);
  });

  test('an answer that the CMS cuts is cut for the visitor too', async () => {
    const cms = await serve((req, res) => res.writeHead(200, { 'content-length': 100 }).write('x', () => req.socket.destroy()));
    await expect(fetch(`${await serveWeb(cms)}/api/x`).then((answer) => answer.text())).rejects.toThrow();
  });

  test('a call that the CMS never answers ends when its time is over, and the CMS is told', async () => {
    let left = () => {};
    const cmsHeard = new Promise<void>((resolve) => (left = resolve));
    const web = await serveWeb(await serve((req) => req.once('close', left)));
    const startedAt = performance.now();
    const answer = await fetch(`${web}/api/changes/content?wait=0`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 'server.unavailable' } });
    expect(performance.now() - startedAt).toBeLessThan(13_000);
    await cmsHeard;
  });

  test.each(['TRACE', 'PROPFIND'])('%s goes nowhere', async (method) => {
    let requested = 0;
    const web = await serveWeb(await serve((_req, res) => void (++requested, res.end())));
    const status = await new Promise((resolve) => request(`${web}/api/x`, { method }, (answer) => resolve(answer.statusCode)).end());
    expect([status, requested]).toEqual([404, 0]);
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
