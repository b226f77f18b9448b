import type { Translate } from '../../lib/strings';
import type { Toasts } from '../../ui/toast-queue';
import type { BoxProduct } from './box-product';
import { findItem, type NewItem } from './cart';
import { createCartParts } from './cart-parts';
import type { CartStore } from './cart-provider';

type BoxTools = { store: CartStore; t: Translate; toasts: Toasts };

/** What the box on a product's page does with the temporary product; loaded when it is first done (spec §4). */
export function boxActions(product: BoxProduct, { store, t, toasts: { main, work } }: BoxTools) {
  const { actions } = store.parts((storage) => createCartParts(storage, t, work));
  const orReport = (action: () => void) => {
    try {
      action();
    } catch {
      work.error(t('problem.cart.temporary-mismatch'));
    }
  };

  /** @param configured the product as shown, for when no change of it was kept */
  function addToCart(configured: NewItem): void {
    const { cart, temporary } = store.storage.read();
    const isKept = temporary.product?.productId === product.id;
    const wasThere = findItem(cart.items, product.id);
    const result = isKept ? actions.addTemporaryToCart(product.id, product.addons) : actions.addItem(configured, product.addons);
    if (result.success) main.success(t(wasThere ? 'box.increased' : 'box.added', { name: product.name }));
    else main.error(result.message);
  }

  return {
    addToCart,
    replaceTemporary: actions.setTemporaryProduct,
    addFiles: (files: readonly File[]) => orReport(() => actions.addTemporaryFiles(product.id, files)),
    removeFile: (fileName: string) => orReport(() => actions.removeTemporaryFile(product.id, fileName)),
  };
}
