import type { APIRequestContext, Page } from '@playwright/test';
import type { Locale } from '@contract/constants';
import { expect, test } from '../fixtures';
import { isForeign, readPage, type CrawledPage } from './crawl-page';
import { missingFields } from './json-ld-fields';

const AT_ONCE = 6;
/** Returns true for a page of the shop by its German address; files and areas have one address for all languages. */
const isGermanPage = (link: string) => /^\/(?!en(\/|$|\?)|app\/|admin\/|contractor\/|uploads\/|api\/)(?!.*\.\w{2,5}$)/.test(link);
const AREA = /^\/(app|admin|contractor)(\/|$)/;

type Crawl = {
  pages: Map<string, CrawledPage>;
  /** The addresses that do not answer as they should, each with the page that links to it. */
  broken: string[];
  /** Every link with a fragment: the page it is on, its target, and the id. */
  anchors: { from: string; to: string; id: string }[];
  pictures: Set<string>;
};

/** Follows every link of the shop from the home pages and the sitemap. Paths keep their query but not their fragment. */
async function crawl(page: Page, request: APIRequestContext): Promise<Crawl> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const origin = process.env.E2E_SHOP_URL ?? '';
  const result: Crawl = { pages: new Map(), broken: [], anchors: [], pictures: new Set() };
  const linkedFrom = new Map<string, string>([
    ['/', 'start'],
    ['/en', 'start'],
  ]);
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) linkedFrom.set(new URL(url).pathname, 'sitemap');
  const waiting = [...linkedFrom.keys()];
  const refused: { path: string; from: string }[] = [];

  async function visit(path: string): Promise<void> {
    const answer = await request.get(path, { maxRedirects: AREA.test(path) ? 5 : 0 });
    if (answer.status() !== 200) return void refused.push({ path, from: linkedFrom.get(path) ?? '' });
    if (AREA.test(path) || !answer.headers()['content-type']?.includes('text/html')) return;
    const found = await readPage(page, await answer.text());
    result.pages.set(path, found);
    for (const picture of found.pictures) result.pictures.add(new URL(picture, origin + path).pathname);
    // The twin in the other language too: lists were perhaps read before an editor published it (panel/pictures.spec.ts).
    for (const link of [...found.links, ...found.alternates.map(([, href]) => href ?? '')]) {
      const { origin: target, pathname, search, hash } = new URL(link, origin + path);
      if (target !== origin) continue;
      const to = pathname + search;
      if (hash) result.anchors.push({ from: path, to, id: decodeURIComponent(hash.slice(1)) });
      if (linkedFrom.has(to)) continue;
      linkedFrom.set(to, path);
      waiting.push(to);
    }
  }

  for (let batch = waiting.splice(0, AT_ONCE); batch.length > 0; batch = waiting.splice(0, AT_ONCE)) await Promise.all(batch.map(visit));
  // Editors rename services meanwhile (editors.spec.ts): a link is broken where it still stands and leads nowhere.
  for (const { path, from } of refused) {
    const linking = from.startsWith('/') ? await readPage(page, await (await request.get(from)).text()) : null;
    const stillThere = !linking || linking.links.some((link) => new URL(link, origin + from).href.split('#')[0] === origin + path);
    const status = (await request.get(path, { maxRedirects: AREA.test(path) ? 5 : 0 })).status();
    if (stillThere && status !== 200) result.broken.push(`${status} ${path} (from ${from})`);
  }
  return result;
}

test('every page that is linked exists, is complete and in its language', async ({ page, request }) => {
  await page.goto('/robots.txt');
  const { pages, broken, anchors, pictures } = await crawl(page, request);
  expect(pages.size).toBeGreaterThan(200);

  await test.step('no link, anchor or picture leads nowhere', async () => {
    expect.soft(broken).toEqual([]);
    const lost = anchors.filter(({ to, id }) => pages.has(to) && !pages.get(to)?.ids.includes(id));
    expect.soft(lost).toEqual([]);
    const missing: string[] = [];
    for (const picture of pictures) if ((await request.get(picture)).status() !== 200) missing.push(picture);
    expect.soft(missing).toEqual([]);
  });

  await test.step('English pages lead to English pages', () => {
    for (const [path, { lang, links, switches }] of pages) {
      if (lang !== 'en') continue;
      const german = links.filter((link) => isGermanPage(link) && !switches.includes(link));
      expect.soft(german, `links of ${path}`).toEqual([]);
    }
  });

  await test.step('every page has one heading, a picture for shared links, and a title and description of its own', () => {
    const titles = new Map<string, string>();
    for (const [path, { lang, title, description, headings, canonical, noindex, shared }] of pages) {
      expect.soft(headings, `h1 of ${path}`).toBe(1);
      if (!noindex) expect.soft(shared, `picture of ${path}`).toMatch(/^https?:.*\/(og\/.*\.png|api\/pictures\/.*\.jpg)$/);
      if (noindex || new URL(canonical || 'x:').pathname !== path) continue;
      const key = `${lang} ${title}`;
      expect.soft(titles.get(key), `title of ${path}: ${title}`).toBeUndefined();
      titles.set(key, path);
      expect.soft(description.length, `description of ${path}`).toBeGreaterThan(50);
    }
  });

  await test.step('a page and its twin in the other language name each other', async () => {
    for (const [path, { lang, noindex, canonical, alternates }] of pages) {
      expect.soft(lang, path).toBe(/^\/en(\/|\?|$)/.test(path) ? 'en' : 'de');
      if (noindex) continue;
      expect.soft(new URL(canonical || 'x:').pathname, `canonical of ${path}`).toBe(path.split('?')[0]);
      const languages = Object.fromEntries(alternates) as Record<string, string>;
      expect.soft(languages[lang], `own hreflang of ${path}`).toBe(canonical);
      const other = languages[lang === 'de' ? 'en' : 'de'];
      // What an editor wrote in one language alone has no twin (panel/pictures.spec.ts): its address leads to the list there.
      if (!other) {
        const elsewhere = await request.get(lang === 'de' ? `/en${path}` : path.slice('/en'.length));
        expect.soft(new URL(elsewhere.url()).pathname, `twin of ${path}`).toBe(`/en${path}`.slice(0, `/en${path}`.lastIndexOf('/')));
        continue;
      }
      const twinPath = new URL(other).pathname;
      const namesBack = (twin: CrawledPage | undefined) => Object.fromEntries(twin?.alternates ?? [])[lang] === canonical;
      // An editor may have published the page between the two visits: then it is true by now.
      const isMutual = namesBack(pages.get(twinPath)) || namesBack(await readPage(page, await (await request.get(twinPath)).text()));
      expect.soft(isMutual, `hreflang back to ${path}`).toBe(true);
    }
  });

  await test.step('structured data say what their kind has to', () => {
    for (const [path, { jsonLd, noindex, canonical }] of pages) {
      const facts = jsonLd.map((text) => JSON.parse(text));
      expect.soft(facts.flatMap(missingFields), `structured data of ${path}`).toEqual([]);
      if (noindex || new URL(canonical || 'x:').pathname !== path || path.endsWith('/konfigurator')) continue;
      const kinds = facts.map((fact) => fact['@type']).filter((kind) => kind !== 'Organization' && kind !== 'BreadcrumbList');
      expect.soft(kinds, `what ${path} is about`).not.toEqual([]);
    }
  });

  await test.step('no text is in the other language', () => {
    for (const [path, { lang, texts }] of pages)
      expect
        .soft(
          texts.filter((text) => isForeign(text, lang as Locale)),
          `texts of ${path}`,
        )
        .toEqual([]);
  });
});
