import { type HitGroup, hitGroups } from '../content/page-kinds';
import type { SearchDocument, SearchWording } from '../content/directory';
import { isMisspelt, matchSimilar, matchWord, type WordMatch } from './match-word';
import { type Meanings, type Phrase, readWording, wordsInPhrase } from './search-wording';
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

/** Services come first from this share of the best hit's points: one that only mentions a word does not. */
const SERVICES_FIRST_FROM = 0.4;

export type Search = (question: string, limit: number) => SearchHit[];

const noWording: SearchWording = { synonyms: '', answers: '' };

/**
 * Creates a search over all documents, best first and by group, as hits are shown: the pages that editors named for a question, then those
 * that have every word of it, or else most. Services that have a part of the words follow when none has all.
 */
export function createSearch(documents: readonly SearchDocument[], wording: SearchWording = noWording): Search {
  const vocabulary = readVocabulary(documents);
  const meanings = readWording(wording);
  const indexByPath = new Map(documents.map(({ path }, at) => [path, at]));
  const isService = (at: number) => hitGroups[documents[at]!.kind] === 'services';
  return (question, limit) => {
    const index: Index = { vocabulary, meanings, count: documents.length, match: matchOnce(vocabulary) };
    const words = [...new Set(questionWords(question).flatMap((word) => correct(word, index)))];
    const named = namedPages(words, index).flatMap((path) => indexByPath.get(path) ?? []);
    const scores = [...scoreAll(words, index, named.length === 0)].map(([at, score]) => ({
      ...score,
      at,
      points: score.points * standing[documents[at]!.kind],
    }));
    const complete = withMostParts(scores);
    const services = complete.some(({ at }) => isService(at)) ? [] : withMostParts(scores.filter(({ at }) => isService(at)));
    const hit = (at: number, marks: Iterable<string>): SearchHit => ({ ...documents[at]!, marks: [...marks] });
    const others = [...complete, ...services].filter(({ at }) => !named.includes(at));
    const leading = complete.find(({ at, points }) => isService(at) && points >= complete[0]!.points * SERVICES_FIRST_FROM);
    const hits = [...named.map((at) => hit(at, words)), ...others.map(({ at, marks }) => hit(at, marks))];
    return groupHits(hits, named.length === 0 && leading ? 'services' : undefined)
      .flatMap(([, group]) => group)
      .slice(0, limit);
  };
}

/** Groups hits by what they are: the group with the best hit comes first, unless another one shall. */
export function groupHits(hits: readonly SearchHit[], first?: HitGroup): [group: HitGroup, hits: SearchHit[]][] {
  const groups = new Map<HitGroup, SearchHit[]>(first && [[first, []]]);
  for (const hit of hits) groups.set(hitGroups[hit.kind], [...(groups.get(hitGroups[hit.kind]) ?? []), hit]);
  return [...groups];
}

type Found = Score & { at: number };

const withMostParts = (found: readonly Found[]): Found[] => {
  const most = Math.max(0, ...found.map(({ parts }) => parts));
  return found.filter(({ parts }) => parts === most).toSorted((a, b) => b.points - a.points || a.at - b.at);
};

type Match = (word: string) => WordMatch[];

type Index = { vocabulary: Vocabulary; meanings: Meanings; count: number; match: Match };

/** Compares each word of a question with the vocabulary once. */
function matchOnce(vocabulary: Vocabulary): Match {
  const known = new Map<string, WordMatch[]>();
  return (word) => {
    const found = known.get(word) ?? matchWord(word, vocabulary);
    known.set(word, found);
    return found;
  };
}

/** Returns the pages that editors named for a question: of the lines whose phrases leave no word of it over that the shop knows. */
function namedPages(words: readonly string[], { meanings, match }: Index): string[] {
  const lines = meanings.answers.flatMap(({ phrases, paths }) => {
    const covered = new Set(phrases.flatMap((phrase) => wordsInPhrase(phrase, words) ?? []));
    const isAll = words.every((word) => covered.has(word) || match(word).length === 0);
    return covered.size > 0 && isAll ? [{ count: covered.size, paths }] : [];
  });
  const most = Math.max(0, ...lines.map(({ count }) => count));
  return [...new Set(lines.filter(({ count }) => count === most).flatMap(({ paths }) => paths))];
}

const COMPOUND_PART_LENGTH = 4;

/** Corrects a word that stands nowhere: to one that editors taught the search, or to the two words that it is made of. */
function correct(word: string, { meanings, match, vocabulary }: Index): string[] {
  const isKnown = (one: string) => meanings.words.has(one) || vocabulary.has(one);
  if (isKnown(word) || match(word).length > 0) return [word];
  for (let at = COMPOUND_PART_LENGTH; at <= word.length - COMPOUND_PART_LENGTH; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts;
  }
  return [[...meanings.words].find((known) => isMisspelt(word, known)) ?? word];
}

type Score = { points: number; /** The number of the question's parts that the document has. */ parts: number; marks: Set<string> };
type Points = Map<number, { points: number; marks: Set<string> }>;

/**
 * Gives every document the points of its best match for each part of the question. Parts that few documents have tell more. Only where
 * `mayGuess` is true, words that stand nowhere are taken for similar ones.
 */
function scoreAll(words: readonly string[], index: Index, mayGuess: boolean): Map<number, Score> {
  const scores = new Map<number, Score>();
  for (const alternatives of partsOf(words, index.meanings)) {
    const exact = scorePart(alternatives, index);
    const found = exact.size > 0 || !mayGuess ? exact : scoreSimilar(alternatives[0] ?? [], index.vocabulary);
    const rarity = Math.log(1 + index.count / Math.max(1, found.size));
    for (const [at, { points, marks }] of found) {
      const score = scores.get(at) ?? { points: 0, parts: 0, marks: new Set() };
      scores.set(at, { points: score.points + points * rarity, parts: score.parts + 1, marks: new Set([...score.marks, ...marks]) });
    }
  }
  return scores;
}

/** Divides a question into its words and the phrases of several words that have synonyms; each part with all that means the same. */
function partsOf(words: readonly string[], { synonyms }: Meanings): Phrase[][] {
  let rest = [...words];
  const parts: Phrase[][] = [];
  const phrases = synonyms.flatMap((same) => same.filter(({ length }) => length > 1).map((phrase) => ({ phrase, same })));
  for (const { phrase, same } of phrases.toSorted((a, b) => b.phrase.length - a.phrase.length)) {
    const found = wordsInPhrase(phrase, rest);
    if (!found) continue;
    rest = rest.filter((word) => !found.includes(word));
    parts.push([found, ...same]);
  }
  for (const word of rest) {
    const same = synonyms.filter((line) => line.some((phrase) => phrase.length === 1 && wordsInPhrase(phrase, [word])));
    parts.push([[word], ...same.flat()]);
  }
  return parts;
}

/** The share of its points that a page has by another name for what was asked. */
const SYNONYM_QUALITY = 0.9;

/** Scores one part of a question: a document has the best of its alternatives, of which it must have every word. */
function scorePart(alternatives: readonly Phrase[], { vocabulary, match }: Index): Points {
  const asTyped = ({ points, marks }: { points: number; marks: Set<string> }, index: number) => ({
    points: index === 0 ? points : points * SYNONYM_QUALITY,
    marks,
  });
  return bestOf(
    alternatives.map((phrase, index) => {
      const points = scorePhrase(phrase, vocabulary, match);
      return new Map([...points].map(([at, own]) => [at, asTyped(own, index)]));
    }),
  );
}

const scoreSimilar = (phrase: Phrase, vocabulary: Vocabulary): Points =>
  scorePhrase(phrase, vocabulary, (word) => matchSimilar(word, vocabulary));

/** Scores the documents that have all words of a phrase, by the mean of its words. */
function scorePhrase(phrase: Phrase, vocabulary: Vocabulary, match: Match): Points {
  const [first, ...others] = phrase.map((word) => scoreMatches(match(word), vocabulary));
  const all: Points = new Map();
  for (const [at, own] of first ?? []) {
    const found = [own, ...others.flatMap((points) => points.get(at) ?? [])];
    if (found.length < phrase.length) continue;
    const points = found.reduce((sum, one) => sum + one.points, 0) / found.length;
    all.set(at, { points, marks: new Set(found.flatMap(({ marks }) => [...marks])) });
  }
  return all;
}

const scoreMatches = (matches: readonly WordMatch[], vocabulary: Vocabulary): Points =>
  bestOf(
    matches.map(
      ({ term, quality, part }) =>
        new Map([...(vocabulary.get(term) ?? [])].map(([at, weight]) => [at, { points: quality * weight, marks: new Set([part]) }])),
    ),
  );

/** Unites points: each document has its most, and all marks. */
function bestOf(all: readonly Points[]): Points {
  const united: Points = new Map();
  for (const points of all) {
    for (const [at, { points: own, marks }] of points) {
      const known = united.get(at);
      united.set(at, { points: Math.max(known?.points ?? 0, own), marks: new Set([...(known?.marks ?? []), ...marks]) });
    }
  }
  return united;
}
