// @vitest-environment happy-dom
import { cartKeys } from '@contract/quoting/cart';
import { CART_LIFETIME_MS } from '@contract/constants';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addItem } from './cart';
import { CartStorage, nothingStored } from './cart-storage';

const cart = { items: addItem([], { productId: 'basic', quantity: 2, productData: { price: 3_900, selectedAddons: [] } }, 1), files: {} };
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  localStorage.clear();
  logged.mockClear();
});

describe('CartStorage', () => {
  test('nothing stored is an empty cart and no log line', () => {
    expect(new CartStorage().read()).toEqual(nothingStored);
    expect(logged).not.toHaveBeenCalled();
  });

  test('what was saved is there for the next page, with an id and a lifetime', () => {
    new CartStorage(() => 1_000).save({ cart });
    const next = new CartStorage(() => 2_000);
    expect(next.read().cart).toEqual(cart);
    expect(next.read().cartId).toHaveLength(40);
    expect(next.expiresAt()).toBe(1_000 + CART_LIFETIME_MS);
  });

  test('reading twice gives the same object', () => {
    const storage = new CartStorage();
    storage.save({ cart });
    expect(storage.read()).toBe(storage.read());
  });

  test('saving again keeps the id and renews the lifetime', () => {
    let now = 1_000;
    const storage = new CartStorage(() => now);
    storage.save({ cart });
    const id = storage.cartId();
    now = 5_000;
    storage.save({ cart: { ...cart, items: [] } });
    expect(storage.cartId()).toBe(id);
    expect(storage.expiresAt()).toBe(5_000 + CART_LIFETIME_MS);
  });

  test('an expired cart is wiped when read', () => {
    new CartStorage(() => 1_000).save({ cart });
    expect(new CartStorage(() => 1_000 + CART_LIFETIME_MS).read()).toEqual(nothingStored);
    expect(localStorage.length).toBe(0);
  });

  test.each(['{', '{"productId":1}', '[{"productId":"a"}]', '"x"'])('stored items %j are an empty cart and one log line', (text) => {
    localStorage.setItem(cartKeys.items, text);
    const storage = new CartStorage();
    expect(storage.read().cart.items).toEqual([]);
    storage.read();
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test('a change in another tab is told and read', () => {
    const storage = new CartStorage();
    const changed = vi.fn<() => void>();
    const stop = storage.subscribe(changed);
    localStorage.setItem(cartKeys.items, JSON.stringify(cart.items));
    dispatchEvent(new StorageEvent('storage', { key: cartKeys.items }));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(storage.read().cart.items).toEqual(cart.items);
    stop();
    dispatchEvent(new StorageEvent('storage', { key: cartKeys.items }));
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('when nothing can be written the cart lives on in this page', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = new CartStorage();
    storage.save({ cart });
    expect(storage.read().cart).toEqual(cart);
    full.mockRestore();
  });
});
