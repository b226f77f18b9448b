import type { Category } from '@contract/content/product';
import { expect, test } from 'vitest';
import { groupProducts, shownOn } from './category-content';

const of = (...slugs: string[]) => slugs.map((slug) => ({ slug }));

test('services stand in their groups in the order of the group', () => {
  expect(groupProducts('as-built', of('punktwolke-zu-bim', 'fassadenplaene-aus-punktwolke', 'punktwolke-zu-2d'))).toEqual([
    { title: 'catalogue.group.building', products: of('punktwolke-zu-2d', 'punktwolke-zu-bim') },
    { title: 'catalogue.group.special', products: of('fassadenplaene-aus-punktwolke') },
  ]);
});

test('a service without a group comes last and an empty group is left out', () => {
  expect(groupProducts('as-built', of('drohnenflug', 'punktwolke-zu-2d'))).toEqual([
    { title: 'catalogue.group.building', products: of('punktwolke-zu-2d') },
    { title: 'catalogue.group.further', products: of('drohnenflug') },
  ]);
});

test('a section without groups has all its services under one heading', () => {
  expect(groupProducts('neu', of('a', 'b'))).toEqual([{ title: 'catalogue.group.further', products: of('a', 'b') }]);
});

const sectionWith = (count: number) =>
  ({ slug: 'neu', products: of(...Array.from({ length: count }, (_, index) => `p${index + 1}`)) }) as Category;

test.each([
  { count: 0, page: undefined, shown: { page: 1, pages: 1 }, slugs: [] },
  { count: 12, page: undefined, shown: { page: 1, pages: 1 }, slugs: ['p1', 'p12'] },
  { count: 13, page: '1', shown: { page: 1, pages: 2 }, slugs: ['p1', 'p12'] },
  { count: 13, page: '2', shown: { page: 2, pages: 2 }, slugs: ['p13'] },
  { count: 200, page: '17', shown: { page: 17, pages: 17 }, slugs: ['p193', 'p200'] },
])('of $count services the page $page shows those from and to $slugs', ({ count, page, shown, slugs }) => {
  const found = shownOn(sectionWith(count), page);
  const products = found?.products.map(({ slug }) => slug) ?? [];
  expect(found).toMatchObject(shown);
  expect([...new Set([...products.slice(0, 1), ...products.slice(-1)])]).toEqual(slugs);
});

test.each(['0', '3', '01', '-1', '1.5', '1e0', 'zwei', ' 1'])('of 13 services there is no page %j', (page) => {
  expect(shownOn(sectionWith(13), page)).toBeNull();
});
