import type { CartFiles, CartItem } from '@contract/cart';
import type { NewItem } from './cart';

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
