import type { Locale } from '@contract/constants';
import type { SearchIndex } from '../../src/site/search/search-index';
import { readKnownPages } from '../cache/known-pages';
import { readTexts } from '../render/texts';

/** What visitors search in: every known page, and the sections and tools as suggestions. */
export async function readSearchIndex(locale: Locale): Promise<SearchIndex> {
  const [{ pages, site }, texts] = await Promise.all([readKnownPages(locale), readTexts(locale, 'search')]);
  return {
    documents: pages,
    synonyms: texts['search.synonyms'] ?? '',
    suggestions: [
      ...site.categories.map(({ navLabel, slug }) => ({ label: navLabel, path: `/${slug}` })),
      ...site.tools.map(({ name, to }) => ({ label: name, path: to })),
    ],
  };
}
