import { Problem } from '@contract/problem';
import type { Addon } from '@contract/content/product';
import { addItem, withFile, type Cart, type NewItem } from './cart';
import type { Temporary } from './temporary';

/**
 * The cart with the temporary product, as it is shown, and its files in it (spec §4). The caller then clears the temporary product.
 * @throws Problem cart.temporary-missing without a temporary product of that id (spec §5), cart.add-failed
 */
export function moveToCart(cart: Cart, temporary: Temporary, shown: NewItem, options: { nowMs: number; addons: readonly Addon[] }): Cart {
  const { productId } = shown;
  if (temporary.product?.productId !== productId) throw new Problem('cart.temporary-missing');
  const files = (temporary.files[productId] ?? []).reduce(withFile, cart.files);
  return { items: addItem(cart.items, shown, options.nowMs, options.addons), files };
}
