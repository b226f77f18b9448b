import type { SearchDocument } from '@contract/content/search-document';

/** What the web server sends for searching, `/search-index/{locale}.json`: the pages, and where most want to go. */
export type SearchIndex = {
  documents: SearchDocument[];
  suggestions: Suggestion[];
  /** Lines of words that mean the same to people who search. */
  synonyms: string;
};

export type Suggestion = { label: string; path: string };
