import type { Locale } from '@contract/constants';
import type { SearchIndex } from '../src/features/search/search-index';
import { readKnownPages } from './known-pages';

/** What visitors search in: every known page, and the sections and tools as suggestions. */
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
