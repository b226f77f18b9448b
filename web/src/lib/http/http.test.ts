import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, post, problemOf } from './http';

describe('problemOf', () => {
  test.each([
    { status: 409, body: { error: { code: 'quote.price-changed' } }, code: 'quote.price-changed' },
    { status: 404, body: null, code: 'not-found' },
    { status: 503, body: '<html>', code: 'server.unavailable' },
    { status: 500, body: { error: { code: 'something.new' } }, code: 'server.failed' },
    { status: 429, body: {}, code: 'rate.limited' },
  ])('an answer $status with $body is $code', ({ status, body, code }) => expect(problemOf(status, body).code).toBe(code));

  test('keeps field errors and values', () => {
    const problem = problemOf(400, { error: { code: 'input.invalid', fields: { email: 'x' }, data: { number: 'AN-1' } } });
    expect([problem.fields, problem.data]).toEqual([{ email: 'x' }, { number: 'AN-1' }]);
  });
});

describe('an answer on the wire', () => {
  let server: Server;
  let requested: Record<string, number>;
  const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

  beforeAll(async () => {
    requested = {};
    server = createServer((request, response) => {
      const path = request.url ?? '';
      requested[path] = (requested[path] ?? 0) + 1;
      if (path.startsWith('/fails-once-') && requested[path] === 1) response.writeHead(Number(path.slice(-3))).end();
      else if (path === '/nothing') response.writeHead(204).end();
      else if (path === '/page') response.writeHead(200).end('<html>');
      else if (path === '/whole' || path.startsWith('/fails-once-') || (path === '/cut-once' && requested[path] > 1))
        response.end('{"rows":[]}');
      else cutOff(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  test('is what it says, or null when it says nothing', async () =>
    expect(await Promise.all([get(address('/whole')), post(address('/nothing'), {})])).toEqual([{ rows: [] }, null]));

  test('that is no JSON is a failure of the server', () => expect(get(address('/page'))).rejects.toMatchObject({ code: 'server.failed' }));

  test('that is cut off is asked for again', async () => expect(await get(address('/cut-once'))).toEqual({ rows: [] }));

  test('that is cut off each time is a server that cannot be reached', async () => {
    await expect(get(address('/cut'), { retries: 1 })).rejects.toMatchObject({ code: 'server.unavailable' });
    await expect(post(address('/cut-post'), {})).rejects.toMatchObject({ code: 'server.unavailable' });
    expect([requested['/cut'], requested['/cut-post']]).toEqual([2, 1]);
  });

  test.each([500, 502, 503, 504])('%d is asked for again, and so is a write with a key, but no other', async (status) => {
    const path = address(`/fails-once-${status}`);
    const again = address(`/fails-once-b-${status}`);
    const once = address(`/fails-once-c-${status}`);
    expect(await get(path)).toEqual({ rows: [] });
    expect(await post(again, { key: 'a', text: 'b' })).toEqual({ rows: [] });
    await expect(post(once, { text: 'b' })).rejects.toMatchObject({ name: 'Problem' });
    expect([requested[`/fails-once-b-${status}`], requested[`/fails-once-c-${status}`]]).toEqual([2, 1]);
  });

  test('that is refused is not asked for again', async () => {
    await expect(post(address('/fails-once-409'), { key: 'a' })).rejects.toMatchObject({ name: 'Problem' });
    expect(requested['/fails-once-409']).toBe(1);
  });

  test('that its reader no longer wants is no failure of the server', async () => {
    const reader = new AbortController();
    const answer = get(address('/slow'), { signal: reader.signal });
    reader.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});

/** Ends the connection in the middle of the body. */
function cutOff(response: ServerResponse) {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"rows":[', () => response.destroy());
}
