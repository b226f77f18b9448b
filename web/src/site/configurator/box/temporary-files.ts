import type { CartFile } from '@contract/quoting/cart';
import { Problem } from '@contract/problem';
import { withFile } from '../cart/cart';
import { withoutFile } from '../cart/cart-changes';
import type { Temporary } from './temporary-product';

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
