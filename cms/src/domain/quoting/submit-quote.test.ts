import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../../contract/pricing/money';
import { addonPriceTypes, priceLine, priceTotal } from '../../contract/pricing/pricing';
import type { Addon, ConfigurableProduct } from '../../contract/content/product';
import { priceUnits } from '../../contract/content/product-terms';
import { hasDecimals } from '../../contract/content/unit-decimals';
import type { PriceTier } from '../../contract/content/product';
import { priceRequest } from './submit-quote';

const anAddon = fc.record({
  price: fc.oneof(
    fc.double({ min: 0, max: 500, noNaN: true }).map((price) => Number(price.toFixed(2))),
    fc.integer({ min: 0, max: 500 }).map(String),
  ),
  priceType: fc.constantFrom(...addonPriceTypes),
});

const aLadder = fc.array(fc.record({ step: fc.integer({ min: 1, max: 500 }), fall: fc.integer({ min: 1, max: 5_000 }) }), { maxLength: 6 });

const aLine = fc.record({
  price: fc.integer({ min: 30_000, max: 100_000 }),
  ladder: aLadder,
  unit: fc.constantFrom(...priceUnits),
  hundredths: fc.integer({ min: 1, max: 1_000_000 }),
  addons: fc.array(anAddon, { maxLength: 6 }),
});

type Line = {
  price: number;
  ladder: readonly { step: number; fall: number }[];
  unit: ConfigurableProduct['unit'];
  addons: Pick<Addon, 'price' | 'priceType'>[];
};

/** Returns the tiers of a ladder whose quantities rise by the steps and whose prices fall. */
const tiersOf = ({ price, ladder }: Line): PriceTier[] =>
  ladder.map((_, index) => {
    const upTo = ladder.slice(0, index + 1);
    return { from: upTo.reduce((sum, { step }) => sum + step, 0), price: cents(upTo.reduce((left, { fall }) => left - fall, price)) };
  });

/** Returns the price of a unit, found from the end of the ladder by hand. */
function priceByHand({ price, tiers }: ConfigurableProduct, quantity: number): number {
  let reached: number = price;
  for (const tier of tiers) if (tier.from <= quantity) reached = tier.price;
  return reached;
}

const products = (lines: readonly Line[]) =>
  lines.map((line, index): ConfigurableProduct => ({
    id: `p${index}`,
    slug: `p${index}`,
    category: 'cad-services',
    categoryName: 'CAD Services',
    accent: 'cad',
    name: `Product ${index}`,
    tagline: '',
    price: cents(line.price),
    tiers: tiersOf(line),
    unit: line.unit,
    minQuantity: 0,
    leadTimeDays: 1,
    express: false,
    drawing: '',
    inputFormats: [],
    outputFormats: [],
    addons: line.addons.map((addon, at) => ({ ...addon, id: `a${at}`, slug: '', name: '', description: '', group: null, maxUnits: null })),
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
        const shown = priceTotal(
          known.map((product, index) =>
            priceLine(cents(priceByHand(product, quantities[index] ?? 1)), quantities[index] ?? 1, product.addons),
          ),
        );
        const overTheWire = JSON.parse(JSON.stringify({ items, known })) as { items: typeof items; known: ConfigurableProduct[] };
        const { total } = priceRequest(overTheWire.items, new Map(overTheWire.known.map((product) => [product.id, product])), new Map());
        expect(total).toEqual(shown);
      }),
      { numRuns: 10_000 },
    );
  });

  test('prices the whole line by the tier that its quantity reaches, and freezes the ladder with it', () => {
    const [product] = products([{ price: 6_900, ladder: [{ step: 5, fall: 400 }], unit: 'plan', addons: [] }]);
    const item = (quantity: number) => ({ productId: 'p0', quantity, selectedAddons: [], files: [] });
    const lineOf = (quantity: number) => priceRequest([item(quantity)], new Map([['p0', product!]]), new Map()).lines[0];
    expect(lineOf(4)).toMatchObject({ price: 6_900, net: 27_600 });
    expect(lineOf(5)).toMatchObject({ price: 6_500, net: 32_500, ladder: { price: 6_900, tiers: [{ from: 5, price: 6_500 }] } });
  });
});
