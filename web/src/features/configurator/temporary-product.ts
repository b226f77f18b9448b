import type { CartFile, CartFiles, CartItem } from '@contract/cart';
import { Problem } from '@contract/problem';
import type { Addon } from '@contract/product';
import { addItem, withFile, withoutFile, type Cart, type NewItem } from './cart';

/** The one product that is being configured and not yet in the cart, with its files by product id (spec §3). */
export type Temporary = { product: CartItem | null; files: CartFiles };

export const noTemporary: Temporary = { product: null, files: {} };

/** Keeps the product as the temporary one; a different product takes the place of the former and its files. */
export function setTemporary(temporary: Temporary, product: NewItem, nowMs: number): Temporary {
  const same = temporary.product?.productId === product.productId ? temporary.product : null;
  return { product: { ...product, addedAt: same?.addedAt ?? nowMs, updatedAt: nowMs }, files: same ? temporary.files : {} };
}

/** Whether keeping `productId` would throw away another product's files, so that the visitor is asked first. */
export function losesFiles(temporary: Temporary, productId: string): boolean {
  const held = temporary.product?.productId;
  return held !== undefined && held !== productId && (temporary.files[held]?.length ?? 0) > 0;
}

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
