import { describe, expect, test } from 'vitest';
import type { Category, Product } from '../src/contract/content/product';
import type { Project } from '../src/contract/content/project';
import type { Site } from '../src/contract/content/site';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

const read = async <T>(path: string): Promise<T> => (await (await shop.http(path)).json()) as T;
type Documents = Record<'create' | 'update' | 'publish' | 'unpublish', (query: object) => Promise<unknown>> & {
  findFirst(query: object): Promise<{ documentId: string }>;
};
const documents = (uid: string) => shop.strapi.documents(uid as never) as unknown as Documents;
const products = () => documents('api::product.product');

describe('the seeded catalogue', () => {
  test('holds 42 products in five categories with the counts of spec §2', async () => {
    const site = await read<Site>('/api/site');
    expect(site.categories.map(({ slug, products: list }) => [slug, list.length])).toEqual([
      ['paper-to-cad', 3],
      ['cad-services', 11],
      ['3d-modelle', 12],
      ['as-built', 5],
      ['daten-services', 11],
    ]);
  });

  test('speaks both languages and shares prices', async () => {
    const [german, english] = await Promise.all([
      read<Product>('/api/products/paper-to-cad/basic'),
      read<Product>('/api/products/paper-to-cad/basic?locale=en'),
    ]);
    expect(german.tagline).toContain('Gebäudegeometrie');
    expect(english.tagline).toContain('building geometry');
    expect([german.price, english.price]).toEqual([3900, 3900]);
    expect(english.id).toBe(german.id);
    expect(english.addons.map((addon) => addon.id)).toEqual(german.addons.map((addon) => addon.id));
    expect(english.related).toHaveLength(german.related.length);
  });

  test('shows samples of services in both languages, on their sections and on projects', async () => {
    const [german, english, section, list] = await Promise.all([
      read<Product>('/api/products/paper-to-cad/premium'),
      read<Product>('/api/products/paper-to-cad/premium?locale=en'),
      read<Category>('/api/categories/paper-to-cad'),
      read<{ items: { slug: string }[] }>('/api/projects'),
    ]);
    expect(german.sample?.downloads.map(({ format }) => format)).toEqual(['DXF', 'PDF', 'XLSX']);
    expect(german.sample?.views.map(({ caption }) => caption)).toContain('Grundriss Premium');
    expect(english.sample?.views.map(({ caption }) => caption)).toContain('Floor plan Premium');
    expect(section.products.map(({ poster }) => poster?.file)).toEqual(
      ['basic', 'standard', 'premium'].map((edition) => `haus-q-grundriss-${edition}.svg`),
    );
    const projects = await Promise.all(list.items.map(({ slug }) => read<Project>(`/api/projects/${slug}`)));
    expect(projects.filter(({ sample }) => sample).every(({ sample }) => sample?.kind === 'result')).toBe(true);
    expect(projects.some(({ sample }) => sample)).toBe(true);
  });

  test('has German as the panel’s default language and English beside it', async () => {
    const locales = shop.strapi.plugin('i18n').service('locales');
    expect(await locales.getDefaultLocale()).toBe('de');
    expect((await locales.find()).map(({ code }: { code: string }) => code).sort()).toEqual(['de', 'en']);
  });

  test('is not imported twice', async () => {
    const count = () => shop.strapi.db.query('api::product.product').count();
    const before = await count();
    const { seedContent } = compiled<{ seedContent(strapi: unknown): Promise<void> }>('seed/seed-content');
    await seedContent(shop.strapi);
    expect(await count()).toBe(before);
  });

  test.each(['/api/categories/nope', '/api/products/paper-to-cad/nope', '/api/products/as-built/basic', '/api/nope'])(
    '%s is not found, with a code and a German text',
    async (path) => {
      const answer = await shop.http(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ error: { code: 'not-found', message: expect.stringMatching(/\w+ \w+/) } });
    },
  );

  test('an unknown language is refused with the field named', async () => {
    const answer = await shop.http('/api/home?locale=fr');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'input.invalid', fields: { locale: expect.any(String) } } });
  });
});

describe('what editors do', () => {
  test('a published price is there in both languages, a draft price in none', async () => {
    const { documentId } = await products().findFirst({ filters: { slug: 'volumenmodell' } });
    await products().update({ documentId, locale: 'de', data: { price: 205 } });
    const path = '/api/products/3d-modelle/volumenmodell';
    expect((await read<Product>(path)).price).toBe(19_000);
    await products().publish({ documentId, locale: 'de' });
    expect((await read<Product>(path)).price).toBe(20_500);
    expect((await read<Product>(`${path}?locale=en`)).price).toBe(20_500);
  });

  test('publishing is news in the content feed, saving a draft is not', async () => {
    const seq = async () => (await read<{ seq: number }>('/api/changes/content')).seq;
    const { documentId } = await products().findFirst({ filters: { slug: 'tga-modell' } });
    const before = await seq();
    await products().update({ documentId, locale: 'de', data: { tagline: 'Neu' } });
    expect(await seq()).toBe(before);
    const waiting = read<{ seq: number }>(`/api/changes/content?since=${before}&wait=20`);
    await products().publish({ documentId, locale: 'de' });
    expect((await waiting).seq).toBeGreaterThan(before);
  });

  test('an unpublished product leaves page, category and configurator', async () => {
    const { documentId } = await products().findFirst({ filters: { slug: '3d-druckmodell' } });
    await products().unpublish({ documentId, locale: '*' });
    expect((await shop.http('/api/products/3d-modelle/3d-druckmodell')).status).toBe(404);
    const category = await read<Category>('/api/categories/3d-modelle');
    expect(category.products.map(({ slug }) => slug)).not.toContain('3d-druckmodell');
    expect(await read(`/api/products?ids=${documentId}`)).toEqual({ products: [] });
  });

  test('business documents cannot be written through the panel’s service', async () => {
    await expect(documents('api::quote.quote').create({ data: { number: 'AN-1' } })).rejects.toThrow();
  });

  test('only super admins see business documents in the panel', async () => {
    const granted = await shop.strapi.db.query('admin::permission').findMany({
      where: { subject: { $in: ['api::quote.quote', 'api::event.event', 'api::outbox.outbox', 'api::file.file'] } },
      populate: { role: true },
    });
    expect(new Set(granted.map((permission: { role: { code: string } }) => permission.role.code))).toEqual(new Set(['strapi-super-admin']));
  });
});
