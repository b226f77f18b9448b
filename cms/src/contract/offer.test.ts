import { expect, test } from 'vitest';
import { cents } from './money';
import { discountBelowList, draftedLine, versionAfter, type DraftLine } from './offer';

const line: DraftLine = {
  key: '1',
  productId: 'p',
  name: 'Paper to CAD Standard',
  description: '',
  unit: 'plan',
  quantity: 3,
  price: cents(10_000),
  listPrice: cents(10_000),
  addons: [{ id: 'ifc', name: 'IFC', amount: cents(6_900) }],
  propertyRelated: true,
  cost: null,
};

test.each([
  [null, 'a'],
  ['a', 'b'],
  ['z', 'aa'],
  ['az', 'ba'],
  ['zz', 'aaa'],
])('the version after %s is %s', (version, next) => expect(versionAfter(version)).toBe(next));

test('a line is base and add-ons, taxed by the case', () => {
  expect(draftedLine(line, 'domestic')).toMatchObject({ base: 30_000, net: 36_900, vatRate: 1_900, key: '1' });
  expect(draftedLine(line, 'reverse-charge').vatRate).toBe(0);
  expect(draftedLine({ ...line, price: null, addons: [] }, 'domestic').net).toBe(0);
});

test.each([
  ['nothing off', { lines: [line], discount: 0 }, 0],
  ['exactly 20 %', { lines: [line], discount: 2_000 }, 2_000],
  ['a cent more', { lines: [{ ...line, addons: [], price: cents(7_999) }], discount: 0 }, 2_001],
  ['a lower price and percent off', { lines: [{ ...line, addons: [], price: cents(9_000) }], discount: 1_000 }, 1_900],
  ['a higher price', { lines: [{ ...line, price: cents(12_000) }], discount: 0 }, 0],
  ['a free line has no list price', { lines: [{ ...line, listPrice: null, price: cents(1) }], discount: 0 }, 0],
  ['nothing to ask for', { lines: [{ ...line, price: cents(0), listPrice: null, addons: [] }], discount: 0 }, 0],
])('%s below the list', (_name, draft, below) => expect(discountBelowList(draft)).toBe(below));
