import { describe, expect, test } from 'vitest';
import { contentKinds } from '../src/contract/content/page-kinds';
import { useStrapi } from './strapi';

const shop = useStrapi();

type Place = { seq: number; event: string };
type News = Place & { types: string[] | null };

const newsSince = async ({ seq, event }: Place) =>
  (await (await shop.http(`/api/changes/content?since=${seq}&event=${event}&wait=0`)).json()) as News;
const typesOf = async (path: string) => (await shop.http(path)).headers.get('x-answer-types')?.split(' ').sort() ?? null;

const uid = (name: string) => `api::${name}.${name}` as 'api::article.article';
const firstOf = async (name: string) => {
  const found = await shop.strapi.documents(uid(name)).findFirst({ status: 'published' });
  if (!found) throw new Error(`no published ${name}`);
  return found;
};
const publish = async (name: string) => {
  const { documentId } = await firstOf(name);
  await shop.strapi.documents(uid(name)).publish({ documentId });
};

describe('the feed of content', () => {
  test('names the types that changed after a place', async () => {
    await publish('article');
    const place = await newsSince({ seq: 0, event: '' });
    expect(await newsSince(place)).toEqual({ ...place, types: [] });
    await publish('product');
    await publish('faq');
    await publish('product');
    const news = await newsSince(place);
    expect(news.types?.sort()).toEqual([uid('faq'), uid('product')]);
    expect(news.seq).toBeGreaterThan(place.seq);
    expect(await newsSince(news)).toMatchObject({ types: [] });
  });

  test.each(['site', 'translation', 'redirect', 'company'])('a change of the type %s may touch everything', async (name) => {
    const place = await newsSince({ seq: 0, event: '' });
    const existing = await shop.strapi.documents(uid(name)).findFirst({});
    const documents = shop.strapi.documents(uid(name)) as unknown as Record<
      'create' | 'update' | 'publish',
      (of: object) => Promise<unknown>
    >;
    if (name === 'site') await documents.publish({ documentId: existing?.documentId });
    else if (existing) await documents.update({ documentId: existing.documentId, data: {} });
    else await documents.create({ data: { from: '/alt', to: '/', kind: 'moved', active: true } });
    expect(await newsSince(place)).toMatchObject({ types: null });
  });

  test.each<[string, (place: Place) => Place]>([
    ['has no event of this id', ({ seq }) => ({ seq, event: 'unknown' })],
    ['is shorter', ({ seq, event }) => ({ seq: seq + 1_000, event })],
    ['has other events at this number', ({ seq, event }) => ({ seq: seq - 1, event })],
  ])('a log that %s tells nothing of what changed', async (_case, other) => {
    await publish('article');
    const place = await newsSince({ seq: 0, event: '' });
    expect(await newsSince(other(place))).toEqual({ ...place, types: null });
  });
});

describe('an answer with content names the types that it was made of', () => {
  test.each<[string, () => Promise<string> | string, string[]]>([
    ['a product', async () => `/api/products/${await productPath()}`, ['addon', 'category', 'product']],
    ['a missing product', () => '/api/products/3d-modelle/nothing', ['addon', 'category', 'product']],
    ['a category', () => '/api/categories/3d-modelle', ['addon', 'category', 'product']],
    ['all pages', () => '/api/sitemap', [...contentKinds, 'faq'].sort()],
    ['the search', () => '/api/search-documents', [...contentKinds, 'addon', 'faq', 'site'].filter((kind) => kind !== 'home').sort()],
    ['an article', async () => `/api/articles/${(await firstOf('article')).slug}`, ['article', 'category']],
    ['the blog', () => '/api/articles', ['article', 'category']],
    ['questions', () => '/api/faqs', ['faq']],
    ['home', () => '/api/home', ['addon', 'category', 'home', 'product', 'project']],
    ['the frame', () => '/api/site', ['addon', 'category', 'product', 'site', 'solution', 'tool']],
  ])('%s', async (_what, path, types) => {
    expect(await typesOf(await path())).toEqual(types.map(uid));
  });

  test('the list of redirects, which change with every address, names none', async () => {
    expect(await typesOf('/api/redirects')).toBeNull();
  });
});

async function productPath(): Promise<string> {
  const { documentId } = await firstOf('product');
  const product = await shop.strapi.documents('api::product.product').findOne({ documentId, populate: { category: true } });
  return `${product?.category?.slug}/${product?.slug}`;
}
