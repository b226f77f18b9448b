import type { Vocabulary } from './search-vocabulary';

/** A word of the vocabulary that answers a word of the question; `quality` is 1 for the word itself and falls to 0. */
export type WordMatch = { term: string; quality: number; /** What of the term was asked for. */ part: string };

/** Inside of words only parts this long mean something: "plan" in "bauplan", but not "an". */
const PART_LENGTH = 3;
/** Shorter ones stand at an end of too many compounds. */
const COMPOUND_PART_LENGTH = 4;
/** With one of these before it a word is another one: "rechnung" in "berechnung". */
const prefixes = ['be', 'ent', 'er', 'ge', 'ver', 'zer'];
/** So little that a page about the word itself comes first, wherever it stands there. */
const OTHER_WORD_QUALITY = 0.05;
const ONE_ERROR_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;

/**
 * The words that the question's word is, begins or is a part of (compounds); only if there are none, those it may have
 * meant, and without such the words that a compound nobody has written is made of.
 */
export function matchWord(word: string, vocabulary: Vocabulary): WordMatch[] {
  const found: WordMatch[] = [];
  const otherWords = prefixes.map((prefix) => prefix + word).filter((other) => vocabulary.has(other));
  for (const term of vocabulary.keys()) {
    const quality = otherWords.some((other) => term.includes(other)) ? OTHER_WORD_QUALITY : qualityOf(word, term);
    if (quality > 0) found.push({ term, quality, part: word });
  }
  if (found.length > 0) return found;
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

function matchMisspelt(word: string, vocabulary: Vocabulary): WordMatch[] {
  let limit = word.length >= TWO_ERRORS_LENGTH ? 2 : word.length >= ONE_ERROR_LENGTH ? 1 : 0;
  let found: WordMatch[] = [];
  if (limit === 0) return found;
  for (const term of vocabulary.keys()) {
    const errors = distanceWithin(word, term, limit);
    if (errors > limit) continue;
    if (errors < limit) found = [];
    limit = errors;
    found.push({ term, quality: 0.2 + (0.2 * Math.min(word.length, term.length)) / Math.max(word.length, term.length), part: term });
  }
  return found;
}

/** "grundriss" and "digitalisierung" for "grundrissdigitalisierung"; the longer the part, the better. */
function matchParts(word: string, vocabulary: Vocabulary): WordMatch[] {
  return [...vocabulary.keys()]
    .filter((term) => term.length >= COMPOUND_PART_LENGTH && (word.startsWith(term) || word.endsWith(term)))
    .map((term) => ({ term, quality: (0.4 * term.length) / word.length, part: term }));
}

/**
 * The fewest typing errors (a letter missing, added, wrong, or two swapped) by which `word` occurs anywhere in `term`,
 * so that compounds are found by a misspelt part. More than `limit` counts as `limit + 1`.
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
