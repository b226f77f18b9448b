import { type ContentKind, contentPaths } from './page-kinds';

/** Returns the address of an entry's page without language prefix. A product's lies below its category. */
export const contentPath = (kind: ContentKind, slug = '', category = ''): string => contentPaths[kind](slug, category);

/**
 * Returns a text's first sentence on one line. It ends before a capital letter, and not after single letters as in "z. B.";
 * without an end, all of it.
 */
export function firstSentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  for (const { index } of words.matchAll(/[.!?]/g)) {
    const end = index + 1;
    const isEnd = end === words.length || /^ \p{Lu}/u.test(words.slice(end, end + 3));
    if (isEnd && /^[^\s.]{2}$/.test(words.slice(index - 2, index))) return words.slice(0, end);
  }
  return words;
}
