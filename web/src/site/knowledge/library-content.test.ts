import type { LibraryEntrySummary } from '@contract/content/knowledge';
import { expect, test } from 'vitest';
import { groupByLetter } from './library-content';

const entry = (term: string, letter: string): LibraryEntrySummary => ({ slug: term, term, letter, topic: 'bim', short: '' });

test('terms stand under their letters in the order they came', () => {
  const groups = groupByLetter([entry('Aufmaß', 'A'), entry('Ausführung', 'A'), entry('3D', '#')]);
  expect(groups.map(({ letter, entries }) => [letter, entries.map(({ term }) => term)])).toEqual([
    ['A', ['Aufmaß', 'Ausführung']],
    ['#', ['3D']],
  ]);
});

test('no terms make no groups', () => {
  expect(groupByLetter([])).toEqual([]);
});
