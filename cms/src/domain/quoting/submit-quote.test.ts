import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../../contract/pricing/money';
import { addonPriceTypes, priceLine, priceTotal } from '../../contract/pricing/pricing';
import type { Addon, ConfigurableProduct } from '../../contract/content/product';
import { priceUnits } from '../../contract/content/product-terms';
import { hasDecimals } from '../../contract/content/unit-decimals';
import { priceRequest } from './submit-quote';

const anAddon = fc.record({
  price: fc.oneof(
    fc.double({ min: 0, max: 500, noNaN: true }).map((price) => Number(price.toFixed(2))),
    fc.integer({ min: 0, max: 500 }).map(String),
  ),
  priceType: fc.constantFrom(...addonPriceTypes),
});

const aLine = fc.record({
  price: fc.integer({ min: 0, max: 100_000 }),
  unit: fc.constantFrom(...priceUnits),
  hundredths: fc.integer({ min: 1, max: 1_000_000 }),
  addons: fc.array(anAddon, { maxLength: 6 }),
});

const products = (lines: readonly { price: number; unit: ConfigurableProduct['unit']; addons: Pick<Addon, 'price' | 'priceType'>[] }[]) =>
  lines.map(({ price, unit, addons }, index): ConfigurableProduct => ({
    id: `p${index}`,
    slug: `p${index}`,
    category: 'cad-services',
    categoryName: 'CAD Services',
    accent: 'cad',
    name: `Product ${index}`,
    tagline: '',
    price: cents(price),
    unit,
    minQuantity: 0,
    leadTimeDays: 1,
    express: false,
    drawing: '',
    inputFormats: [],
    outputFormats: [],
    addons: addons.map((addon, at) => ({ ...addon, id: `a${at}`, slug: '', name: '', description: '', group: null, maxUnits: null })),
  }));

describe('priceRequest', () => {
  test('comes to the total that the browser shows, for ten thousand random carts', () => {
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 5 }), (lines) => {
        const known = products(lines);
        const quantities = lines.map(({ unit, hundredths }) => (hasDecimals(unit) ? hundredths / 100 : Math.ceil(hundredths / 100)));
        const items = known.map((product, index) => ({
          productId: product.id,
          quantity: quantities[index] ?? 1,
          selectedAddons: product.addons.map(({ id }) => id),
          files: [],
        }));
        const shown = priceTotal(known.map((product, index) => priceLine(product.price, quantities[index] ?? 1, product.addons)));
        const overTheWire = JSON.parse(JSON.stringify({ items, known })) as { items: typeof items; known: ConfigurableProduct[] };
        const { total } = priceRequest(overTheWire.items, new Map(overTheWire.known.map((product) => [product.id, product])), new Map());
        expect(total).toEqual(shown);
      }),
      { numRuns: 10_000 },
    );
  });
});
