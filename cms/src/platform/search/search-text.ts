/** As much of a text as somebody may look for. */
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
