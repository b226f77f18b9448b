import type { CartItem } from '@contract/quoting/cart';
import { cents } from '@contract/pricing/money';
import { priceLine, priceTotal } from '@contract/pricing/pricing';
import type { Addon } from '@contract/content/product';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceItem, totalOf } from './cart-price';

const addon = (id: string, price: number | string, priceType: Addon['priceType']): Addon => ({
  id,
  slug: id,
  name: id,
  description: '',
  price,
  priceType,
  group: null,
  maxUnits: null,
});
const addons = [addon('fixed', '89', 'fixed'), addon('unit', 6.5, 'per_unit'), addon('percent', 40, 'percent')];
const item = (quantity: number, price: number, selectedAddons: string[]): CartItem => ({
  productId: 'p',
  quantity,
  productData: { price, selectedAddons },
  addedAt: 1,
  updatedAt: 1,
});

describe('totals', () => {
  test.each([
    { case: 'an empty cart costs nothing', items: [], total: 0 },
    { case: 'a line without add-ons is price × quantity', items: [item(6, 6_900, [])], total: 41_400 },
    { case: 'a numeric text is a price', items: [item(6, 6_900, ['fixed'])], total: 50_300 },
    { case: 'an add-on a unit counts times the quantity', items: [item(2, 1_000, ['unit'])], total: 3_300 },
    { case: 'a percentage is of the base alone', items: [item(2, 1_000, ['fixed', 'percent'])], total: 11_700 },
    { case: 'an add-on that was not found costs nothing', items: [item(1, 1_000, ['gone'])], total: 1_000 },
  ])('$case', ({ items, total }) => expect(totalOf(items, addons)).toBe(total));

  test('the plain total leaves every add-on out', () => expect(totalOf([item(2, 1_000, ['fixed', 'unit', 'percent'])], [])).toBe(2_000));

  test('a quantity that is still being typed costs nothing', () =>
    expect(priceItem(item(Number.NaN, 1_000, []), { price: cents(1_000) }, addons).net).toBe(0));

  test('the cart’s total is what the contract’s pricing says', () => {
    const anyItem = fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
      price: fc.integer({ min: 0, max: 100_000 }),
      selected: fc.subarray(['fixed', 'unit', 'percent']),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 10 }), (lines) => {
        const items = lines.map(({ quantity, price, selected }) => item(quantity, price, selected));
        const expected = priceTotal(
          lines.map(({ quantity, price, selected }) =>
            priceLine(
              cents(price),
              quantity,
              addons.filter(({ id }) => selected.includes(id)),
            ),
          ),
        );
        expect(totalOf(items, addons)).toBe(expected.net);
      }),
    );
  });

  test('a line with a volume ladder costs what the server makes of it, for ten thousand random lines', () => {
    const aStep = fc.record({ step: fc.integer({ min: 1, max: 500 }), fall: fc.integer({ min: 1, max: 5_000 }) });
    const aLine = fc.record({
      price: fc.integer({ min: 30_000, max: 100_000 }),
      steps: fc.array(aStep, { maxLength: 6 }),
      quantity: fc.integer({ min: 1, max: 300_000 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(aLine, ({ price, steps, quantity }) => {
        let [from, left, reached] = [0, price, price];
        const tiers = steps.map(({ step, fall }) => {
          from += step;
          left -= fall;
          if (quantity >= from) reached = left;
          return { from, price: cents(left) };
        });
        const { net } = priceItem(item(quantity, 1, ['percent']), { price: cents(price), tiers }, addons);
        expect(net).toBe(priceLine(cents(reached), quantity, [addons[2]!]).net);
      }),
      { numRuns: 10_000 },
    );
  });
});
