import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Returns the addresses that the shop names to search engines. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
}

/** The facts that a crawler reads in a page's HTML. */
export type CrawledPage = Awaited<ReturnType<typeof readPage>>;

/** Reads HTML with the browser's own parser, without loading what it names. */
export const readPage = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name) ?? '';
    const attributes = (selector: string, name: string) => all(selector).map((element) => element.getAttribute(name) ?? '');
    const jsonLd = all('script[type="application/ld+json"]').map((script) => script.textContent ?? '');
    const noindex = attribute('meta[name=robots]', 'content').includes('noindex');
    const alternates = all('link[rel=alternate][hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    const ids = [...all('[id]').map(({ id }) => id), ...all('a[name]').map((link) => link.getAttribute('name') ?? '')];
    const lang = parsed.documentElement.lang;
    // Text that is in another language on purpose says so with `lang`; formulas and file names have no language.
    for (const foreign of all('script, style, [lang]:not(html), code, .mono')) foreign.remove();
    const leaves = all('p, li, h1, h2, h3, h4, dt, dd, td, th, summary, label, legend, button, figcaption, a').filter(
      (element) => !element.querySelector('p, li, h1, h2, h3, h4, dd, td, th, summary, label'),
    );
    return {
      lang,
      noindex,
      alternates,
      ids,
      jsonLd,
      title: parsed.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      headings: all('h1').length,
      links: attributes('a[href]', 'href'),
      switches: attributes('a[hreflang]', 'href'),
      pictures: [
        ...attributes('img[src]', 'src'),
        ...attributes('link[rel~=icon]', 'href'),
        ...attributes('source[srcset]', 'srcset').flatMap((set) => set.split(', ').map((each) => each.split(' ')[0] ?? '')),
        ...attributes('meta[property="og:image"]', 'content'),
      ],
      shared: attribute('meta[property="og:image"]', 'content'),
      texts: leaves.map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()),
    };
  }, html);

const tellingWords = {
  de: /^(und|der|die|das|nicht|mit|für|ist|sind|wir|sie|ein|eine|einen|einer|auf|von|zu|zum|zur|den|dem|des|bei|oder|aus|wird|werden|ihre|ihr|ihren|wie|auch|noch|nach)$/i,
  en: /^(and|the|of|not|with|for|is|are|we|you|your|our|a|an|on|from|to|by|or|out|will|be|how|also|still|after|which|that|this|it)$/i,
};

/** The name of a section in drawings, which is no word: `A-A`. */
const SECTION = /\b([A-Z])-\1\b/g;

/** Returns true if a text reads like the other language: it has at least two of its small words and none of its own. */
export function isForeign(text: string, own: 'de' | 'en'): boolean {
  const words = text.replaceAll(SECTION, '').split(/[^\p{L}]+/u);
  const count = (language: 'de' | 'en') => words.filter((word) => tellingWords[language].test(word)).length;
  return count(own === 'de' ? 'en' : 'de') >= 2 && count(own) === 0;
}
