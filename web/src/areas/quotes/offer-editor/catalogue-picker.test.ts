import type { CatalogueItem } from '@contract/content/product';
import { cents } from '@contract/pricing/money';
import { expect, test } from 'vitest';
import { findItems } from './catalogue-picker';

const item = (id: string, name: string, category = ''): CatalogueItem => ({
  id,
  name,
  category,
  kind: category ? 'product' : 'addon',
  unit: category ? 'plan' : null,
  price: cents(100),
  percent: null,
  minQuantity: 1,
  tiers: [],
  propertyRelated: null,
  listedService: null,
});
const items = [
  item('1', 'Grundriss Basic', 'Paper to CAD'),
  item('2', 'Möblierter Grundriss', 'CAD Services'),
  item('3', 'Express über Nacht'),
];

test.each([
  ['', ['1', '2', '3']],
  ['grundriss', ['1', '2']],
  ['GRUNDRISS cad', ['1', '2']],
  ['moblierter', ['2']],
  ['express', ['3']],
  ['nacht express', ['3']],
  ['paper möbliert', []],
])('"%s" finds %j', (question, ids) => expect(findItems(items, question).map(({ id }) => id)).toEqual(ids));

test('what begins with the question stands first', () =>
  expect(findItems([item('a', 'Der Plan'), item('b', 'Plan')], 'plan').map(({ id }) => id)).toEqual(['b', 'a']));
