import type { CartFile } from '@contract/cart';
import { Problem } from '@contract/problem';
import type { Addon } from '@contract/product';
import { addItem, withFile, withoutFile, type Cart } from './cart';
import type { Temporary } from './temporary';

/** @throws Problem cart.temporary-mismatch without a temporary product of that id (spec §5), upload.too-many */
export function addTemporaryFile(temporary: Temporary, file: CartFile): Temporary {
  requireTemporary(temporary, file.productId);
  return { ...temporary, files: withFile(temporary.files, file) };
}

/** @throws Problem cart.temporary-mismatch */
export function removeTemporaryFile(temporary: Temporary, productId: string, fileName: string): Temporary {
  requireTemporary(temporary, productId);
  return { ...temporary, files: withoutFile(temporary.files, productId, fileName) };
}

/** @throws Problem cart.temporary-mismatch */
export function requireTemporary(temporary: Temporary, productId: string): void {
  if (temporary.product?.productId !== productId) throw new Problem('cart.temporary-mismatch');
}

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
