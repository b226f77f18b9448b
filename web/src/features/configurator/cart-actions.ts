import type { CartFile, ProductData } from '@contract/cart';
import { Problem, type ProblemCode } from '@contract/problem';
import type { Addon } from '@contract/product';
import type { Translate } from '../../lib/strings';
import {
  addItem,
  appendFile,
  findItem,
  isUnused,
  refreshPrices,
  removeItem,
  setProductData,
  setQuantity,
  shareFiles,
  withoutFile,
  type Cart,
  type NewItem,
} from './cart';
import { createCartId } from './cart-id';
import type { CartStorage } from './cart-storage';
import { deleteStoredFile } from './file-client';
import { logFailure } from './log-failure';
import { noTemporary, setTemporary } from './temporary';
import { addTemporaryFile, moveToCart, removeTemporaryFile, requireTemporary } from './temporary-product';
import type { UploadQueue } from './upload-queue';
import type { UploadPlace } from './upload-row';

/** What a cart action answers; the caller shows the message (spec §8). */
export type Outcome = { success: true } | { success: false; message: string };

/** Everything that changes the cart or the temporary product (spec §4). */
export class CartActions {
  constructor(
    private readonly storage: CartStorage,
    private readonly uploads: UploadQueue,
    private readonly t: Translate,
  ) {}

  /** @param addons the product's, so that a merge knows which exclude each other */
  addItem = (item: NewItem, addons: readonly Addon[] = []): Outcome =>
    this.attempt('adding a product', 'cart.add-failed', () =>
      this.save((cart) => ({ ...cart, items: addItem(cart.items, item, Date.now(), addons) })),
    );

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
  refreshPrices = (prices: ReadonlyMap<string, number>): void => {
    const { cart } = this.storage.read();
    const items = refreshPrices(cart.items, prices);
    if (items !== cart.items) this.storage.save({ cart: { ...cart, items } });
  };

  /** Keeps a product as the temporary one; a former one's files and uploads are given up. */
  setTemporaryProduct = (product: NewItem): void => {
    const { temporary } = this.storage.read();
    const next = setTemporary(temporary, product, Date.now());
    if (next.files !== temporary.files) this.dropTemporary();
    this.storage.save({ temporary: next });
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

  /** Moves the temporary product and its files into the cart (spec §4). */
  addTemporaryToCart = (productId: string, addons: readonly Addon[]): Outcome =>
    this.attempt('moving the temporary product', 'cart.add-failed', () => {
      const { cart, temporary } = this.storage.read();
      const moved = moveToCart(cart, temporary, productId, { nowMs: Date.now(), addons });
      this.storage.save({ cart: moved, temporary: noTemporary });
      this.uploads.moveToCart(productId);
    });

  /** Keeps the record of a file that has arrived. @throws Problem when its product is gone */
  keepFile(place: UploadPlace, file: CartFile): void {
    const { cart, temporary } = this.storage.read();
    if (place === 'cart') this.storage.save({ cart: appendFile(cart, file) });
    else this.storage.save({ temporary: addTemporaryFile(temporary, file) });
  }

  private save(change: (cart: Cart) => Cart): void {
    const { cart } = this.storage.read();
    const next = change(cart);
    this.storage.save({ cart: next });
    if (next.files !== cart.files)
      this.deleteUnused(
        next,
        Object.values(cart.files).flatMap((files) => files.map((file) => file.fileName)),
      );
  }

  private dropTemporary(): void {
    const { cart, temporary } = this.storage.read();
    if (!temporary.product) return;
    this.uploads.cancelAll(temporary.product.productId, 'temporary');
    this.storage.save({ temporary: noTemporary });
    this.deleteUnused(
      cart,
      (temporary.files[temporary.product.productId] ?? []).map((file) => file.fileName),
    );
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
      const { code, data } = failure instanceof Problem ? failure : new Problem(otherwise);
      return { success: false, message: this.t(`problem.${code}`, data) };
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
