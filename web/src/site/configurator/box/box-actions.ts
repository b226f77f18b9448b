import type { Problem } from '@contract/problem';
import { problemText } from '../../../lib/text/problem-text';
import type { Translate } from '../../../lib/text/strings';
import type { Toasts } from '../../../ui/feedback/toast-queue';
import { createCartServices } from '../cart/cart-services';
import type { CartStore } from '../cart/cart-provider';
import type { UploadPlace } from '../../../uploads/upload-row';
import type { Product } from '@contract/content/product';

type BoxTools = { store: CartStore; t: Translate; toasts: Toasts };

/** Returns the file actions of the box on a product's page, which show their failures as toasts; loaded when first needed. */
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
    removeFile: (place: UploadPlace, fileName: string) => {
      if (place === 'temporary') return orReport(() => actions.removeTemporaryFile(product.id, fileName));
      const outcome = actions.removeFile(product.id, fileName);
      if (!outcome.success) main.error(outcome.message);
    },
    /** The product went into the cart: its uploads arrive there. */
    followToCart: () => uploads.moveToCart(product.id),
    giveUp: actions.giveUpTemporary,
    report: (problem: Problem) => main.error(problemText(t, problem)),
  };
}

/** The fields of a product that the box on its page needs. */
export type BoxProduct = Pick<Product, 'id' | 'name' | 'unit' | 'minQuantity' | 'price' | 'tiers' | 'addons'>;
