import type { UID } from '@strapi/strapi';

/** Length of a search text; nobody searches for what comes later. */
const MAX_LENGTH = 1_000;

const MARKS = /\p{Mark}/gu;

/** Folds a text for comparison: lower case without accents; ß is ss and ä = ae = a, as in the shop's own search. */
const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Folds and joins the texts that a list's search looks through (spec §9), each of them once. */
export const searchText = (...parts: (string | null | undefined)[]): string =>
  [...new Set(parts.map((part) => foldText(part ?? '')).filter(Boolean))].join(' ').slice(0, MAX_LENGTH);

/** Returns the folded words of a question; all of them have to be found. */
export const wordsOf = (question: string): string[] => [...new Set(foldText(question).split(' ').filter(Boolean))];

/** Content types whose rows have a search text, by their tables. */
export const searchedTypes = {
  quotes: 'api::quote.quote',
  orders: 'api::order.order',
  contacts: 'api::contact.contact',
  people: 'api::person.person',
  outbox: 'api::outbox.outbox',
  invoice_balances: 'api::invoice-balance.invoice-balance',
} as const satisfies Record<string, UID.ContentType>;

export type SearchedTable = keyof typeof searchedTypes;
