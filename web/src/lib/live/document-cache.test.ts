// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { createDocumentCache } from './document-cache';

const list = (count: number) => ({ pages: [{ items: Array.from({ length: count }, (_, index) => ({ number: `AN-${index}` })) }] });

beforeEach(() => {
  indexedDB = new IDBFactory();
});

describe('the document cache', () => {
  test('gives back what was kept, to the same account only', async () => {
    const cache = createDocumentCache('1', 1_000);
    await cache.write('ada', 'quotes', { data: list(3), updatedAt: 5 });
    expect(await cache.read('ada', 'quotes')).toEqual({ data: list(3), updatedAt: 5 });
    expect(await cache.read('zak', 'quotes')).toBeNull();
  });

  test('knows nothing that another edition of the program kept', async () => {
    await createDocumentCache('1', 1_000).write('ada', 'quotes', { data: list(1), updatedAt: 1 });
    expect(await createDocumentCache('2', 1_000).read('ada', 'quotes')).toBeNull();
  });

  test('drops what was used longest ago when it gets too much', async () => {
    const cache = createDocumentCache('1', 400);
    for (const [index, hash] of ['a', 'b', 'c'].entries()) await cache.write('ada', hash, { data: list(8), updatedAt: index });
    await cache.write('ada', 'a', { data: list(8), updatedAt: 3 });
    await cache.write('ada', 'd', { data: list(8), updatedAt: 4 });
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map(async (hash) => (await cache.read('ada', hash)) !== null));
    expect(kept).toEqual([true, false, false, true]);
  });

  test('does not let one document drive out all others', async () => {
    const cache = createDocumentCache('1', 400);
    await cache.write('ada', 'small', { data: list(1), updatedAt: 1 });
    await cache.write('ada', 'large', { data: list(100), updatedAt: 2 });
    expect(await cache.read('ada', 'large')).toBeNull();
    expect(await cache.read('ada', 'small')).not.toBeNull();
  });

  test.each([
    { next: 'zak', left: false },
    { next: null, left: false },
    { next: 'ada', left: true },
  ])('after $next has come, ada’s documents are there: $left', async ({ next, left }) => {
    const cache = createDocumentCache('1', 1_000);
    await cache.write('ada', 'quotes', { data: list(1), updatedAt: 1 });
    await cache.keepOnly(next);
    expect((await cache.read('ada', 'quotes')) !== null).toBe(left);
  });
});
