import { cents } from '@contract/pricing/money';
import { MAX_CART_LINES, type CartFile, type CartItem } from '@contract/quoting/cart';
import type { Addon } from '@contract/content/product';
import { Problem } from '@contract/problem';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, type Cart, type NewItem } from './cart';
import {
  appendFile,
  countFiles,
  isUnused,
  refreshPrices,
  removeItem,
  setProductData,
  setQuantity,
  shareFiles,
  withoutFile,
} from './cart-changes';

const NOW = 1_000;

const aNewItem = (changes: Partial<NewItem> = {}): NewItem => ({
  productId: 'basic',
  quantity: 1,
  productData: { price: 3_900, selectedAddons: [] },
  ...changes,
});
const anItem = (changes: Partial<CartItem> = {}): CartItem => ({ ...aNewItem(changes), addedAt: 1, updatedAt: 1, ...changes });
const aFile = (changes: Partial<CartFile> = {}): CartFile => ({
  fileName: 'f1',
  originalName: 'EG.pdf',
  fileSize: 10,
  mimeType: 'application/pdf',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  productId: 'basic',
  cartId: 'A'.repeat(40),
  ...changes,
});
const anAddon = (id: string, group: string | null = null): Addon => ({
  id,
  slug: id,
  name: id,
  description: '',
  price: 10,
  priceType: 'fixed',
  group,
  maxUnits: null,
});
const express = [anAddon('overnight', 'express'), anAddon('same-day', 'express'), anAddon('layers')];

describe('addItem', () => {
  test('a new product becomes a line with its times', () => {
    expect(addItem([], aNewItem(), NOW)).toEqual([{ ...aNewItem(), addedAt: NOW, updatedAt: NOW }]);
  });

  test.each([
    { case: 'quantities add', before: { quantity: 2 }, added: { quantity: 3 }, after: { quantity: 5 } },
    { case: 'decimal quantities add without float dust', before: { quantity: 0.1 }, added: { quantity: 0.2 }, after: { quantity: 0.3 } },
  ])('adding it again: $case', ({ before, added, after }) => {
    expect(addItem([anItem(before)], aNewItem(added), NOW)[0]).toMatchObject({ ...after, addedAt: 1, updatedAt: NOW });
  });

  test.each([
    { case: 'add-ons unite', older: ['a'], newer: ['b'], united: ['a', 'b'] },
    { case: 'an add-on chosen twice counts once', older: ['a', 'b'], newer: ['b'], united: ['a', 'b'] },
    {
      case: 'of two that exclude each other the newer stays',
      older: ['overnight', 'layers'],
      newer: ['same-day'],
      united: ['layers', 'same-day'],
    },
    { case: 'nothing chosen anew keeps the older', older: ['overnight'], newer: [], united: ['overnight'] },
  ])('adding it again: $case', ({ older, newer, united }) => {
    const before = anItem({ productData: { price: 1, selectedAddons: older } });
    const added = aNewItem({ productData: { price: 1, selectedAddons: newer } });
    expect(addItem([before], added, NOW, { addons: express })[0]?.productData.selectedAddons).toEqual(united);
  });

  test.each([
    { case: 'the newer note wins', older: 'old', newer: 'new', note: 'new' },
    { case: 'an empty newer note keeps the older', older: 'old', newer: '', note: 'old' },
    { case: 'no note stays no note', older: undefined, newer: undefined, note: undefined },
  ])('adding it again: $case', ({ older, newer, note }) => {
    const data = (text?: string) => ({ price: 1, selectedAddons: [], note: text });
    expect(addItem([anItem({ productData: data(older) })], aNewItem({ productData: data(newer) }), NOW)[0]?.productData.note).toBe(note);
  });

  test('the price last shown is kept', () => {
    expect(addItem([anItem()], aNewItem({ productData: { price: 4_200, selectedAddons: [] } }), NOW)[0]?.productData.price).toBe(4_200);
  });

  test('a full cart takes no further product, but more of one it has', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => anItem({ productId: `p${index}` }));
    expect(() => addItem(full, aNewItem(), NOW)).toThrow(new Problem('cart.full', { limit: MAX_CART_LINES }));
    expect(addItem(full, aNewItem({ productId: 'p0' }), NOW)).toHaveLength(MAX_CART_LINES);
  });

  test('any order of adding gives each product one line with the sum of its quantities', () => {
    const added = fc.array(fc.record({ productId: fc.constantFrom('a', 'b', 'c'), hundredths: fc.integer({ min: 1, max: 100_000 }) }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(added, (entries) => {
        const items = entries.reduce<CartItem[]>(
          (all, { productId, hundredths }) => addItem(all, aNewItem({ productId, quantity: hundredths / 100 }), NOW),
          [],
        );
        expect(new Set(items.map((item) => item.productId)).size).toBe(items.length);
        for (const item of items) {
          const sum = entries.filter((entry) => entry.productId === item.productId).reduce((total, entry) => total + entry.hundredths, 0);
          expect(item.quantity).toBe(sum / 100);
        }
      }),
    );
  });
});

describe('setQuantity', () => {
  const cart: Cart = {
    items: [anItem(), anItem({ productId: 'other' })],
    files: { basic: [aFile()], other: [aFile({ productId: 'other' })] },
  };

  test.each([
    { case: 'a quantity above zero is set', quantity: 7 },
    { case: 'a quantity below the minimum is set too', quantity: 0.5 },
  ])('$case', ({ quantity }) => {
    expect(setQuantity(cart, 'basic', quantity, NOW).items[0]).toMatchObject({ quantity, updatedAt: NOW });
  });

  test.each([0, -1])('%i removes the line and its files, and nothing else', (quantity) => {
    expect(setQuantity(cart, 'basic', quantity, NOW)).toEqual({ items: [cart.items[1]], files: { other: cart.files.other } });
  });

  test('a product that is not in the cart is a problem', () => {
    expect(() => setQuantity(cart, 'unknown', 1, NOW)).toThrow(new Problem('cart.product-missing'));
    expect(() => setProductData(cart.items, 'unknown', { price: 1, selectedAddons: [] }, NOW)).toThrow(new Problem('cart.product-missing'));
  });
});

describe('files', () => {
  const cart: Cart = { items: [anItem()], files: {} };

  test('a file is appended to its product', () => expect(appendFile(cart, aFile()).files).toEqual({ basic: [aFile()] }));

  test('the same stored file is kept once', () => {
    expect(countFiles(appendFile(appendFile(cart, aFile()), aFile()).files)).toBe(1);
  });

  test('a file for a product outside the cart is a problem', () => {
    expect(() => appendFile(cart, aFile({ productId: 'other' }))).toThrow(new Problem('cart.product-missing'));
  });

  test('the hundred and first file is a problem', () => {
    const files = { basic: Array.from({ length: 100 }, (_, index) => aFile({ fileName: `f${index}` })) };
    expect(() => appendFile({ ...cart, files }, aFile({ fileName: 'one more' }))).toThrow(
      new Problem('upload.too-many', { name: 'EG.pdf' }),
    );
  });

  test('removing the last file removes the list', () => expect(withoutFile({ basic: [aFile()] }, 'basic', 'f1')).toEqual({}));

  test('a shared file is used until the last product lets go of it', () => {
    const shared = shareFiles({ basic: [aFile()] }, 'basic', 'other');
    expect(shared.other).toEqual([aFile({ productId: 'other' })]);
    const left = removeItem({ items: [anItem(), anItem({ productId: 'other' })], files: shared }, 'basic').files;
    expect(isUnused(left, 'f1')).toBe(false);
    expect(isUnused(withoutFile(left, 'other', 'f1'), 'f1')).toBe(true);
  });
});

describe('a product with a volume ladder', () => {
  const product = { price: cents(3_900), tiers: [{ from: 5, price: cents(3_600) }] };

  test('costs what its tier says when it is added, and anew when its quantity grows by merging', () => {
    const few = addItem([], aNewItem({ quantity: 3 }), NOW, product);
    expect(few[0]?.productData.price).toBe(3_900);
    const more = addItem(few, aNewItem({ quantity: 2 }), NOW, product);
    expect(more[0]).toMatchObject({ quantity: 5, productData: { price: 3_600 } });
  });

  test('costs what its tier says when the quantity is set', () => {
    const products = new Map([['basic', product]]);
    expect(refreshPrices([anItem({ quantity: 5 })], products)[0]?.productData.price).toBe(3_600);
    expect(refreshPrices([anItem({ quantity: 4.99 })], products)[0]?.productData.price).toBe(3_900);
  });
});

describe('refreshPrices', () => {
  test('the shop’s price takes the place of the stored one', () => {
    expect(refreshPrices([anItem()], new Map([['basic', { price: cents(4_500) }]]))[0]?.productData.price).toBe(4_500);
  });

  test.each([
    { case: 'the price is the same', prices: new Map([['basic', { price: cents(3_900) }]]) },
    { case: 'the shop does not know the product', prices: new Map([['other', { price: cents(1) }]]) },
  ])('the cart is left alone when $case', ({ prices }) => {
    const items = [anItem()];
    expect(refreshPrices(items, prices)).toBe(items);
  });
});
