import type { CartItem } from '@contract/quoting/cart';
import { cents } from '@contract/pricing/money';
import type { Addon, ConfigurableProduct } from '@contract/content/product';
import { describe, expect, test } from 'vitest';
import { cartLine } from './cart-line';

const addon = (id: string, group: string | null, maxUnits: number | null): Addon => ({
  id,
  slug: id,
  name: id,
  description: '',
  price: 10,
  priceType: 'fixed',
  group,
  maxUnits,
});
const product: ConfigurableProduct = {
  id: 'basic',
  slug: 'basic',
  category: 'paper-to-cad',
  categoryName: 'Paper to CAD',
  accent: 'paper',
  name: 'Basic',
  tagline: '',
  price: cents(4_000),
  unit: 'plan',
  minQuantity: 2,
  tiers: [{ from: 10, price: cents(6_000) }],
  leadTimeDays: 2,
  express: true,
  drawing: 'd',
  inputFormats: [],
  outputFormats: [],
  addons: [addon('overnight', 'express', 3), addon('same-day', 'express', 3), addon('layers', null, null)],
};
const item = (quantity: number, selectedAddons: string[] = []): CartItem => ({
  productId: 'basic',
  quantity,
  productData: { price: 3_900, selectedAddons },
  addedAt: 1,
  updatedAt: 1,
});

describe('cartLine', () => {
  test.each([
    { case: 'nothing is wrong', line: item(2, ['layers']), problems: [] },
    { case: 'too few', line: item(1), problems: ['below-minimum'] },
    { case: 'half a plan', line: item(2.5), problems: ['decimals'] },
    { case: 'an add-on the product has no more', line: item(2, ['gone']), problems: ['addon-gone'] },
    { case: 'two that exclude each other', line: item(2, ['overnight', 'same-day']), problems: ['addon-conflict'] },
    { case: 'an express term for too many', line: item(4, ['overnight']), problems: ['addon-max-units'] },
    { case: 'several at once', line: item(1, ['gone']), problems: ['below-minimum', 'addon-gone'] },
  ])('$case', ({ line, problems }) =>
    expect(cartLine(line, { product, isCurrent: true, addons: product.addons }).problems).toEqual(problems),
  );

  test('the shop’s price counts, the stored one only without it', () => {
    expect(cartLine(item(2), { product, isCurrent: true, addons: [] }).price?.net).toBe(8_000);
    expect(cartLine(item(2), { product: undefined, isCurrent: false, addons: [] }).price?.net).toBe(7_800);
  });

  test('add-ons count with what was looked up, not with what the product says', () => {
    const addons = [{ ...addon('layers', null, null), price: '12.5' }];
    expect(cartLine(item(2, ['layers']), { product, isCurrent: true, addons }).price?.net).toBe(9_250);
    expect(cartLine(item(2, ['layers']), { product, isCurrent: true, addons: [] }).price?.net).toBe(8_000);
  });

  test('a product the shop no longer offers has no price and blocks', () => {
    expect(cartLine(item(2), { product: undefined, isCurrent: true, addons: [] })).toMatchObject({
      price: null,
      problems: ['unavailable'],
    });
  });
});
