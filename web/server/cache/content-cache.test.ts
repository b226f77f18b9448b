import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CmsServers } from '../proxy/cms-servers';
import { ContentCache } from './content-cache';
import { ContentClock } from './content-clock';
import { withFacts } from './page-facts';
import { drafts } from '../render/page-key';
import { Patience } from '../proxy/patience';
import { visitor } from '../proxy/client-address';

let status = 200;
let types = '';
let reads = 0;
let url = '';
let cookies: (string | undefined)[] = [];
let addresses: (string | undefined)[] = [];
/** Answers that are held back until the test sends them; null to answer at once. */
let held: (() => void)[] | null = null;
const cms = createServer((req, res) => {
  cookies.push(req.headers.cookie);
  addresses.push(req.headers['x-forwarded-for'] as string | undefined);
  const body = JSON.stringify({ read: ++reads });
  const send = () => void res.writeHead(status, types ? { 'x-answer-types': types } : {}).end(body);
  if (held) held.push(send);
  else send();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
beforeEach(() => ([status, types, reads, cookies, addresses, held] = [200, '', 0, [], [], null]));
afterAll(() => cms.close().closeAllConnections());

/** A cache, and the clock that tells it of changes. */
function openCache() {
  const hearing = new ContentClock();
  let seq = 0;
  const change = (news: string[] | null = null) => hearing.hear({ seq: ++seq, event: `e${seq}`, types: news });
  const cache = new ContentCache({ cms: new CmsServers([url]), clock: hearing, patience: new Patience(), headers: {} });
  return Object.assign(cache, { hearing, change });
}
const isOutdated = async (work: () => Promise<unknown>) => (await withFacts(work)).outdated;
const read = async (cache: ContentCache, path = '/api/site') => ((await (await cache.fetch(path)).json()) as { read: number }).read;

describe('ContentCache', () => {
  test('asks the CMS once, also for readers at the same time', async () => {
    const cache = openCache();
    expect(await Promise.all([read(cache), read(cache)])).toEqual([1, 1]);
    expect(await read(cache)).toBe(1);
  });

  test('reads drafts with the editor’s cookie, past what is stored and without storing it', async () => {
    const cache = openCache();
    const draft = () => drafts.run('pq_preview=1.a', () => read(cache));
    expect([await read(cache), await draft(), await draft(), await read(cache)]).toEqual([1, 2, 3, 1]);
    expect(cookies).toEqual([undefined, 'pq_preview=1.a', 'pq_preview=1.a']);
  });

  test('asks again after a content change', async () => {
    const cache = openCache();
    await read(cache);
    cache.change();
    expect(await read(cache)).toBe(2);
  });

  test('a read that a content change overtakes answers nobody who came after it, and stays for nobody', async () => {
    const cache = openCache();
    const answers: (() => void)[] = (held = []);
    const before = read(cache);
    await expect.poll(() => answers.length).toBe(1);
    cache.change();
    const after = read(cache);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
    expect(await after).toBe(2);
    answers[0]?.();
    expect(await before).toBe(1);
    held = null;
    expect(await read(cache)).toBe(2);
  });

  test.each(['/api/guest/secret', '/api/sitecopy', '/api/quotes'])('%s is asked for each time', async (path) => {
    const cache = openCache();
    expect([await read(cache, path), await read(cache, path)]).toEqual([1, 2]);
  });

  test('reads what belongs to one visitor under their address, and content under nobody’s', async () => {
    const cache = openCache();
    await visitor.run('203.0.113.9', () => read(cache, '/api/guest/secret'));
    await visitor.run('203.0.113.9', () => drafts.run('pq_preview=1.a', () => read(cache)));
    await visitor.run('203.0.113.9', () => read(cache));
    await read(cache, '/api/guest/secret');
    expect(addresses).toEqual(['203.0.113.9', '203.0.113.9', undefined, undefined]);
  });

  test('serves what it had while the CMS does not answer, then what the CMS said', async () => {
    const cache = openCache();
    await read(cache);
    await read(cache, '/api/home');
    cache.change();
    const answers: (() => void)[] = (held = []);
    const { result, outdated } = await withFacts(async () => [await read(cache), await read(cache, '/api/home')]);
    expect([result, outdated]).toEqual([[1, 2], true]);
    held = null;
    answers.forEach((send) => send());
    await expect.poll(() => read(cache)).toBe(3);
    expect(await isOutdated(() => read(cache))).toBe(false);
  });

  test('ends a read that the CMS never answers, and those that come right after it at once', async () => {
    const cache = openCache();
    held = [];
    const startedAt = performance.now();
    await expect(read(cache)).rejects.toThrow();
    const waitedMs = performance.now() - startedAt;
    await expect(read(cache, '/api/guest/secret')).rejects.toThrow('in vain');
    expect(waitedMs).toBeGreaterThan(4_500);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  test('serves what it had when the CMS fails, and says so', async () => {
    const cache = openCache();
    await read(cache);
    cache.change();
    status = 503;
    const { result, outdated } = await withFacts(() => read(cache));
    expect([result, outdated]).toEqual([1, true]);
  });

  test('asks again only for what a change of these types of content may have touched', async () => {
    types = 'api::product.product api::category.category';
    const cache = openCache();
    expect(await read(cache)).toBe(1);
    cache.change(['api::article.article']);
    expect([await read(cache), cache.recall('/api/site', {})?.body]).toEqual([1, { read: 1 }]);
    cache.change(['api::category.category']);
    expect([cache.recall('/api/site', {}), await read(cache)]).toEqual([null, 2]);
  });

  test('asks again when the CMS has another log, however its numbers compare', async () => {
    types = 'api::product.product';
    const cache = openCache();
    cache.change([]);
    cache.change([]);
    await read(cache);
    cache.hearing.hear({ seq: 2, event: 'another', types: null });
    expect(await read(cache)).toBe(2);
    cache.hearing.hear({ seq: 1, event: 'a third', types: null });
    expect(await read(cache)).toBe(3);
  });

  test('a failure that nothing stored can stand in for leaves what is made of it outdated', async () => {
    status = 503;
    expect(await isOutdated(() => read(openCache()))).toBe(true);
  });

  test('recalls what it has as one object that nobody can change, until the content changes', async () => {
    const cache = openCache();
    const recall = () => cache.recall('/api/site', {});
    expect(recall()).toBeNull();
    await read(cache);
    expect(recall()).toEqual({ ok: true, status: 200, body: { read: 1 } });
    expect(recall()?.body).toBe(recall()?.body);
    expect(() => Object.assign(recall()?.body as object, { read: 9 })).toThrow(TypeError);
    cache.change();
    expect(recall()).toBeNull();
  });

  test('recalls nothing for an editor’s drafts and for what is sent', async () => {
    const cache = openCache();
    await read(cache);
    expect(drafts.run('pq_preview=1.a', () => cache.recall('/api/site', {}))).toBeNull();
    expect(cache.recall('/api/site', { method: 'POST' })).toBeNull();
  });

  test('recalls that something is missing', async () => {
    const cache = openCache();
    status = 404;
    await cache.fetch('/api/site');
    expect(cache.recall('/api/site', {})).toMatchObject({ ok: false, status: 404 });
  });

  test('a failure is passed on when nothing is stored, and not kept', async () => {
    const cache = openCache();
    status = 503;
    expect((await cache.fetch('/api/site')).status).toBe(503);
    status = 200;
    expect((await cache.fetch('/api/site')).status).toBe(200);
  });
});
