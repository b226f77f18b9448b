import { Problem } from '@contract/problem';
import type { Addon } from '@contract/product';
import { addItem, withFile, type Cart } from './cart';
import type { Temporary } from './temporary';

/**
 * The cart with the temporary product and its files in it (spec §4). The caller then clears the temporary product.
 * @throws Problem cart.temporary-missing without a temporary product of that id, cart.add-failed
 */
export function moveToCart(
  cart: Cart,
  temporary: Temporary,
  productId: string,
  options: { nowMs: number; addons: readonly Addon[] },
): Cart {
  const { product } = temporary;
  if (product?.productId !== productId) throw new Problem('cart.temporary-missing');
  const { quantity, productData } = product;
  const files = (temporary.files[productId] ?? []).reduce(withFile, cart.files);
  return { items: addItem(cart.items, { productId, quantity, productData }, options.nowMs, options.addons), files };
}
