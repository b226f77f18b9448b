import type { CartFiles, CartItem } from '@contract/quoting/cart';
import type { UploadRow } from '../../../uploads/upload-row';
import type { NewItem } from '../cart/cart';

/** The one product that is being configured and not yet in the cart, with its files by product id (spec §3). */
export type Temporary = { product: CartItem | null; files: CartFiles };

export const noTemporary: Temporary = { product: null, files: {} };

/** Keeps the product as the temporary one; a different product takes the place of the former and its files. */
export function setTemporary(temporary: Temporary, product: NewItem, nowMs: number): Temporary {
  const same = temporary.product?.productId === product.productId ? temporary.product : null;
  return { product: { ...product, addedAt: same?.addedAt ?? nowMs, updatedAt: nowMs }, files: same ? temporary.files : {} };
}

type Upload = Pick<UploadRow, 'place' | 'productId'>;

/**
 * Returns true if keeping `productId` would throw away another product's files, stored or on their way; the visitor is then asked first.
 */
export function losesFiles(temporary: Temporary, productId: string, uploads: readonly Upload[]): boolean {
  const held = temporary.product?.productId;
  if (held === undefined || held === productId) return false;
  const isHeld = (upload: Upload) => upload.place === 'temporary' && upload.productId === held;
  return (temporary.files[held]?.length ?? 0) > 0 || uploads.some(isHeld);
}
