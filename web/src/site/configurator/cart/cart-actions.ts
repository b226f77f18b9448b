import type { CartFile, CartFiles, ProductData } from '@contract/quoting/cart';
import type { Laddered } from '@contract/pricing/unit-price';
import { Problem } from '@contract/problem';
import type { ProblemCode } from '@contract/problem-status';
import { problemText } from '../../../lib/text/problem-text';
import type { Translate } from '../../../lib/text/strings';
import { createCartId } from '../../../lib/storage/cart-id';
import { logFailure } from '../../../lib/page/log-failure';
import { deleteStoredFile } from '../../../uploads/file-client';
import type { UploadQueue } from '../../../uploads/upload-queue';
import type { UploadPlace } from '../../../uploads/upload-row';
import { findItem, type Cart } from './cart';
import { appendFile, isUnused, refreshPrices, removeItem, setProductData, setQuantity, shareFiles, withoutFile } from './cart-changes';
import type { Temporary } from '../box/temporary-product';
import { addTemporaryFile, removeTemporaryFile, requireTemporary } from '../box/temporary-files';
import type { CartStorage } from './cart-storage';

/** The result of a cart action; the caller shows the message (spec §8). */
export type Outcome = { success: true } | { success: false; message: string };

const fileNamesOf = (files: CartFiles): string[] => Object.values(files).flatMap((list) => list.map(({ fileName }) => fileName));

/** The actions that change the cart or the temporary product and may touch files (spec §4); see also `putIntoCart`. */
export class CartActions {
  constructor(
    private readonly storage: CartStorage,
    private readonly uploads: UploadQueue,
    private readonly t: Translate,
  ) {}

  updateQuantity = (productId: string, quantity: number): Outcome =>
    quantity <= 0
      ? this.removeItem(productId)
      : this.attempt('setting a quantity', 'cart.product-missing', () =>
          this.save((cart) => setQuantity(cart, productId, quantity, Date.now())),
        );

  setProductData = (productId: string, productData: ProductData): Outcome =>
    this.attempt('changing a product', 'cart.product-missing', () =>
      this.save((cart) => ({ ...cart, items: setProductData(cart.items, productId, productData, Date.now()) })),
    );

  /** Removes a line, its files and its uploads. */
  removeItem = (productId: string): Outcome =>
    this.attempt('removing a product', 'cart.product-missing', () => {
      this.uploads.cancelAll(productId, 'cart');
      this.save((cart) => removeItem(cart, productId));
    });

  /** Empties the cart and lets the server delete its files. */
  clearCart = (): Outcome =>
    this.attempt('clearing the cart', 'cart.add-failed', () => {
      for (const item of this.storage.read().cart.items) this.uploads.cancelAll(item.productId, 'cart');
      this.save(() => ({ items: [], files: {} }));
    });

  /** Empties the cart and issues a new id; the files stay with the request that was sent (spec §4). */
  clearAndReset = (): void => {
    const { temporary } = this.storage.read();
    this.storage.save({ cart: { items: [], files: {} }, temporary: { ...temporary, files: {} }, cartId: createCartId() });
  };

  /** Queues files for a cart product. */
  addFiles = (productId: string, files: readonly File[]): Outcome =>
    this.attempt('adding files', 'upload.failed', () => {
      const { cart } = this.storage.read();
      if (!findItem(cart.items, productId)) throw new Problem('cart.product-missing');
      this.uploads.add('cart', productId, files, cart.files[productId]?.length ?? 0);
    });

  removeFile = (productId: string, fileName: string): Outcome =>
    this.attempt('removing a file', 'cart.product-missing', () =>
      this.save((cart) => ({ ...cart, files: withoutFile(cart.files, productId, fileName) })),
    );

  /** Lets a product use another one's files too. */
  shareFiles = (fromProductId: string, toProductId: string): Outcome =>
    this.attempt('sharing files', 'cart.product-missing', () =>
      this.save((cart) => ({ ...cart, files: shareFiles(cart.files, fromProductId, toProductId) })),
    );

  /** Remembers the prices last shown; not a change of the visitor's. */
  refreshPrices = (products: ReadonlyMap<string, Laddered>): void => {
    const { cart } = this.storage.read();
    const items = refreshPrices(cart.items, products);
    if (items !== cart.items) this.storage.save({ cart: { ...cart, items } });
  };

  /** Gives up what the former temporary product leaves behind once another has taken its place: uploads and stored files. */
  giveUpTemporary = (former: Temporary): void => {
    if (!former.product) return;
    this.uploads.cancelAll(former.product.productId, 'temporary');
    this.deleteUnused(this.storage.read().cart, fileNamesOf(former.files));
  };

  /** Queues files for the temporary product. @throws Problem cart.temporary-mismatch */
  addTemporaryFiles = (productId: string, files: readonly File[]): void =>
    this.attemptOrThrow('adding files to the temporary product', () => {
      const { temporary } = this.storage.read();
      requireTemporary(temporary, productId);
      this.uploads.add('temporary', productId, files, temporary.files[productId]?.length ?? 0);
    });

  /** @throws Problem cart.temporary-mismatch */
  removeTemporaryFile = (productId: string, fileName: string): void =>
    this.attemptOrThrow('removing a file of the temporary product', () => {
      const { cart, temporary } = this.storage.read();
      this.storage.save({ temporary: removeTemporaryFile(temporary, productId, fileName) });
      this.deleteUnused(cart, [fileName]);
    });

  /**
   * Keeps the record of a file that has arrived. Its product may have gone into the cart meanwhile, here or in another tab.
   * @throws Problem when its product is gone
   */
  keepFile(place: UploadPlace, file: CartFile): void {
    const { cart, temporary } = this.storage.read();
    const wasPerformed = temporary.product?.productId !== file.productId && findItem(cart.items, file.productId);
    if (place === 'cart' || wasPerformed) this.storage.save({ cart: appendFile(cart, file) });
    else this.storage.save({ temporary: addTemporaryFile(temporary, file) });
  }

  private save(change: (cart: Cart) => Cart): void {
    const { cart } = this.storage.read();
    const next = change(cart);
    this.storage.save({ cart: next });
    if (next.files !== cart.files) this.deleteUnused(next, fileNamesOf(cart.files));
  }

  /** Deletes stored files that nothing refers to any more; what fails is deleted by the server in its time. */
  private deleteUnused(cart: Cart, fileNames: readonly string[]): void {
    const { temporary, cartId } = this.storage.read();
    for (const fileName of new Set(fileNames)) {
      if (!isUnused(cart.files, fileName) || !isUnused(temporary.files, fileName)) continue;
      deleteStoredFile(cartId, fileName).catch((failure: unknown) => logFailure('a file cannot be deleted', failure));
    }
  }

  private attempt(what: string, otherwise: ProblemCode, action: () => void): Outcome {
    try {
      action();
      return { success: true };
    } catch (failure) {
      logFailure(`${what} failed`, failure);
      return { success: false, message: problemText(this.t, failure instanceof Problem ? failure : new Problem(otherwise)) };
    }
  }

  private attemptOrThrow(what: string, action: () => void): void {
    try {
      action();
    } catch (failure) {
      logFailure(`${what} failed`, failure);
      throw failure;
    }
  }
}
