import type { SearchDocument } from '@contract/content/directory';
import { questionWords, readVocabulary, type Vocabulary } from './words-of';

type SearchKind = SearchDocument['kind'];

export type SearchHit = SearchDocument & { /** The folded parts of words by which it was found, for highlighting. */ marks: string[] };

/** The factors between equally good pages: what can be ordered comes before what can be read. */
const standing: Record<SearchKind, number> = {
  product: 1.4,
  category: 1.3,
  tool: 1.3,
  solution: 1.15,
  subscription: 1.15,
  page: 1,
  home: 1,
  'library-entry': 1,
  project: 0.9,
  article: 0.9,
  comparison: 0.9,
  faq: 0.8,
  'legal-page': 0.7,
};

type Score = { points: number; words: number; marks: Set<string> };

export type Search = (question: string, limit: number) => SearchHit[];

/**
 * Creates a search over all documents, best first. Pages that have every word come alone; only if there are none, those with most. Of
 * `synonyms` each line is a list of words, separated by commas, of which one finds what the others do.
 */
export function createSearch(documents: readonly SearchDocument[], synonyms = ''): Search {
  const vocabulary = readVocabulary(documents);
  const meanings = readSynonyms(synonyms);
  return (question, limit) => {
    const scores = new Map<number, Score>();
    for (const word of questionWords(question)) addWord(matchMeaning(word, meanings, vocabulary), vocabulary, scores, documents.length);
    const most = Math.max(0, ...[...scores.values()].map(({ words }) => words));
    return [...scores]
      .filter(([, { words }]) => words === most)
      .map(([index, { points, marks }]) => ({ document: documents[index]!, index, points, marks }))
      .map((hit) => ({ ...hit, points: hit.points * standing[hit.document.kind] }))
      .sort((a, b) => b.points - a.points || a.index - b.index)
      .slice(0, limit)
      .map(({ document, marks }) => ({ ...document, marks: [...marks] }));
  };
}

/** Returns the words that answer a word of the question or one that means the same. */
function matchMeaning(word: string, meanings: Synonyms, vocabulary: Vocabulary): WordMatch[] {
  const others = meanings.get(word);
  return others ? [word, ...others].flatMap((meant) => matchWord(meant, vocabulary)) : matchWord(word, vocabulary);
}

/** Gives every document the points of its best match for one word. Words that few documents have tell more. */
function addWord(matches: readonly WordMatch[], vocabulary: Vocabulary, scores: Map<number, Score>, count: number): void {
  const best = new Map<number, { points: number; marks: Set<string> }>();
  for (const { term, quality, part } of matches) {
    for (const [index, weight] of vocabulary.get(term) ?? []) {
      const known = best.get(index) ?? { points: 0, marks: new Set() };
      best.set(index, { points: Math.max(known.points, quality * weight), marks: known.marks.add(part) });
    }
  }
  const rarity = Math.log(1 + count / Math.max(1, best.size));
  for (const [index, { points, marks }] of best) {
    const score = scores.get(index) ?? { points: 0, words: 0, marks: new Set() };
    scores.set(index, {
      points: score.points + points * rarity,
      words: score.words + 1,
      marks: new Set([...score.marks, ...marks]),
    });
  }
}

/** The other names of each word; both are folded. */
type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Reads lines of words, separated by commas. A word of several lines has the others of all. */
function readSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const words = line.split(',').flatMap((word) => questionWords(word).slice(0, 1));
    for (const word of words) synonyms.set(word, [...(synonyms.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  return synonyms;
}

/** A word of the vocabulary that answers a word of the question; `quality` is 1 for the word itself and falls to 0. */
type WordMatch = { term: string; quality: number; /** The part of the term that was searched for. */ part: string };

/** The length from which a part inside of a word means something: "plan" in "bauplan", but not "an". */
const PART_LENGTH = 3;
/** The length from which a part may make a compound; shorter ones stand at an end of too many. */
const COMPOUND_PART_LENGTH = 4;
/** Prefixes that make a word another one: "rechnung" in "berechnung". */
const prefixes = ['be', 'ent', 'er', 'ge', 'ver', 'zer'];
/** The quality of a match inside such another word: so little that a page about the word itself comes first, wherever it stands there. */
const OTHER_WORD_QUALITY = 0.05;
const ONE_ERROR_LENGTH = 4;
const TWO_ERRORS_LENGTH = 8;

/**
 * Returns the words that the question's word is, begins or is a part of (compounds); only if there are none, those it may have meant, and
 * without such the words that a compound nobody has written is made of.
 */
function matchWord(word: string, vocabulary: Vocabulary): WordMatch[] {
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
