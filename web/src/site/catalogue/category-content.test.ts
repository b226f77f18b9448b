import { expect, test } from 'vitest';
import { groupProducts } from './category-content';

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
