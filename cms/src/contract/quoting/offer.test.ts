import { describe, expect, test } from 'vitest';
import { cents } from '../pricing/money';
import { discountBelowList, draftedLine, versionAfter, withAddonAmounts, type DraftLine, type OfferDraft } from './offer';

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

const freeLine: DraftLine = { ...line, key: '2', productId: '', quantity: 1, listPrice: null, addons: [] };

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

test('add-ons that are a share of a line or cost a price a unit go with it, others keep their amount', () => {
  const addons: DraftLine['addons'] = [
    { id: 'express', name: 'Express', amount: cents(1), listed: { price: '40', priceType: 'percent' } },
    { id: 'scan', name: 'Scan', amount: cents(1), listed: { price: '6.5', priceType: 'per_unit' } },
    { id: 'ifc', name: 'IFC', amount: cents(5_000), listed: { price: '69', priceType: 'fixed' } },
    { id: '', name: 'Plankopf', amount: cents(2_000) },
  ];
  const amounts = (change: Partial<DraftLine>) => withAddonAmounts({ ...line, addons, ...change }).addons.map(({ amount }) => amount);
  expect(amounts({})).toEqual([12_000, 1_950, 5_000, 2_000]);
  expect(amounts({ quantity: 2, price: cents(5_000) })).toEqual([4_000, 1_300, 5_000, 2_000]);
  expect(amounts({ price: null })).toEqual([0, 1_950, 5_000, 2_000]);
  expect(draftedLine({ ...line, addons }, null)).toMatchObject({ base: 30_000, net: 50_950 });
});

test.each([
  ['nothing off', { lines: [line], discount: 0 }, 0],
  ['exactly 20 %', { lines: [line], discount: 2_000 }, 2_000],
  ['a cent more', { lines: [{ ...line, addons: [], price: cents(7_999) }], discount: 0 }, 2_001],
  ['a lower price and percent off', { lines: [{ ...line, addons: [], price: cents(9_000) }], discount: 1_000 }, 1_900],
  ['a higher price', { lines: [{ ...line, price: cents(12_000) }], discount: 0 }, 0],
  ['a free line has no list price', { lines: [{ ...line, listPrice: null, price: cents(1) }], discount: 0 }, 0],
  ['a free line of less than nothing', { lines: [line, { ...freeLine, price: cents(-9_225) }], discount: 0 }, 2_500],
  ['nothing but that', { lines: [{ ...freeLine, price: cents(-1) }], discount: 0 }, 10_000],
  [
    'an add-on of less than nothing',
    { lines: [{ ...line, addons: [{ id: '', name: 'Nachlass', amount: cents(-6_001) }] }], discount: 0 },
    2_001,
  ],
  [
    'an add-on of the list for less',
    {
      lines: [{ ...line, addons: [{ id: 'ifc', name: 'IFC', amount: cents(0), listed: { price: '100', priceType: 'fixed' } }] }],
      discount: 0,
    },
    2_500,
  ],
  [
    'a share of the line at a lower price',
    {
      lines: [
        { ...line, price: cents(9_000), addons: [{ id: 'e', name: 'E', amount: cents(0), listed: { price: '40', priceType: 'percent' } }] },
      ],
      discount: 0,
    },
    1_000,
  ],
  ['nothing to ask for', { lines: [{ ...line, price: cents(0), listPrice: null, addons: [] }], discount: 0 }, 0],
] satisfies [string, Pick<OfferDraft, 'lines' | 'discount'>, number][])('%s below the list', (_name, draft, below) =>
  expect(discountBelowList(draft, [])).toBe(below),
);

describe('a request of two services', () => {
  const requested = [
    { productId: 'p', net: cents(36_900) },
    { productId: 'gone', net: cents(50_000) },
  ];
  const free = (price: number): DraftLine => ({ ...freeLine, price: cents(price) });
  test.each([
    ['one is no longer wanted', [line], 0],
    ['a free line stands in for one at its price', [line, free(50_000)], 0],
    ['a free line stands in for one for less', [line, free(20_000)], 3_453],
    ['two free lines stand in for one', [line, free(30_000), free(20_000)], 0],
    ['a free line stands in for all', [free(43_450)], 5_000],
    ['a free line beside both', [line, { ...line, key: '3', productId: 'gone' }, free(1)], 0],
    ['a line of the catalogue beside the rest', [line, { ...line, key: '3', productId: 'other' }], 0],
  ])('%s', (_name, lines, below) => expect(discountBelowList({ lines, discount: 0 }, requested)).toBe(below));
});
