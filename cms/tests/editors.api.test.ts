import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentKind } from '../src/contract/content/page-kinds';
import type { Site, SitemapEntry } from '../src/contract/content/site';
import { panelEditor, type CallPanel } from './panel-editor';
import { useStrapi } from './strapi';

const shop = useStrapi();
let marketing: CallPanel;
beforeAll(async () => {
  marketing = await panelEditor(shop, 'marketing');
});

const siteNow = async () => (await (await shop.http('/api/site')).json()) as Site;
const statusOf = async (path: string) => (await shop.http(path)).status;
const isListed = async (path: string) => {
  const { entries } = (await (await shop.http('/api/sitemap')).json()) as { entries: SitemapEntry[] };
  return entries.some((entry) => entry.path === path);
};
/** Sends a call to the panel; a refusal fails the test. */
async function act(method: string, path: string, body: object): Promise<{ documentId: string }> {
  const answer = await marketing(method, `/content-manager/${path}`, body);
  expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
  return (answer.body as unknown as { data: { documentId: string } } | null)?.data ?? { documentId: '' };
}

type Tried = { slug: string; read: string; page: string; own?: string };

/** Every kind of entry that editors add: the entry to start from, the route that reads it, and its page. */
const kinds: Record<Exclude<ContentKind, 'home' | 'tool' | 'subscription'>, Tried> = {
  category: { slug: 'as-built', read: '/api/categories/neu', page: '/neu' },
  product: { slug: 'basic', read: '/api/products/paper-to-cad/neu', page: '/paper-to-cad/neu' },
  solution: { slug: 'architekten', read: '/api/solutions/neu', page: '/loesungen/neu' },
  page: { slug: 'hilfe-center', read: '/api/pages/neu-hier', page: '/neu-hier', own: 'neu-hier' },
  article: { slug: 'din-277-woflv-oder-gif', read: '/api/articles/neu', page: '/blog/neu' },
  'library-entry': { slug: 'aufmass', read: '/api/library/neu', page: '/fachwissen-bibliothek/neu' },
  project: { slug: 'fassadenplaene-denkmal', read: '/api/projects/neu', page: '/projekte/neu' },
  comparison: { slug: 'as-built', read: '/api/comparisons/neu', page: '/vergleich-freelancer-neu-cad-services' },
  'legal-page': { slug: 'impressum', read: '/api/legal-pages/neu', page: '/rechtliches/neu' },
};

describe.each(Object.entries(kinds))('editors of a %s', (kind, { slug, read, page, own = 'neu' }) => {
  const uid = `api::${kind}.${kind}`;

  test('add one, hide it and show it again', async () => {
    const source = await shop.strapi.db.query(uid as never).findOne({ where: { slug, locale: 'de', publishedAt: { $null: true } } });
    const { documentId } = await act('POST', `collection-types/${uid}/clone/${source.documentId}?locale=de`, { slug: own });
    const entry = `collection-types/${uid}/${documentId}/actions`;
    expect([await statusOf(read), await isListed(page)]).toEqual([404, false]);
    for (const [action, status] of [
      ['publish', 200],
      ['unpublish', 404],
      ['publish', 200],
    ] as const) {
      await act('POST', `${entry}/${action}?locale=de`, {});
      expect([action, await statusOf(read), await isListed(page)]).toEqual([action, status, status === 200]);
    }
  });
});

test('editors change what stands around every page', async () => {
  const changes = {
    trustClaims: 'Erste Zusage\nZweite Zusage',
    supportHours: 'Mo–Do 9–17 Uhr',
    highlights: [{ tag: 'Neu', title: 'Ein neuer Hinweis', text: '', to: '/kontakt' }],
    navigation: [{ label: 'Neu im Menü', to: '/neu-im-menue' }],
    footerAbout: 'Neu im Fuß',
    footerColumns: [{ title: 'Neue Spalte', links: [{ label: 'Neuer Verweis', to: '/neuer-verweis' }] }],
  };
  const before = await siteNow();
  await act('PUT', 'single-types/api::site.site?locale=de', changes);
  expect(await siteNow()).toEqual(before);
  await act('POST', 'single-types/api::site.site/actions/publish?locale=de', changes);
  const site = await siteNow();
  expect(site).toMatchObject({
    trustClaims: ['Erste Zusage', 'Zweite Zusage'],
    supportHours: 'Mo–Do 9–17 Uhr',
    navigation: [{ label: 'Neu im Menü', to: '/neu-im-menue' }],
    footer: { about: 'Neu im Fuß', columns: [{ title: 'Neue Spalte', links: [{ label: 'Neuer Verweis', to: '/neuer-verweis' }] }] },
  });
  expect(site.highlights).toMatchObject([{ tag: 'Neu', title: 'Ein neuer Hinweis', to: '/kontakt' }]);
});

const lists = [
  { kind: 'category', slug: 'daten-services', read: async () => (await siteNow()).categories.map(({ slug }) => slug) },
  { kind: 'solution', slug: 'unternehmen', read: async () => (await siteNow()).solutions.map(({ to }) => to.split('/').at(-1)) },
  { kind: 'tool', slug: 'raumbuch', read: async () => (await siteNow()).tools.map(({ to }) => to.split('/').at(-1)) },
  {
    kind: 'product',
    slug: 'premium',
    read: async () => (await siteNow()).categories.find(({ slug }) => slug === 'paper-to-cad')?.products.map(({ slug }) => slug),
  },
  {
    kind: 'project',
    slug: 'fassadenplaene-denkmal',
    read: async () => {
      const { items } = (await (await shop.http('/api/projects')).json()) as { items: { slug: string }[] };
      return items.map(({ slug }) => slug);
    },
  },
];
test.each(lists)('editors put a $kind first', async ({ kind, slug, read }) => {
  const uid = `api::${kind}.${kind}`;
  const where = { slug, locale: 'de', publishedAt: { $null: true } };
  const { documentId } = await shop.strapi.db.query(uid as never).findOne({ where });
  expect((await read())?.[0]).not.toBe(slug);
  await act('POST', `collection-types/${uid}/${documentId}/actions/publish?locale=de`, { order: -1 });
  expect((await read())?.[0]).toBe(slug);
});
