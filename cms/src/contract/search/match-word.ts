import { stemOf, type Vocabulary } from './words-of';

/** A word of the vocabulary that answers a word of the question; `quality` is 1 for the word itself and falls to 0. */
export type WordMatch = { term: string; quality: number; /** The part of the term that was searched for. */ part: string };

/** The length from which a part inside of a word means something: "plan" in "bauplan", but not "an". */
const PART_LENGTH = 3;
/** The length from which a part may make a compound; shorter ones stand at an end of too many. */
const COMPOUND_PART_LENGTH = 4;
/** Prefixes that make a word another one: "rechnung" in "berechnung". */
const prefixes = ['be', 'ent', 'er', 'ge', 'ver', 'zer'];
/** The quality of a match inside such another word: so little that a page about the word itself comes first, wherever it stands there. */
const OTHER_WORD_QUALITY = 0.02;
/** The quality of the same word with another ending. */
const SAME_STEM_QUALITY = 0.95;
const ONE_ERROR_LENGTH = 5;
const TWO_ERRORS_LENGTH = 8;

/** Returns the words that the question's word is, in any ending, begins, or is a part of (compounds). */
export function matchWord(word: string, vocabulary: Vocabulary): WordMatch[] {
  const found: WordMatch[] = [];
  const stem = stemOf(word);
  const hasStem = stem !== word && stem.length >= COMPOUND_PART_LENGTH;
  const otherWords = prefixes.map((prefix) => prefix + word).filter((other) => vocabulary.has(other));
  for (const term of vocabulary.keys()) {
    const own = otherWords.some((other) => term.includes(other)) ? OTHER_WORD_QUALITY : qualityOf(word, term);
    const quality = Math.max(own, stemOf(term) === stem ? SAME_STEM_QUALITY : hasStem ? SAME_STEM_QUALITY * qualityOf(stem, term) : 0);
    if (quality > 0) found.push({ term, quality, part: term.includes(word) ? word : stem });
  }
  return found;
}

/** Returns the words that a word may have meant that is none: those with few other letters, or else those that it is made of. */
export function matchSimilar(word: string, vocabulary: Vocabulary): WordMatch[] {
  const misspelt = matchMisspelt(word, vocabulary);
  return misspelt.length > 0 ? misspelt : matchParts(word, vocabulary);
}

function qualityOf(word: string, term: string): number {
  const at = term.indexOf(word);
  if (at < 0 || (at > 0 && word.length < PART_LENGTH)) return 0;
  if (term === word) return 1;
  const share = word.length / term.length;
  return at === 0 ? 0.6 + 0.3 * share : 0.3 + 0.3 * share;
}

/** Returns how many typing errors a word may have; short ones would be too many others. */
const errorsAllowed = ({ length }: string): number => (length >= TWO_ERRORS_LENGTH ? 2 : length >= ONE_ERROR_LENGTH ? 1 : 0);

/** Tells whether a word is another one with typing errors: all of it, unlike in a compound. */
export function isMisspelt(word: string, known: string): boolean {
  const limit = errorsAllowed(word);
  return limit > 0 && Math.abs(word.length - known.length) <= limit && distanceWithin(word, known, limit) <= limit;
}

function matchMisspelt(word: string, vocabulary: Vocabulary): WordMatch[] {
  let limit = errorsAllowed(word);
  let found: WordMatch[] = [];
  if (limit === 0) return found;
  for (const term of vocabulary.keys()) {
    // A short word stands, misspelt, inside of too many others.
    const errors = distanceWithin(word, word.length < TWO_ERRORS_LENGTH ? term.slice(0, word.length + limit) : term, limit);
    if (errors > limit) continue;
    if (errors < limit) found = [];
    limit = errors;
    found.push({ term, quality: 0.2 + (0.2 * Math.min(word.length, term.length)) / Math.max(word.length, term.length), part: term });
  }
  return found;
}

/**
 * Returns the words that a compound is made of, such as "grundriss" and "digitalisierung" for "grundrissdigitalisierung"; the longer the
 * part, the better.
 */
function matchParts(word: string, vocabulary: Vocabulary): WordMatch[] {
  return [...vocabulary.keys()]
    .filter((term) => term.length >= COMPOUND_PART_LENGTH && (word.startsWith(term) || word.endsWith(term)))
    .map((term) => ({ term, quality: (0.4 * term.length) / word.length, part: term }));
}

/**
 * Returns the fewest typing errors (a letter missing, added, wrong, or two swapped) by which `word` occurs anywhere in `term`, so that
 * compounds are found by a misspelt part. More than `limit` counts as `limit + 1`.
 */
export function distanceWithin(word: string, term: string, limit: number): number {
  if (word.length > term.length + limit) return limit + 1;
  let beforeLast: number[] = [];
  let last: number[] = Array.from({ length: term.length + 1 }, () => 0);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= term.length; column++) {
      const same = word[row - 1] === term[column - 1];
      let errors = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, current[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && word[row - 1] === term[column - 2] && word[row - 2] === term[column - 1];
      if (swapped) errors = Math.min(errors, beforeLast[column - 2]! + 1);
      current.push(errors);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(limit + 1, ...last);
}
