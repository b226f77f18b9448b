import { questionWords } from './words-of';

/** What else a folded word is called, folded. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Lines of words, separated by commas. A word of several lines has the others of all. */
export function readSynonyms(text: string): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const words = line.split(',').flatMap((word) => questionWords(word).slice(0, 1));
    for (const word of words) synonyms.set(word, [...(synonyms.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  return synonyms;
}
