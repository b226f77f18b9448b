import { ownPages } from '@contract/content/page-kinds';

export const SEARCH_PATH = ownPages.search.path;
export const MAX_QUESTION_LENGTH = 100;

/** Returns a question as it may come in an address, where anybody may have written anything. The router reads numbers as numbers. */
export const questionOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, MAX_QUESTION_LENGTH) : '';

/** Returns the address of the page with all hits of a question, without language prefix. */
export const resultsPath = (question: string): string => `${SEARCH_PATH}?q=${encodeURIComponent(question)}`;
