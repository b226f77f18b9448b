// @vitest-environment happy-dom
import { MAX_CART_LINES } from '@contract/quoting/cart';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewItem } from '../cart/cart';
import { CartStorage } from '../cart/cart-storage';
import { putIntoCart } from './put-into-cart';
import { noTemporary, setTemporary } from './temporary-product';

const item: NewItem = { productId: 'basic', quantity: 2, productData: { price: 3_900, selectedAddons: [] } };
const untouched = { product: {}, isConfigured: false };
const configured = { product: {}, isConfigured: true };
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let storage: CartStorage;

beforeEach(() => {
  localStorage.clear();
  logged.mockClear();
  storage = new CartStorage();
});

describe('putIntoCart', () => {
  test('a product that nobody has changed is in the cart as it was shown', () => {
    expect(putIntoCart(storage, item, untouched)).toBeNull();
    expect(storage.read().cart.items).toMatchObject([item]);
  });

  test('what was configured moves there as it is shown, and is temporary no more', () => {
    storage.save({ temporary: setTemporary(noTemporary, { ...item, quantity: 5 }, 1) });
    expect(putIntoCart(storage, { ...item, quantity: 5 }, configured)).toBeNull();
    expect(storage.read().cart.items).toMatchObject([{ productId: 'basic', quantity: 5 }]);
    expect(storage.read().temporary).toEqual(noTemporary);
  });

  test.each([
    { case: 'has gone', temporary: noTemporary },
    { case: 'had to make room for another product', temporary: setTemporary(noTemporary, { ...item, productId: 'premium' }, 1) },
  ])('what was configured and $case is not put there; that is logged and said', ({ temporary }) => {
    storage.save({ temporary });
    expect(putIntoCart(storage, item, configured)?.code).toBe('cart.temporary-missing');
    expect(storage.read()).toMatchObject({ cart: { items: [] }, temporary });
    expect(logged).toHaveBeenCalledOnce();
  });

  test('another temporary product stays', () => {
    storage.save({ temporary: setTemporary(noTemporary, { ...item, productId: 'premium' }, 1) });
    putIntoCart(storage, item, untouched);
    expect(storage.read().temporary.product?.productId).toBe('premium');
  });

  test('a full cart stays as it is; that is logged and said', () => {
    for (let line = 0; line < MAX_CART_LINES; line++) putIntoCart(storage, { ...item, productId: `product-${line}` }, untouched);
    expect(putIntoCart(storage, item, untouched)?.code).toBe('cart.full');
    expect(storage.read().cart.items).toHaveLength(MAX_CART_LINES);
    expect(logged).toHaveBeenCalledOnce();
  });
});
