import { expect, test } from 'vitest';
import { groupHits, type SearchHit } from './create-search';

const hit = (kind: SearchHit['kind'], title: string): SearchHit => ({ kind, title, path: `/${title}`, text: '', keywords: [], marks: [] });

test('groups follow their best hits, and hits keep their order within', () => {
  const groups = groupHits([hit('article', 'a'), hit('product', 'b'), hit('library-entry', 'c'), hit('category', 'd')]);
  expect(groups.map(([group, hits]) => [group, hits.map(({ title }) => title)])).toEqual([
    ['knowledge', ['a', 'c']],
    ['services', ['b', 'd']],
  ]);
});

test('no hits are no groups', () => expect(groupHits([])).toEqual([]));
