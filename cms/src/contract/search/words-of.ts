import type { SearchDocument } from '../content/directory';

/** Weights by place: the title says what a page is about, its keywords what it is called elsewhere. */
const weights = { title: 10, keywords: 5, text: 1 } as const;

/** The words of all documents, with each document that has it and the weight of the best place it stands in. */
export type Vocabulary = ReadonlyMap<string, ReadonlyMap<number, number>>;

export function readVocabulary(documents: readonly SearchDocument[]): Vocabulary {
  const vocabulary = new Map<string, Map<number, number>>();
  documents.forEach(({ title, keywords, text }, index) => {
    const note = (words: readonly string[], weight: number) => {
      for (const word of words) {
        const places = vocabulary.get(word) ?? new Map<number, number>();
        places.set(index, Math.max(places.get(index) ?? 0, weight));
        vocabulary.set(word, places);
      }
    };
    note(wordsOf(title), weights.title);
    note(wordsOf(keywords.join(' ')), weights.keywords);
    note(
      wordsOf(text).filter((word) => !isCommon(word)),
      weights.text,
    );
  });
  return vocabulary;
}

/** A text as search compares it, and for each of its letters where that stood in the original. */
type FoldedText = { folded: string; origins: number[] };

/** Matches an umlaut written without an umlaut key, where ä is ae; without knowing either, it is a. All three fold to a. */
const DIGRAPH = /^[aou]e$/;
const MARKS = /\p{Mark}/gu;

/**
 * Folds a text: lower case without accents; ß is ss and ä = ae = a. A folded beginning of a word is always the beginning of the folded
 * word.
 */
export function foldWithOrigins(text: string): FoldedText {
  let folded = '';
  /** The last letter that was folded; asking the text itself, which grows, would copy it for each letter. */
  let lastFolded = '';
  const origins: number[] = [];
  let index = 0;
  for (const letter of text) {
    const plain = letter.toLowerCase().normalize('NFD').replace(MARKS, '').replace('ß', 'ss');
    const second = DIGRAPH.test(lastFolded + plain) && origins.at(-1) === index - 1;
    if (!second) {
      folded += plain;
      lastFolded = plain.slice(-1) || lastFolded;
      for (let count = 0; count < plain.length; count++) origins.push(index);
    }
    index += letter.length;
  }
  return { folded, origins };
}

export const foldText = (text: string): string => foldWithOrigins(text).folded;

const WORD = /[\p{Letter}\p{Number}]+(?:-[\p{Letter}\p{Number}]+)*/gu;

/** Words that stand in nearly every text and tell none from another, folded. */
const COMMON = new Set(
  (
    'aber als am an auch auf aus bei bis da das dem den der des die durch ein eine einem einen einer eines er es fur hat im in ist ' +
    'mit nach nicht nur ob oder ohne sie sich sind so uber um und vom von vor wie wir wird werden zu zum zur ' +
    'ich mein meine meinen meiner mochte will brauche kann konnen lassen habe haben gibt was wo wer wann welche machen bitte suche mir uns ' +
    'kostet kosten preis preise cost costs price prices ' +
    'a an and are as at be by can do for from has how in into is it its of on or our the their this to we what when with you your ' +
    'i me my need want would like get make please where which who does have there'
  ).split(' '),
);

/** Matches a word such as "LOD300", which is "LOD 300"; short formats such as "E57" are one word. */
const LETTERS_AND_NUMBER = /^(\p{Letter}{2,})(\d{2,})$/u;

/**
 * Returns the folded words of a text. A word with a hyphen or a number also counts as its parts, so that "as-built", "asbuilt" and "built"
 * all find it.
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

/** Returns the words of a question; common ones count only when there are no others. */
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

/** Endings of German and English nouns and adjectives, longer ones first. */
const ENDINGS = ['ern', 'en', 'er', 'es', 'em', 'e', 's'];
/** Matches words whose "s" belongs to them: "grundriss", "preis", "haus". */
const OWN_S = /[siu]s$/;
const STEM_LENGTH = 3;

/** Returns a folded word without the ending that tells how many and whose: "wohnflachen" and "wohnflache" have one stem. */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= STEM_LENGTH);
  return !ending || (ending === 's' && OWN_S.test(word)) ? word : word.slice(0, -ending.length);
}

const isCommon = (word: string): boolean => COMMON.has(word);
