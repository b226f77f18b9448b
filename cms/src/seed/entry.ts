import type { Locale } from '../contract/constants';

type Fields = Record<string, unknown>;

/** Points at another seed entry; becomes its documentId while importing. */
export type SeedReference = { uid: string; key: string };

/** One content entry to create once: fields common to all languages and fields per language. */
export type SeedEntry = {
  uid: string;
  /** Stable name within its type; remembered so that a deleted entry does not come back. */
  key: string;
  shared: Fields;
  texts: Record<Locale, Fields>;
  references?: Record<string, SeedReference | SeedReference[]>;
};

export const lines = (items: readonly string[] | undefined): string => (items ?? []).join('\n');

export const commaList = (items: readonly string[] | undefined): string => (items ?? []).join(', ');

type Question = { q: string; a: string };

export const questions = (items: readonly Question[] | undefined) => (items ?? []).map(({ q, a }) => ({ question: q, answer: a }));
