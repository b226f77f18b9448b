import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { sitemap } from './crawl-page';
import { textKeys } from '../text';

type PageFacts = Awaited<ReturnType<typeof readFacts>>;

/** Reads what a page says about itself from its HTML, with the browser's own parser. */
const readFacts = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const content = (selector: string) => parsed.querySelector(selector)?.getAttribute('content') ?? '';
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const jsonLd = all('script[type="application/ld+json"]').map((script) => script.textContent ?? '');
    const alternates = all('link[rel=alternate][hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    const lang = parsed.documentElement.lang;
    const title = parsed.title;
    const canonical = parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    const styled = all('[style]').map((element) => element.outerHTML.slice(0, 120));
    const headings = all('h1').length;
    for (const unread of all('script, style, noscript')) unread.remove();
    const words = parsed.body.textContent ?? '';
    const withoutName = all('img:not([alt])').length;
    const priceLists = all('.price-pair').map((pair) => pair.textContent ?? '');
    const description = content('meta[name=description]');
    return {
      lang,
      title,
      canonical,
      description,
      ogTitle: content('meta[property="og:title"]'),
      alternates,
      jsonLd,
      styled,
      headings,
      words,
      withoutName,
      priceLists,
    };
  }, html);

async function readAll(page: Page, request: APIRequestContext): Promise<Map<string, PageFacts>> {
  const facts = new Map<string, PageFacts>();
  for (const url of await sitemap(request)) {
    const answer = await request.get(url);
    expect(answer.status(), url).toBe(200);
    facts.set(url, await readFacts(page, await answer.text()));
  }
  return facts;
}

test.describe('every page of the sitemap', () => {
  test('answers, names itself and its twin in the other language, and is complete', async ({ page, request }) => {
    const facts = await readAll(page, request);
    expect(facts.size).toBeGreaterThan(90);
    const titles = new Map<string, string>();
    for (const [url, { lang, title, description, canonical, alternates, headings, ogTitle, withoutName }] of facts) {
      const at = new URL(url).pathname;
      expect.soft(lang, `language of ${at}`).toBe(/^\/en(\/|$)/.test(at) ? 'en' : 'de');
      expect.soft(title.length, `title of ${at}`).toBeGreaterThan(10);
      expect.soft(titles.get(title), `title of ${at}: ${title}`).toBeUndefined();
      titles.set(title, at);
      expect.soft(ogTitle, `shared title of ${at}`).toBe(title);
      expect.soft(description.length, `description of ${at}`).toBeGreaterThan(50);
      expect.soft(headings, `h1 of ${at}`).toBe(1);
      expect.soft(withoutName, `images without alt on ${at}`).toBe(0);
      expect.soft(canonical, `canonical of ${at}`).toBe(url);
      const languages = Object.fromEntries(alternates);
      expect.soft(languages[lang], `own hreflang of ${at}`).toBe(url);
      for (const [language, twin] of alternates) {
        if (language === 'x-default') continue;
        const back = Object.fromEntries(facts.get(twin ?? '')?.alternates ?? []);
        expect.soft(back[lang], `hreflang back from ${twin}`).toBe(url);
      }
    }
  });

  test('carries valid structured data, no style attribute and no untranslated key', async ({ page, request }) => {
    const keys = textKeys.filter((key) => key.includes('.'));
    for (const [url, { jsonLd, styled, words }] of await readAll(page, request)) {
      const at = new URL(url).pathname;
      expect.soft(styled, `style attributes on ${at}`).toEqual([]);
      expect.soft(jsonLd.length, `structured data on ${at}`).toBeGreaterThan(0);
      for (const text of jsonLd) {
        const data: Record<string, unknown> = JSON.parse(text);
        expect.soft(data['@context'], at).toBe('https://schema.org');
        expect.soft(data['@type'], at).toBeTruthy();
      }
      expect
        .soft(
          keys.filter((key) => new RegExp(`(^|[\\s>])${key.replaceAll('.', '\\.')}($|[\\s<])`).test(words)),
          `keys on ${at}`,
        )
        .toEqual([]);
      expect.soft(words, at).not.toMatch(/\{\{|\}\}|\{price\}|undefined|\[object Object\]|NaN/);
    }
  });

  test('product pages offer their gross price to search engines', async ({ page, request }) => {
    const products = (await sitemap(request)).filter((url) =>
      /\/(paper-to-cad|cad-services|3d-modelle|as-built|daten-services)\/[^/]+$/.test(url),
    );
    expect(products.length).toBe(84);
    for (const url of products) {
      const { jsonLd, priceLists } = await readFacts(page, await (await request.get(url)).text());
      const product = jsonLd.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Product');
      const shown = priceLists[0]?.match(/[\d.,]+/g)?.[0] ?? '';
      const digits = (text: string) => text.replaceAll(/[.,]/g, '');
      expect.soft(digits(String(product?.offers?.price ?? product?.offers?.priceSpecification?.price)), url).toBe(digits(shown));
    }
  });
});

test('robots.txt names the sitemap and keeps private areas out', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  for (const path of ['/app/', '/admin/', '/contractor/', '/angebot/', '/api/']) expect(text).toContain(`Disallow: ${path}`);
});
