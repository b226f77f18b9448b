import { locales, type Locale } from '@contract/constants';
import type { SearchIndex } from '../src/features/search/search-index';
import { readKnownPages } from './known-pages';

const INDEX = /^\/search-index\/([a-z]+)\.json$/;

/** The language of a search index's address, or null when it is none. */
export const searchIndexAt = (path: string): Locale | null => locales.find((locale) => locale === INDEX.exec(path)?.[1]) ?? null;

/** What the browser searches in: every known page, and the sections and tools as suggestions. */
export async function readSearchIndex(locale: Locale): Promise<SearchIndex> {
  const { pages, site } = await readKnownPages(locale);
  return {
    documents: pages,
    suggestions: [
      ...site.categories.map(({ navLabel, slug }) => ({ label: navLabel, path: `/${slug}` })),
      ...site.tools.map(({ name, to }) => ({ label: name, path: to })),
    ],
  };
}

/** A `fetch` for the web server's own renders, which search in the same index as the browser. */
export const withSearchIndexes =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const locale = searchIndexAt(String(input));
    return locale ? Response.json(await readSearchIndex(locale)) : send(input, init);
  };
