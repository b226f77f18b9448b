import { Problem } from '@contract/problem';
import type { Addon } from '@contract/product';
import { logFailure } from '../../lib/log-failure';
import { addItem, type NewItem } from './cart';
import type { CartStorage } from './cart-storage';
import { moveToCart } from './move-to-cart';
import { noTemporary } from './temporary';

/**
 * Puts a configured product into the cart at once; the temporary product goes there with its files (spec §4).
 * @param addons the product's, so that a merge knows which exclude each other
 * @returns what stands in the way, logged (spec §8)
 */
export function putIntoCart(storage: CartStorage, item: NewItem, addons: readonly Addon[]): Problem | null {
  try {
    const { cart, temporary } = storage.read();
    const nowMs = Date.now();
    if (temporary.product?.productId === item.productId)
      storage.save({ cart: moveToCart(cart, temporary, item.productId, { nowMs, addons }), temporary: noTemporary });
    else storage.save({ cart: { ...cart, items: addItem(cart.items, item, nowMs, addons) } });
    return null;
  } catch (failure) {
    logFailure('adding a product failed', failure);
    return failure instanceof Problem ? failure : new Problem('cart.add-failed', {}, {}, { cause: failure });
  }
}
