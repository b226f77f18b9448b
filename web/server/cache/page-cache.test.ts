import { describe, expect, test } from 'vitest';
import type { PageAnswer } from '../render/page-answer';
import { ContentClock } from './content-clock';
import { PageCache } from './page-cache';
import type { PageFacts } from './page-facts';
import { Patience } from '../proxy/patience';

const page = (text: string, status = 200): PageAnswer => ({
  status,
  headers: {},
  etag: text,
  html: Buffer.from(text),
  encoded: { br: Buffer.from(text) },
  flat: {},
});

/** A cache in contact with the CMS, and a renderer that counts. */
function watchedCache() {
  const patience = new Patience();
  const clock = new ContentClock();
  const cache = new PageCache({ patience, clock });
  clock.setWatched(true);
  let seq = 0;
  const change = (types: string[] | null = null) => clock.hear({ seq: ++seq, event: `e${seq}`, types });
  let renders = 0;
  const render =
    (status = 200, outdated = false, facts: PageFacts = { digests: {}, types: null }) =>
    async () => ({ page: page(`v${++renders}`, status), facts, outdated });
  return { cache, clock, change, patience, render, get: (how = render()) => cache.get('key', how).then(({ etag }) => etag) };
}

describe('PageCache', () => {
  test('renders once and serves from memory', async () => {
    const { get } = watchedCache();
    expect([await get(), await get()]).toEqual(['v1', 'v1']);
  });

  test('a change of other content leaves a page as it is', async () => {
    const { change, get, render } = watchedCache();
    const product = render(200, false, { digests: {}, types: ['product'] });
    await get(product);
    change(['article']);
    expect(await get(product)).toBe('v1');
    change(['article', 'product']);
    expect(await get(product)).toBe('v2');
  });

  test('visitors at the same time share one render', async () => {
    const { get } = watchedCache();
    expect(await Promise.all([get(), get(), get()])).toEqual(['v1', 'v1', 'v1']);
  });

  test('after a content change the next visitor gets the new page', async () => {
    const { get, change } = watchedCache();
    await get();
    change();
    expect([await get(), await get()]).toEqual(['v2', 'v2']);
  });

  test('the old page serves when rendering anew fails', async () => {
    const { get, render, change } = watchedCache();
    await get();
    change();
    expect(await get(render(503))).toBe('v1');
    expect(await get(() => Promise.reject(new Error('down')))).toBe('v1');
  });

  test('the old page serves while the CMS lets rendering wait, then the new one', async () => {
    const { patience, get, render, change } = watchedCache();
    await get();
    change();
    let answer = () => {};
    const slow = () => patience.follow(new Promise<void>((resolve) => (answer = resolve))).then(render());
    expect([await get(slow), await get(slow)]).toEqual(['v1', 'v1']);
    answer();
    await expect.poll(() => get(slow)).toBe('v2');
  });

  test('a page nobody has seen waits for the CMS', async () => {
    const { patience, get, render } = watchedCache();
    const late = new Promise<void>((resolve) => setTimeout(resolve, 500));
    expect(await get(() => patience.follow(late).then(render()))).toBe('v1');
  });

  test('a page made from outdated content is rendered again', async () => {
    const { get, render } = watchedCache();
    await get(render(200, true));
    expect(await get()).toBe('v2');
  });

  test('a change during a render outdates its result', async () => {
    const { get, render, change } = watchedCache();
    const slow = get(async () => {
      change();
      return render()();
    });
    expect([await slow, await get()]).toEqual(['v1', 'v2']);
  });

  test('who comes after a content change does not wait for a render from before it', async () => {
    const { get, render, change } = watchedCache();
    let finish = () => {};
    const slow = get(() => new Promise((resolve) => (finish = () => resolve(render()()))));
    change();
    expect(await get()).toBe('v1');
    finish();
    expect(await slow).toBe('v2');
  });

  test('failures are never kept, missing pages are', async () => {
    const { get, render } = watchedCache();
    await get(render(503));
    expect(await get(render(404))).toBe('v2');
    expect(await get()).toBe('v2');
  });

  test('it can serve while the CMS is there, and also without once it holds a page', async () => {
    const { cache, get, render, clock } = watchedCache();
    const inContact = cache.canServe;
    clock.setWatched(false);
    const neverFilled = cache.canServe;
    await get(render(503));
    const onlyFailures = cache.canServe;
    await get();
    expect({ inContact, neverFilled, onlyFailures, filled: cache.canServe }).toEqual({
      inContact: true,
      neverFilled: false,
      onlyFailures: false,
      filled: true,
    });
  });

  test('without contact an aged page serves at once and is renewed behind it', async () => {
    const { cache, render, clock } = watchedCache();
    clock.setWatched(false);
    const later = Date.now() + 31_000;
    await cache.get('key', render());
    expect((await cache.get('key', render(), later)).etag).toBe('v1');
    await new Promise((resolve) => setTimeout(resolve));
    expect((await cache.get('key', render())).etag).toBe('v2');
  });
});
