import type { Problem } from '@contract/problem';
import { problemText } from '../../../lib/text/problem-text';
import type { Translate } from '../../../lib/text/strings';
import type { Toasts } from '../../../ui/feedback/toast-queue';
import { createCartServices } from '../cart/cart-services';
import type { CartStore } from '../cart/cart-provider';
import type { Product } from '@contract/content/product';

type BoxTools = { store: CartStore; t: Translate; toasts: Toasts };

/** What the box on a product's page does with files, and says of failures; loaded when it is first needed. */
export function boxActions(product: BoxProduct, { store, t, toasts: { main, work } }: BoxTools) {
  const { actions, uploads } = store.services((storage) => createCartServices(storage, t, work));
  const orReport = (action: () => void) => {
    try {
      action();
    } catch {
      work.error(t('problem.cart.temporary-mismatch'));
    }
  };
  return {
    addFiles: (files: readonly File[]) => orReport(() => actions.addTemporaryFiles(product.id, files)),
    removeFile: (fileName: string) => orReport(() => actions.removeTemporaryFile(product.id, fileName)),
    /** The product went into the cart: its uploads arrive there. */
    followToCart: () => uploads.moveToCart(product.id),
    giveUp: actions.giveUpTemporary,
    report: (problem: Problem) => main.error(problemText(t, problem)),
  };
}

/** What the box on a product's page needs to know. */
export type BoxProduct = Pick<Product, 'id' | 'name' | 'unit' | 'minQuantity' | 'price' | 'addons'>;
