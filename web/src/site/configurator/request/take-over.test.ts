import { MAX_CART_LINES, type CartItem } from '@contract/quoting/cart';
import type { ConfigurableProduct } from '@contract/content/product';
import { cents } from '@contract/pricing/money';
import { describe, expect, test } from 'vitest';
import type { HandedLine } from '../../../lib/storage/cart-handover';
import { takeOver } from './take-over';

const addon = (id: string) => ({ id, name: id, description: '', price: 5, priceType: 'fixed' as const, group: null, maxUnits: null });
const product = (id: string, price: number, addons: string[] = []): ConfigurableProduct =>
  ({
    id,
    name: `Leistung ${id}`,
    price: cents(price),
    unit: 'plan',
    minQuantity: 1,
    addons: addons.map(addon),
  }) as unknown as ConfigurableProduct;
const line = (productId: string, change: Partial<HandedLine> = {}): HandedLine => ({
  productId,
  name: `Leistung ${productId}`,
  quantity: 2,
  price: 3_900,
  addons: [],
  note: '',
  ...change,
});
const item = (productId: string, quantity: number): CartItem => ({
  productId,
  quantity,
  productData: { price: 3_900, selectedAddons: ['dwg'] },
  addedAt: 1,
  updatedAt: 1,
});

describe('what is handed over to the cart', () => {
  test('goes there at the price of today, and says what it was', () => {
    const { items, taken, changed } = takeOver([], [line('a')], { products: [product('a', 4_500)], nowMs: 9 });
    expect(items).toEqual([{ productId: 'a', quantity: 2, productData: { price: 4_500, selectedAddons: [] }, addedAt: 9, updatedAt: 9 }]);
    expect({ taken, changed }).toEqual({ taken: 1, changed: [{ name: 'Leistung a', addons: [], price: { before: 3_900, now: 4_500 } }] });
  });

  test('raises the quantity of a service that is there, and unites add-ons', () => {
    const handed = line('a', { addons: [{ id: 'layer', name: 'Layer' }], note: 'mit Keller' });
    const { items, changed } = takeOver([item('a', 3)], [handed], { products: [product('a', 3_900, ['dwg', 'layer'])], nowMs: 9 });
    expect(items).toMatchObject([{ quantity: 5, productData: { selectedAddons: ['dwg', 'layer'], note: 'mit Keller' } }]);
    expect(changed).toEqual([]);
  });

  test('names services and add-ons that are gone', () => {
    const handed = [line('a', { addons: [{ id: 'old', name: 'Alter Zusatz' }] }), line('b'), line('', { name: 'Freie Position' })];
    const { items, gone, changed } = takeOver([], handed, { products: [product('a', 3_900)], nowMs: 9 });
    expect(items).toHaveLength(1);
    expect(gone).toEqual(['Leistung b', 'Freie Position']);
    expect(changed).toEqual([{ name: 'Leistung a', addons: ['Alter Zusatz'], price: null }]);
  });

  test('names what finds no room in a full cart, and takes the rest', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => item(`p${index}`, 1));
    const products = [product('p0', 3_900, ['dwg']), product('new', 100)];
    const { taken, left } = takeOver(full, [line('new'), line('p0')], { products, nowMs: 9 });
    expect({ taken, left }).toEqual({ taken: 1, left: ['Leistung new'] });
  });
});
