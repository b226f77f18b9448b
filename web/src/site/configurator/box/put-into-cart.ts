import { Problem } from '@contract/problem';
import { logFailure } from '../../../lib/page/log-failure';
import { addItem, type Addable, type Cart, type NewItem, withFile } from '../cart/cart';
import type { CartStorage } from '../cart/cart-storage';
import { noTemporary, type Temporary } from './temporary-product';

type Put = {
  product: Addable;
  /** True if the visitor has configured the product: then it is the temporary product, or something has happened to that. */
  isConfigured: boolean;
};

/**
 * Puts a product into the cart: what was configured moves there from the temporary product, with its files (spec §4);
 * what nobody has touched goes there as it is shown.
 * @returns what stands in the way, logged (spec §8)
 */
export function putIntoCart(storage: CartStorage, item: NewItem, { product, isConfigured }: Put): Problem | null {
  try {
    const { cart, temporary } = storage.read();
    const nowMs = Date.now();
    if (isConfigured) storage.save({ cart: moveToCart(cart, temporary, item, { nowMs, product }), temporary: noTemporary });
    else storage.save({ cart: { ...cart, items: addItem(cart.items, item, nowMs, product) } });
    return null;
  } catch (failure) {
    logFailure('adding a product failed', failure);
    return failure instanceof Problem ? failure : new Problem('cart.add-failed', {}, {}, { cause: failure });
  }
}

/**
 * Returns the cart with the temporary product, as it is shown, and its files in it (spec §4). The caller then clears the temporary product.
 * @throws Problem cart.temporary-missing without a temporary product of that id (spec §5), cart.full
 */
export function moveToCart(cart: Cart, temporary: Temporary, shown: NewItem, options: { nowMs: number; product: Addable }): Cart {
  const { productId } = shown;
  if (temporary.product?.productId !== productId) throw new Problem('cart.temporary-missing');
  const files = (temporary.files[productId] ?? []).reduce(withFile, cart.files);
  return { items: addItem(cart.items, shown, options.nowMs, options.product), files };
}
