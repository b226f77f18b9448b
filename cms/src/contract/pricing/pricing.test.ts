import { describe, expect, test } from 'vitest';
import { type Cents, cents, thousandths } from './money';
import { addonAmount, addonPriceTypes, priceLine, priceTotal } from './pricing';

const fixed = { id: 'layer', price: '89', priceType: 'fixed' } as const;
const perUnit = { id: 'scan', price: 6.5, priceType: 'per_unit' } as const;
const percent = { id: 'express', price: 40, priceType: 'percent' } as const;
const second = { id: 'check', price: '15', priceType: 'percent' } as const;

describe('priceLine', () => {
  test.each([
    { case: 'a product alone costs price times quantity', price: 6900, quantity: 6, addons: [], amounts: [], net: 41400 },
    { case: 'a fixed add-on counts once, whatever the quantity', price: 6900, quantity: 6, addons: [fixed], amounts: [8900], net: 50300 },
    { case: 'an add-on per unit follows the quantity', price: 390, quantity: 2.5, addons: [perUnit], amounts: [1625], net: 2600 },
    {
      case: 'percentages add on the base and never compound',
      price: 10000,
      quantity: 1,
      addons: [percent, second],
      amounts: [4000, 1500],
      net: 15500,
    },
    {
      case: 'a percentage leaves other add-ons out',
      price: 10000,
      quantity: 1,
      addons: [fixed, percent],
      amounts: [8900, 4000],
      net: 22900,
    },
    { case: 'each amount rounds by itself', price: 35, quantity: 300.01, addons: [percent], amounts: [4200], net: 14700 },
  ])('$case', ({ price, quantity, addons, amounts, net }) => {
    const line = priceLine(cents(price), quantity, addons);
    expect(line.addons.map((addon) => addon.amount)).toEqual(amounts);
    expect(line.net).toBe(net);
  });

  test('an add-on price that is no number is an error', () => {
    expect(() => priceLine(cents(100), 1, [{ id: 'x', price: 'viel', priceType: 'fixed' }])).toThrow(RangeError);
  });
});

const examples: Record<(typeof addonPriceTypes)[number], Cents> = { fixed: cents(1_000), per_unit: cents(25_000), percent: cents(10_000) };

test.each(addonPriceTypes)('an add-on of 10 %s on 25 units for 1,000 euros costs what its price type says', (priceType) => {
  expect(addonAmount({ price: '10', priceType }, cents(100_000), thousandths(25))).toBe(examples[priceType]);
});

describe('priceTotal', () => {
  test('VAT is computed once on the sum of rounded lines', () => {
    expect(priceTotal([{ net: cents(3) }, { net: cents(3) }, { net: cents(3) }])).toEqual({ net: 9, vat: 2, gross: 11 });
  });
  test('an empty cart costs nothing', () => expect(priceTotal([])).toEqual({ net: 0, vat: 0, gross: 0 }));
});
