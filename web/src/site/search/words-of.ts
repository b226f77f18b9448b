import { foldText } from './fold-text';

const WORD = /[\p{Letter}\p{Number}]+(?:-[\p{Letter}\p{Number}]+)*/gu;

/** Words that stand in nearly every text and tell none from another, folded. */
const COMMON = new Set(
  (
    'aber als am an auch auf aus bei bis da das dem den der des die durch ein eine einem einen einer eines er es fur hat im in ist ' +
    'mit nach nicht nur ob oder ohne sie sich sind so uber um und vom von vor wie wir wird werden zu zum zur ' +
    'a an and are as at be by can do for from has how in into is it its of on or our the their this to we what when with you your'
  ).split(' '),
);

/** "LOD300" is "LOD 300"; short formats such as "E57" are one word. */
const LETTERS_AND_NUMBER = /^(\p{Letter}{2,})(\d{2,})$/u;

/**
 * The folded words of a text. A word with a hyphen or a number also counts as its parts, so that "as-built", "asbuilt"
 * and "built" all find it.
 */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(WORD)].flatMap(([word]) => {
    const parts = word
      .split(/-/)
      .flatMap((part) => LETTERS_AND_NUMBER.exec(part)?.slice(1) ?? part)
      .map(foldText);
    return parts.length > 1 ? [...parts, parts.join('')] : parts;
  });
}

/** The words of a question; common ones count only when there are no others. */
export function questionWords(question: string): string[] {
  const words = [
    ...new Set(question.split(/\s+/).map((part) => foldText(part.replaceAll('&', '')).replace(/[^\p{Letter}\p{Number}]+/gu, ' '))),
  ]
    .flatMap((part) => part.split(' '))
    .flatMap((word) => LETTERS_AND_NUMBER.exec(word)?.slice(1) ?? word)
    .filter(Boolean);
  const telling = words.filter((word) => !COMMON.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

export const isCommon = (word: string): boolean => COMMON.has(word);
