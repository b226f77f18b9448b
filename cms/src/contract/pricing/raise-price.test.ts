import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from './money';
import { movePrice, type Raise, raiseLadder, roundings, roundPrice } from './raise-price';

test.each([
  [4_264, 'none', 4_264],
  [4_264, '00', 4_300],
  [4_249, '00', 4_200],
  [4_250, '00', 4_300],
  [4_264, '50', 4_250],
  [4_275, '50', 4_300],
  [4_264, '90', 4_290],
  [4_239, '90', 4_190],
  [4_240, '90', 4_290],
  [30, '90', -10],
] as const)('%i cents are rounded to .%s as %i', (amount, rounding, rounded) => expect(roundPrice(cents(amount), rounding)).toBe(rounded));

const ladder = (price: number, ...tiers: number[]) => ({
  price: cents(price),
  tiers: tiers.map((tier, index) => ({ from: (index + 1) * 10, price: cents(tier) })),
});
const prices = ({ price, tiers }: ReturnType<typeof ladder>) => [price, ...tiers.map((tier) => tier.price)];
const percent = (points: number): Raise => ({ by: 'percent', points });

describe('a raise', () => {
  test.each([
    ['takes the tiers along', ladder(4_100, 3_900, 3_700), percent(400), 'none', [4_264, 4_056, 3_848]],
    ['lowers as well', ladder(4_100, 3_900), percent(-1_000), 'none', [3_690, 3_510]],
    ['adds an amount', ladder(4_100, 3_900), { by: 'amount', cents: cents(250) }, 'none', [4_350, 4_150]],
    ['rounds each step', ladder(4_100, 3_900), percent(400), '50', [4_250, 4_050]],
    ['keeps a tier exact that rounding would lift to the one before', ladder(4_110, 4_105), percent(400), '00', [4_300, 4_269]],
    ['puts it a cent below where that is not enough', ladder(4_140, 4_135), percent(400), '00', [4_300, 4_299]],
    ['ends with .90', ladder(4_100, 3_900), percent(400), '90', [4_290, 4_090]],
  ] as const)('%s', (...[, before, raise, rounding, after]) =>
    expect(prices(raiseLadder(before, raise as Raise, rounding))).toEqual(after),
  );

  test('leaves tiers strictly falling, whatever it is', () => {
    const falling = fc
      .uniqueArray(fc.integer({ min: 100, max: 100_000 }), { minLength: 1, maxLength: 7 })
      .map((list) => list.toSorted((a, b) => b - a));
    fc.assert(
      fc.property(falling, fc.integer({ min: -5_000, max: 5_000 }), fc.constantFrom(...roundings), (list, points, rounding) => {
        const [first = 0, ...rest] = list;
        const after = prices(raiseLadder(ladder(first, ...rest), percent(points), rounding));
        expect(after.every((price, index) => index === 0 || price < (after[index - 1] ?? 0))).toBe(true);
      }),
    );
  });
});

test('a new price takes the tiers along in proportion', () => {
  expect(prices(movePrice(ladder(4_000, 3_800, 3_600), cents(5_000)))).toEqual([5_000, 4_750, 4_500]);
  expect(prices(movePrice(ladder(4_000, 3_999), cents(10)))).toEqual([10, 9]);
});
