import { dataKinds } from '../src/contract/people/personal-data';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { Article, ArticleSummary, LibraryEntry, LibraryEntrySummary } from '../src/contract/content/knowledge';
import { Comparison, Solution, Tool } from '../src/contract/content/solution';
import { Consent } from '../src/contract/consent';
import { type Locale, locales } from '../src/contract/constants';
import { ContentPage, Faqs, LegalPage } from '../src/contract/content/content-page';
import type { Page } from '../src/contract/list';
import { Project, ProjectSummary } from '../src/contract/content/project';
import { SearchDocument } from '../src/contract/content/directory';
import { Home, Site, SitemapEntry } from '../src/contract/content/site';
import { Subscription } from '../src/contract/people/subscription';
import type { Seller } from '../src/contract/billing/document';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();

const read = async <T>(path: string): Promise<T> => (await (await shop.http(path)).json()) as T;
type Documents = Record<'create' | 'update' | 'publish' | 'unpublish' | 'delete', (query: object) => Promise<{ documentId: string }>> & {
  findFirst(query: object): Promise<{ documentId: string }>;
};
const documents = (uid: string) => shop.strapi.documents(uid as never) as unknown as Documents;

const singles: [string, z.ZodMiniType][] = [
  ['/api/site', Site],
  ['/api/home', Home],
  ['/api/pages/hilfe-center', ContentPage],
  ['/api/pages/kontakt', ContentPage],
  ['/api/pages/wer-wir-sind', ContentPage],
  ['/api/pages/so-funktionierts', ContentPage],
  ['/api/pages/deine-vorteile', ContentPage],
  ['/api/pages/barrierefreiheit', ContentPage],
  ...['architekten', 'ingenieure', 'immobileineigentuemer', 'unternehmen', 'immobilienwirtschaft'].map((slug): [string, z.ZodMiniType] => [
    `/api/solutions/${slug}`,
    Solution,
  ]),
  ['/api/tools/wohnflachenberechnung', Tool],
  ['/api/tools/raumbuch', Tool],
  ['/api/comparisons/paper-to-cad', Comparison],
  ['/api/subscription', Subscription],
  ['/api/legal-pages/impressum', LegalPage],
  ['/api/consent', Consent],
  ['/api/articles/din-277-woflv-oder-gif', Article],
  ['/api/library/as-built-modell', LibraryEntry],
  ['/api/faqs', Faqs],
  ['/api/projects/bauaktenplaene-mietshaus-leipzig', Project],
];

describe.each(locales)('in %s', (locale) => {
  test.each(singles)('%s is what the contract says', async (path, schema) => {
    const answer = await shop.http(`${path}?locale=${locale}`);
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(schema.parse(body)).toEqual(body);
  });

  test('lists hold what the contract says', async () => {
    const articles = await read<Page<unknown>>(`/api/articles?locale=${locale}`);
    expect(articles.items.map((item) => ArticleSummary.parse(item))).toHaveLength(6);
    const projects = await read<Page<unknown>>(`/api/projects?locale=${locale}`);
    expect(projects.items.map((item) => ProjectSummary.parse(item))).toHaveLength(10);
    const { entries } = await read<{ entries: unknown[] }>(`/api/library?locale=${locale}`);
    expect(entries.map((entry) => LibraryEntrySummary.parse(entry))).toHaveLength(24);
  });

  test('search documents cover every kind and lead to pages of the sitemap', async () => {
    const { documents: found } = await read<{ documents: SearchDocument[] }>(`/api/search-documents?locale=${locale}`);
    found.forEach((one) => SearchDocument.parse(one));
    const { entries } = await read<{ entries: SitemapEntry[] }>('/api/sitemap');
    const paths = new Set(entries.map(({ path }) => path));
    expect(found.filter(({ path }) => !paths.has(path.split('#')[0] ?? ''))).toEqual([]);
    expect(new Set(found.map(({ kind }) => kind)).size).toBe(12);
    expect(found.find(({ path }) => path === '/paper-to-cad/basic')).toMatchObject({ price: 3900, unit: 'plan', accent: 'paper' });
    expect(found.filter(({ text }) => /[*#[\]]|\n/.test(text))).toEqual([]);
  });
});

test.each(['pages', 'solutions', 'tools', 'comparisons', 'legal-pages', 'articles', 'library', 'projects'])(
  '/api/%s answers 404 for an unknown slug',
  async (kind) => expect((await shop.http(`/api/${kind}/gibt-es-nicht`)).status).toBe(404),
);

test('the sitemap names the pages for withdrawing and cancelling in both languages', async () => {
  const { entries } = await read<{ entries: SitemapEntry[] }>('/api/sitemap');
  const listed = entries.filter(({ path }) => path === '/widerruf' || path === '/kuendigen');
  expect(listed.map(({ path, locales: written }) => [path, written])).toEqual([
    ['/widerruf', ['de', 'en']],
    ['/kuendigen', ['de', 'en']],
  ]);
});

describe('lists that grow', () => {
  const walk = async (path: string, limit: number) => {
    const slugs: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const after = next ? `&after=${encodeURIComponent(next)}` : '';
      const page: Page<{ slug: string }> = await read(`${path}&limit=${limit}${after}`);
      slugs.push(...page.items.map(({ slug }) => slug));
      next = page.next;
    }
    return slugs;
  };

  test.each([
    ['/api/articles?locale=de', 2],
    ['/api/articles?locale=en', 4],
    ['/api/projects?locale=de', 3],
    ['/api/projects?locale=en', 5],
  ])('%s in pages of %i gives every entry once, in order', async (path, limit) => {
    const { items } = await read<Page<{ slug: string }>>(`${path}&limit=100`);
    expect(await walk(path, limit)).toEqual(items.map(({ slug }) => slug));
  });

  test('articles come newest first', async () => {
    const { items } = await read<Page<ArticleSummary>>('/api/articles');
    const dates = items.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('projects of one category only', async () => {
    const { items } = await read<Page<ProjectSummary>>('/api/projects?category=as-built');
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(['as-built']));
  });

  test.each(['after=zzz', 'after=1~', 'limit=0', 'limit=101', 'limit=x'])('%s is refused', async (query) => {
    const answer = await shop.http(`/api/projects?${query}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'input.invalid' } }]);
  });

  test('a page is filled up where a translation is missing', async () => {
    const articles = documents('api::article.article');
    const { items } = await read<Page<ArticleSummary>>('/api/articles?locale=en');
    const { documentId } = await articles.findFirst({ filters: { slug: items[1]?.slug } });
    await articles.unpublish({ documentId, locale: 'en' });
    const { items: first, next } = await read<Page<ArticleSummary>>('/api/articles?locale=en&limit=2');
    expect(first.map(({ slug }) => slug)).toEqual([items[0]?.slug, items[2]?.slug]);
    expect(next).toBe(`${items[2]?.date}~${items[2]?.slug}`);
    await articles.publish({ documentId, locale: 'en' });
  });
});

describe('neighbours', () => {
  test('a project names the one before and the one after', async () => {
    const { items } = await read<Page<ProjectSummary>>('/api/projects');
    const second = await read<Project>(`/api/projects/${items[1]?.slug}`);
    expect([second.previous?.slug, second.next?.slug]).toEqual([items[0]?.slug, items[2]?.slug]);
    expect((await read<Project>(`/api/projects/${items[0]?.slug}`)).previous).toBeNull();
  });

  test('terms stand in the alphabet of the asked language', async () => {
    const { entries } = await read<{ entries: LibraryEntrySummary[] }>('/api/library?locale=en');
    expect(
      entries.find(({ slug }) => slug === 'wohnflaeche')?.letter ?? entries.find(({ term }) => term.startsWith('Living'))?.letter,
    ).toBe('L');
    const letters = entries.map(({ letter }) => letter);
    expect(letters).toEqual([...letters].sort());
  });
});

describe('what editors do', () => {
  test('a new page is there once it is published, in the sitemap in its languages, and gone when withdrawn', async () => {
    const pages = documents('api::page.page');
    const { documentId } = await pages.create({
      locale: 'de',
      data: {
        title: 'Presse',
        slug: 'presse',
        sections: [
          { title: 'Eins', text: '**fett**' },
          { mark: 'Wege', layout: 'ways', items: [{ title: 'Um Bilder', text: 'Hier: [Bilder](/blog)', by: 'Sie' }] },
        ],
      },
    });
    expect((await shop.http('/api/pages/presse')).status).toBe(404);
    const { seq } = await read<{ seq: number }>('/api/changes/content');
    await pages.publish({ documentId, locale: 'de' });
    expect((await read<{ seq: number }>(`/api/changes/content?since=${seq}&wait=2`)).seq).toBeGreaterThan(seq);
    const press = await read<ContentPage>('/api/pages/presse');
    expect(press.headline).toBe('Presse');
    expect(press.sections).toEqual([
      { mark: '', title: 'Eins', layout: null, html: '<p><strong>fett</strong></p>\n', items: [] },
      {
        mark: 'Wege',
        title: '',
        layout: 'ways',
        html: '',
        items: [{ title: 'Um Bilder', text: 'Hier: [Bilder](/blog)', html: 'Hier: <a href="/blog">Bilder</a>', by: 'Sie', limit: '' }],
      },
    ]);
    expect((await shop.http('/api/pages/presse?locale=en')).status).toBe(404);
    const { entries } = await read<{ entries: SitemapEntry[] }>('/api/sitemap');
    expect(entries.find(({ path }) => path === '/presse')?.locales).toEqual(['de']);
    await pages.unpublish({ documentId, locale: 'de' });
    expect((await shop.http('/api/pages/presse')).status).toBe(404);
  });

  test('questions of a group keep the editors’ order, and a withdrawn one is left out', async () => {
    const faqs = documents('api::faq.faq');
    const { groups } = await read<Faqs>('/api/faqs');
    const [first, second] = groups[0]!.faqs;
    await faqs.update({ documentId: first!.id, locale: 'de', data: { order: 99 } });
    await faqs.publish({ documentId: first!.id, locale: 'de' });
    const moved = (await read<Faqs>('/api/faqs')).groups[0]!.faqs;
    expect([moved[0]?.id, moved.at(-1)?.id]).toEqual([second?.id, first?.id]);
    await faqs.unpublish({ documentId: first!.id, locale: '*' });
    expect((await read<Faqs>('/api/faqs')).groups[0]!.faqs.map(({ id }) => id)).not.toContain(first?.id);
  });

  test.each(locales)('the terms instruct on withdrawal in the very words that offers freeze (%s)', async (locale) => {
    const { findSeller } = compiled<{ findSeller(strapi: unknown): Promise<Seller> }>('domain/catalogue/seller-of');
    const { withdrawalNotice } = compiled<{ withdrawalNotice(locale: Locale, seller: Seller): string[] }>(
      'domain/catalogue/withdrawal-notice',
    );
    const { bodyHtml } = await read<LegalPage>(`/api/legal-pages/allgemeine-geschaftsbedingungen?locale=${locale}`);
    const paragraphs = bodyHtml.replaceAll(/<[^>]*>/g, '').split('\n');
    const notice = withdrawalNotice(locale, await findSeller(shop.strapi));
    // The terms have their own headings, and say more on the loss of the right.
    const lost = notice.find((paragraph) => /vollständig erbracht|fully performed/.test(paragraph));
    const title = notice.find((paragraph) => /^(Muster-Widerrufsformular|Model withdrawal form)/.test(paragraph));
    for (const paragraph of notice.filter((one) => one !== lost && one !== title)) expect(paragraphs).toContain(paragraph);
    expect(bodyHtml).not.toContain('{{');
  });

  test.each([
    ['de', 'bis zum Ende des 6. Kalenderjahres', '12 Monate nach dem Ende'],
    ['en', 'to the end of the 6th calendar year', '12 months after the end'],
  ])('the privacy page lists all kinds of stored data with the periods that are set, %s', async (locale, letters, files) => {
    const { bodyHtml } = await read<LegalPage>(`/api/legal-pages/datenschutzrichtlinie?locale=${locale}`);
    const [, table = ''] = /Gespeicherte Daten|Stored data/.exec(bodyHtml) ? bodyHtml.split(/<h2>14\./) : [];
    expect(table.match(/<tr>/g)).toHaveLength(dataKinds.length + 1);
    for (const part of [letters, files]) expect(table).toContain(part);
    expect(bodyHtml).not.toContain('{{');
  });

  test('terms are final only once the company that they name is the operator’s own', async () => {
    const terms = '/api/legal-pages/allgemeine-geschaftsbedingungen';
    const legal = documents('api::legal-page.legal-page');
    const { documentId } = await legal.findFirst({ filters: { slug: 'allgemeine-geschaftsbedingungen' } });
    await legal.update({ documentId, locale: 'de', data: { body: 'Es gilt: {{widerrufsbelehrung}}\n\n{{Muster-Widerrufsformular}}' } });
    await legal.publish({ documentId, locale: 'de' });
    const company = shop.strapi.db.query('api::company.company');
    const { id, ...example } = await company.findOne({ where: {} });
    const own = { legalName: 'Planwerk GmbH', managingDirectors: 'Mira Kessler', street: 'Hauptstraße 3', postcode: '50667', city: 'Köln' };
    const facts = { country: 'DE', email: 'post@planwerk.de', phone: '+49 221 1234567', vatId: 'DE123456789', register: 'HRB 1 Köln' };
    const whole = { ...own, ...facts, taxNumber: '30/123/45678', iban: 'DE89 3704 0044 0532 0130 00' };
    const finals: boolean[] = [];
    for (const data of [{ ...whole, legalName: 'Planquadrat Muster GmbH' }, { ...whole, street: null }, whole]) {
      await company.update({ where: { id }, data });
      finals.push((await read<LegalPage>(terms)).final);
    }
    await company.update({ where: { id }, data: example });
    expect(finals).toEqual([false, false, true]);
  });

  test('a legal text is final once it holds nothing made up', async () => {
    const legal = documents('api::legal-page.legal-page');
    expect((await read<LegalPage>('/api/legal-pages/impressum')).final).toBe(false);
    const { documentId } = await legal.findFirst({ filters: { slug: 'impressum' } });
    await legal.update({ documentId, locale: 'de', data: { body: '## Angaben\n\nPlanwerk GmbH, Hauptstraße 3, 50667 Köln' } });
    await legal.publish({ documentId, locale: 'de' });
    expect((await read<LegalPage>('/api/legal-pages/impressum')).final).toBe(true);
    expect((await read<LegalPage>('/api/legal-pages/impressum?locale=en')).final).toBe(false);
  });
});
