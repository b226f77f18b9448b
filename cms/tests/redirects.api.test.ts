import { describe, expect, test } from 'vitest';
import type { Redirect } from '../src/contract/content/directory';
import { useStrapi } from './strapi';

const shop = useStrapi();

type Documents = Record<
  'create' | 'update' | 'clone' | 'publish' | 'unpublish' | 'delete',
  (query: object) => Promise<{ documentId: string }>
> & {
  findFirst(query: object): Promise<{ documentId: string }>;
};
const documents = (uid: string) => shop.strapi.documents(uid as never) as unknown as Documents;
const redirects = async () => ((await (await shop.http('/api/redirects')).json()) as { redirects: Redirect[] }).redirects;
const rename = async (uid: string, from: string, to: string) => {
  const { documentId } = await documents(uid).findFirst({ filters: { slug: from } });
  await documents(uid).update({ documentId, locale: 'de', data: { slug: to } });
  await documents(uid).publish({ documentId, locale: 'de' });
};

describe('a published entry that moves', () => {
  test('leaves a redirect, and none for a draft', async () => {
    const uid = 'api::article.article';
    const { documentId } = await documents(uid).findFirst({ filters: { slug: 'punktwolke-zu-bim-modell' } });
    await documents(uid).update({ documentId, locale: 'de', data: { slug: 'punktwolke-zu-bim' } });
    expect(await redirects()).toEqual([]);
    await documents(uid).publish({ documentId, locale: 'de' });
    expect(await redirects()).toEqual([{ from: '/blog/punktwolke-zu-bim-modell', to: '/blog/punktwolke-zu-bim', status: 301 }]);
  });

  test('twice leads straight to where it is now', async () => {
    await rename('api::article.article', 'punktwolke-zu-bim', 'von-der-punktwolke-zu-bim');
    expect(await redirects()).toEqual([
      { from: '/blog/punktwolke-zu-bim-modell', to: '/blog/von-der-punktwolke-zu-bim', status: 301 },
      { from: '/blog/punktwolke-zu-bim', to: '/blog/von-der-punktwolke-zu-bim', status: 301 },
    ]);
  });

  test('back again ends its redirect instead of closing a circle', async () => {
    await rename('api::article.article', 'von-der-punktwolke-zu-bim', 'punktwolke-zu-bim-modell');
    expect(await redirects()).toEqual([
      { from: '/blog/punktwolke-zu-bim', to: '/blog/punktwolke-zu-bim-modell', status: 301 },
      { from: '/blog/von-der-punktwolke-zu-bim', to: '/blog/punktwolke-zu-bim-modell', status: 301 },
    ]);
  });

  test('a category takes its products along', async () => {
    await rename('api::category.category', 'as-built', 'bestand');
    const moved = (await redirects()).filter(({ from }) => from.startsWith('/as-built'));
    expect(moved).toHaveLength(6);
    expect(moved.every(({ from, to }) => to === from.replace('/as-built', '/bestand'))).toBe(true);
    await rename('api::category.category', 'bestand', 'as-built');
    expect((await redirects()).filter(({ from }) => from.startsWith('/as-built'))).toEqual([]);
  });
});

describe('what only the program can', () => {
  test.each([
    ['api::page.page', 'kontakt'],
    ['api::tool.tool', 'raumbuch'],
    ['api::legal-page.legal-page', 'allgemeine-geschaftsbedingungen'],
  ])('%s "%s" keeps its address', async (uid, slug) => {
    await expect(rename(uid, slug, 'woanders')).rejects.toThrow(/fest eingebaut/);
    expect((await redirects()).filter(({ from }) => from.endsWith(`/${slug}`))).toEqual([]);
    // Back to the address it is published under.
    await rename(uid, 'woanders', slug);
  });

  test('a tool that was never built is not published', async () => {
    const { documentId } = await documents('api::tool.tool').create({ locale: 'de', data: { slug: 'neues-tool', name: 'Neues Tool' } });
    await expect(documents('api::tool.tool').publish({ documentId, locale: 'de' })).rejects.toThrow(/kein Werkzeug/);
    await documents('api::tool.tool').delete({ documentId, locale: '*' });
  });
});

test('a withdrawn entry leaves a suggestion that editors may switch on', async () => {
  const { documentId } = await documents('api::project.project').findFirst({ filters: { slug: 'bauaktenplaene-mietshaus-leipzig' } });
  await documents('api::project.project').unpublish({ documentId, locale: '*' });
  const from = '/projekte/bauaktenplaene-mietshaus-leipzig';
  expect((await redirects()).map((one) => one.from)).not.toContain(from);
  const suggestion = await documents('api::redirect.redirect').findFirst({ filters: { from } });
  expect(suggestion).toMatchObject({ kind: 'gone', active: false, automatic: true });
  await documents('api::redirect.redirect').update({ documentId: suggestion.documentId, data: { active: true } });
  expect(await redirects()).toContainEqual({ from, to: null, status: 410 });
});

describe('what editors enter', () => {
  const create = (data: object) => documents('api::redirect.redirect').create({ data });

  test('works at once and is news for the shop', async () => {
    const read = async (path: string) => (await (await shop.http(path)).json()) as { seq: number };
    const { seq } = await read('/api/changes/content');
    await create({ from: '/alt', to: '/kontakt', kind: 'moved' });
    expect(await redirects()).toContainEqual({ from: '/alt', to: '/kontakt', status: 301 });
    expect((await read(`/api/changes/content?since=${seq}&wait=2`)).seq).toBeGreaterThan(seq);
  });

  test('is found however an address is spelled', async () => {
    await create({ from: '/über-uns/', to: '/wer-wir-sind', kind: 'moved' });
    expect(await redirects()).toContainEqual({ from: '/%C3%BCber-uns', to: '/wer-wir-sind', status: 301 });
  });

  test('a copy is checked and live like any other', async () => {
    const { documentId } = await create({ from: '/vorlage', to: '/kontakt', kind: 'moved' });
    const copy = (data: object) => documents('api::redirect.redirect').clone({ documentId, data });
    await expect(copy({ from: '/kontakt', to: '/vorlage' })).rejects.toThrow(/im Kreis/);
    const read = async (path: string) => (await (await shop.http(path)).json()) as { seq: number };
    const { seq } = await read('/api/changes/content');
    await copy({ from: '/kopie' });
    expect((await read(`/api/changes/content?since=${seq}&wait=2`)).seq).toBeGreaterThan(seq);
  });

  test.each([
    ['a circle', { from: '/kontakt', to: '/alt', kind: 'moved' }, /im Kreis/],
    ['a target that is no address', { from: '/x', to: 'nirgends', kind: 'moved' }, /https/],
    ['an English page', { from: '/x', to: '/en/kontakt', kind: 'moved' }, /ohne \/en/],
    ['one that is there already', { from: '/alt/', to: '/blog', kind: 'moved' }, /schon eine/],
    ['nothing to go to', { from: '/x', kind: 'moved' }, /neue Adresse/],
  ])('%s is refused with a sentence', async (_name, data, message) => {
    await expect(create(data)).rejects.toThrow(message);
    expect((await redirects()).map(({ from }) => from)).not.toContain(data.from);
  });

  test.each([
    ['page', 'cad-services'],
    ['page', 'konfigurator'],
    ['tool', 'architekten'],
  ])('a %s cannot be published at an address that is taken: %s', async (kind, slug) => {
    const entries = documents(`api::${kind}.${kind}`);
    const { documentId } = await entries.create({ locale: 'de', data: { title: 'Neu', name: 'Neu', slug } });
    await expect(entries.publish({ documentId, locale: 'de' })).rejects.toThrow(/andere Seite/);
    expect(await entries.findFirst({ status: 'published', filters: { documentId } })).toBeNull();
    await entries.delete({ documentId });
  });
});
