import type { SearchHit } from './create-search';

export type HitGroup = 'services' | 'solutions' | 'knowledge' | 'questions' | 'pages';

const groupOf: Record<SearchHit['kind'], HitGroup> = {
  category: 'services',
  product: 'services',
  subscription: 'services',
  solution: 'solutions',
  tool: 'solutions',
  comparison: 'solutions',
  article: 'knowledge',
  'library-entry': 'knowledge',
  project: 'knowledge',
  faq: 'questions',
  home: 'pages',
  page: 'pages',
  'legal-page': 'pages',
};

/** Hits by what they are; the group with the best hit comes first. */
export function groupHits(hits: readonly SearchHit[]): [group: HitGroup, hits: SearchHit[]][] {
  const groups = new Map<HitGroup, SearchHit[]>();
  for (const hit of hits) groups.set(groupOf[hit.kind], [...(groups.get(groupOf[hit.kind]) ?? []), hit]);
  return [...groups];
}
