import type { SearchDocument } from '@contract/search-document';

/** What the web server sends for searching, `/search-index/{locale}.json`: the pages, and where most want to go. */
export type SearchIndex = { documents: SearchDocument[]; suggestions: Suggestion[] };

export type Suggestion = { label: string; path: string };
