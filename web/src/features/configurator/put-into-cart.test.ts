// @vitest-environment happy-dom
import { MAX_CART_LINES } from '@contract/cart';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewItem } from './cart';
import { CartStorage } from './cart-storage';
import { putIntoCart } from './put-into-cart';
import { noTemporary, setTemporary } from './temporary';

const item: NewItem = { productId: 'basic', quantity: 2, productData: { price: 3_900, selectedAddons: [] } };
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let storage: CartStorage;

beforeEach(() => {
  localStorage.clear();
  logged.mockClear();
  storage = new CartStorage();
});

describe('putIntoCart', () => {
  test('a product that nobody has changed is in the cart as it was shown', () => {
    expect(putIntoCart(storage, item, [])).toBeNull();
    expect(storage.read().cart.items).toMatchObject([item]);
  });

  test('the temporary product moves there and is temporary no more', () => {
    storage.save({ temporary: setTemporary(noTemporary, { ...item, quantity: 5 }, 1) });
    expect(putIntoCart(storage, item, [])).toBeNull();
    expect(storage.read().cart.items).toMatchObject([{ productId: 'basic', quantity: 5 }]);
    expect(storage.read().temporary.product).toBeNull();
  });

  test('another temporary product stays', () => {
    storage.save({ temporary: setTemporary(noTemporary, { ...item, productId: 'premium' }, 1) });
    putIntoCart(storage, item, []);
    expect(storage.read().temporary.product?.productId).toBe('premium');
  });

  test('a full cart stays as it is; that is logged and said', () => {
    for (let line = 0; line < MAX_CART_LINES; line++) putIntoCart(storage, { ...item, productId: `product-${line}` }, []);
    expect(putIntoCart(storage, item, [])?.code).toBe('cart.add-failed');
    expect(storage.read().cart.items).toHaveLength(MAX_CART_LINES);
    expect(logged).toHaveBeenCalledOnce();
  });
});
