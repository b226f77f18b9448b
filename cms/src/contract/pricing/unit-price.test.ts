import { describe, expect, test } from 'vitest';
import { cents } from './money';
import { nextTier, tierProblem, unitPrice } from './unit-price';

const ladder = {
  price: cents(6_900),
  tiers: [
    { from: 5, price: cents(6_500) },
    { from: 10, price: cents(6_200) },
  ],
};

test.each([
  [0, 6_900, 5],
  [1, 6_900, 5],
  [4.99, 6_900, 5],
  [5, 6_500, 10],
  [9, 6_500, 10],
  [10, 6_200, undefined],
  [1_000_000, 6_200, undefined],
])('%s units cost %s cents each, and the next tier begins at %s', (quantity, price, next) => {
  expect(unitPrice(ladder, quantity)).toBe(price);
  expect(nextTier(ladder, quantity)?.from).toBe(next);
});

test('without tiers the price is the same for every quantity', () => {
  expect(unitPrice({ price: cents(6_900) }, 1_000)).toBe(6_900);
  expect(nextTier({ price: cents(6_900) }, 1)).toBeUndefined();
});

describe('a ladder', () => {
  const product = { price: 69, minQuantity: 1, hasDecimals: false };
  test.each([
    [
      'that falls is fine',
      [
        [5, 65],
        [10, 62],
      ],
      null,
    ],
    ['without tiers is fine', [], null],
    ['may not begin at the smallest quantity', [[1, 65]], 'rising'],
    [
      'may not repeat a quantity',
      [
        [5, 65],
        [5, 62],
      ],
      'rising',
    ],
    [
      'may not go back',
      [
        [10, 65],
        [5, 62],
      ],
      'rising',
    ],
    ['may not cost the same', [[5, 69]], 'falling'],
    [
      'may not rise in price',
      [
        [5, 65],
        [10, 66],
      ],
      'falling',
    ],
    ['may not be free', [[5, 0]], 'price'],
    ['counts whole plans', [[5.5, 65]], 'quantity'],
    ['has numbers', [[Number.NaN, 65]], 'quantity'],
    [
      'ends',
      [
        [2, 60],
        [3, 50],
        [4, 40],
        [5, 30],
        [6, 20],
        [7, 10],
        [8, 5],
      ],
      'too-many',
    ],
  ] as const)('%s', (_case, tiers, problem) => {
    expect(
      tierProblem(
        tiers.map(([from, price]) => ({ from, price })),
        product,
      ),
    ).toBe(problem);
  });

  test('may count parts of square metres', () => {
    expect(tierProblem([{ from: 100.5, price: 0.3 }], { price: 0.35, minQuantity: 50, hasDecimals: true })).toBeNull();
  });
});
