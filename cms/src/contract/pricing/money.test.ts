import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisPoints, cents, centsFromEuros, divideRounded, formatCents, gross, multiply, share, sum, thousandths } from './money';

describe('centsFromEuros', () => {
  test.each([
    [39, 3900],
    ['39', 3900],
    ['39.00', 3900],
    [6.5, 650],
    [0.29, 29],
    [1.005, 101],
    ['1.005', 101],
    ['1.0049', 100],
    [-0.095, -10],
    [1e-7, 0],
    [0, 0],
    [' 12.3 ', 1230],
  ])('%j euros are %i cents', (euros, expected) => expect(centsFromEuros(euros)).toBe(expected));

  test.each(['', 'abc', '1,50', '1.2.3', 'Infinity', '--1', '1e3'])('%j is refused', (text) => {
    expect(() => centsFromEuros(text)).toThrow(RangeError);
  });

  test('every whole number of cents survives the way through euros', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => centsFromEuros((amount / 100).toFixed(2)) === amount));
  });
});

describe('divideRounded', () => {
  test.each([
    [5, 10, 1],
    [4, 10, 0],
    [-5, 10, -1],
    [-4, 10, 0],
    [15, 10, 2],
    [14, 10, 1],
    [0, 10, 0],
  ])('%i / %i rounds to %i, halves away from zero', (numerator, denominator, expected) =>
    expect(divideRounded(numerator, denominator)).toBe(expected),
  );

  test('a product beyond exact whole numbers is an error, not a wrong amount', () => {
    expect(() => divideRounded(Number.MAX_SAFE_INTEGER * 2, 10)).toThrow(RangeError);
  });
});

test('a share and its counterpart mirror each other for credits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 0, max: 10_000 }),
      (amount, rate) => share(cents(-amount), rate) === -share(cents(amount), rate) || share(cents(amount), rate) === 0,
    ),
  );
});

test.each([
  { price: 125, quantity: 187.5, net: 23438 },
  { price: 14999, quantity: 3, net: 44997 },
  { price: 29, quantity: 1000, net: 29000 },
  { price: 185, quantity: 0.01, net: 2 },
])('$quantity at $price cents make $net cents', ({ price, quantity, net }) =>
  expect(multiply(cents(price), thousandths(quantity))).toBe(net),
);

test('gross adds 19 percent, rounded to cents', () => {
  expect(gross(cents(3900))).toBe(4641);
  expect(gross(cents(62786))).toBe(74715);
});

test('percentages keep two decimals', () => expect(basisPoints('12.5')).toBe(1250));

test('fractions of cents are no amounts', () => {
  expect(() => cents(1.5)).toThrow(RangeError);
  expect(sum([cents(1), cents(2)])).toBe(3);
});

test('amounts read as people of the language write them', () => {
  expect(formatCents(cents(123450), 'de')).toBe('1.234,50\u00a0€');
  expect(formatCents(cents(123450), 'en')).toBe('€1,234.50');
});
