import { MAX_CART_LINES, type CartItem } from '@contract/quoting/cart';
import { cents } from '@contract/pricing/money';
import { describe, expect, test } from 'vitest';
import { orderQuantity, placeItem } from './place-item';

const product = { id: 'rooms', price: cents(650), unit: 'room', minQuantity: 20 } as const;
const order = { quantities: { room: 34, sqm: 77.92, object: 2 }, note: '34 Räume' };
const other: CartItem = { productId: 'plan', quantity: 1, productData: { price: 100, selectedAddons: [] }, addedAt: 1, updatedAt: 1 };

describe('orderQuantity', () => {
  test.each([
    { case: 'rooms', own: {}, quantity: 34 },
    { case: 'square metres, with their decimals', own: { unit: 'sqm', minQuantity: 10 }, quantity: 77.92 },
    { case: 'dwellings', own: { unit: 'object', minQuantity: 1 }, quantity: 2 },
    { case: 'the least that can be ordered', own: { minQuantity: 50 }, quantity: 50 },
    { case: 'the least of a unit that the tool cannot count', own: { unit: 'plan', minQuantity: 3 }, quantity: 3 },
  ] as const)('$case', ({ own, quantity }) => expect(orderQuantity({ ...product, ...own }, order)).toBe(quantity));
});

describe('placeItem', () => {
  test('adds a line with the result as its note', () =>
    expect(placeItem([other], product, order, 5)).toEqual([
      other,
      {
        productId: 'rooms',
        quantity: 34,
        productData: { price: 650, selectedAddons: [], note: '34 Räume' },
        addedAt: 5,
        updatedAt: 5,
        toolResult: { quantity: 34, note: '34 Räume' },
      },
    ]));

  test('handed over twice it is still one result', () => {
    const once = placeItem([other], product, order, 5);
    expect(placeItem(once, product, order, 9)).toEqual([other, { ...once[1], updatedAt: 9 }]);
  });

  test('keeps add-ons that were chosen before', () => {
    const chosen = { ...other, productId: 'rooms', productData: { price: 1, selectedAddons: ['express'] } };
    expect(placeItem([chosen], product, order, 5)[0]?.productData.selectedAddons).toEqual(['express']);
  });

  const line = (quantity: number, note?: string): CartItem => ({
    ...other,
    productId: 'rooms',
    quantity,
    productData: { price: 650, selectedAddons: [], ...(note ? { note } : {}) },
  });
  const more = { quantities: { room: 36 }, note: '36 Räume' };
  const shown = ([item]: CartItem[]) => [item?.quantity, item?.productData.note];

  test.each([
    { case: 'a quantity that was never touched gives way', before: line(20), after: [34, '34 Räume'] },
    { case: 'a chosen quantity stays', before: line(25), after: [25, '34 Räume'] },
    { case: 'a note stays above the result', before: line(20, 'Bitte mit Keller'), after: [34, 'Bitte mit Keller\n34 Räume'] },
  ])('$case', ({ before, after }) => expect(shown(placeItem([before], product, order, 5))).toEqual(after));

  test('a changed result takes the place of the former one and leaves the rest', () => {
    const [placed] = placeItem([line(20, 'Bitte mit Keller')], product, order, 5) as [CartItem];
    expect(shown(placeItem([placed], product, more, 9))).toEqual([36, 'Bitte mit Keller\n36 Räume']);
    const chosen = { ...placed, quantity: 40, productData: { ...placed.productData, note: '34 Räume, ohne Flur' } };
    expect(shown(placeItem([chosen], product, more, 9))).toEqual([40, '36 Räume, ohne Flur']);
  });

  test('a full cart takes no more', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => ({ ...other, productId: `${index}` }));
    expect(() => placeItem(full, product, order, 5)).toThrow('cart.full');
  });
});
