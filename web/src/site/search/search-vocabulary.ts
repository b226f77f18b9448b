import type { SearchDocument } from '@contract/content/search-document';
import { isCommon, wordsOf } from './words-of';

/** Where a word stands weighs: the title says what a page is about, its keywords what it is called elsewhere. */
const weights = { title: 10, keywords: 5, text: 1 } as const;

/** Every word of all documents, with each document that has it and the weight of the best place it stands in. */
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
