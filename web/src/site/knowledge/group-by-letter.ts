import type { LibraryEntrySummary } from '@contract/content/library';

type LetterGroup = { letter: string; entries: LibraryEntrySummary[] };

/** Terms under their letters; both keep the order they come in. */
export function groupByLetter(entries: readonly LibraryEntrySummary[]): LetterGroup[] {
  const groups = new Map<string, LibraryEntrySummary[]>();
  for (const entry of entries) groups.set(entry.letter, [...(groups.get(entry.letter) ?? []), entry]);
  return Array.from(groups, ([letter, terms]) => ({ letter, entries: terms }));
}
