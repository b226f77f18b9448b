import type { SearchDocument } from '@contract/content/search-document';
import { matchWord, type WordMatch } from './match-word';
import { readVocabulary, type Vocabulary } from './search-vocabulary';
import { questionWords } from './words-of';

type SearchKind = SearchDocument['kind'];

export type SearchHit = SearchDocument & { /** Folded parts of words by which it was found, for highlighting. */ marks: string[] };

/** Between equally good pages: what can be ordered comes before what can be read. */
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
 * A search over all documents, best first. Pages that have every word come alone; only if there are none, those with
 * most. Of `synonyms` each line is a list of words, separated by commas, of which one finds what the others do.
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

/** The words that answer a word of the question or one that means the same. */
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

/** What else a folded word is called, folded. */
type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Lines of words, separated by commas. A word of several lines has the others of all. */
function readSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const words = line.split(',').flatMap((word) => questionWords(word).slice(0, 1));
    for (const word of words) synonyms.set(word, [...(synonyms.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  return synonyms;
}
