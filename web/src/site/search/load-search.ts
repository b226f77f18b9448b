import type { Locale } from '@contract/constants';
import { get } from '../../lib/http/http';
import { createSearch, type Search } from '@contract/search/create-search';
import type { SearchDocument, SearchWording } from '@contract/content/directory';

/** The web server's answer at `/search-index/{locale}.json`: all pages, and suggestions of where most visitors want to go. */
export type SearchIndex = {
  documents: SearchDocument[];
  suggestions: Suggestion[];
  wording: SearchWording;
};

export type Suggestion = { label: string; path: string };

export type Searching = { search: Search; suggestions: readonly Suggestion[] };

/** The time for which a loaded index serves without asking whether it has changed. */
const FRESH_MS = 60_000;

let loaded: { locale: Locale; at: number; searching: Searching } | undefined;

/** Loads the search in one language. In the browser it stays in memory, and serves on while the connection is down. @throws Problem */
export async function loadSearch(locale: Locale): Promise<Searching> {
  const known = !import.meta.env.SSR && loaded?.locale === locale ? loaded : undefined;
  if (known && Date.now() - known.at < FRESH_MS) return known.searching;
  try {
    const { documents, suggestions, wording } = await get<SearchIndex>(`/search-index/${locale}.json`);
    const searching = { search: createSearch(documents, wording), suggestions };
    loaded = { locale, at: Date.now(), searching };
    return searching;
  } catch (problem) {
    if (known) return known.searching;
    throw problem;
  }
}
