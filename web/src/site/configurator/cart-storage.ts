import { cartKeys, type CartFiles, type CartItem } from '@contract/quoting/cart';
import { storedValue } from '../../lib/stored-value';
import { createCartId, isCartId } from '../../lib/cart-id';
import { isUnfinishedUploads } from '../../uploads/upload-guards';
import type { UnfinishedUpload } from '../../uploads/upload-row';
import type { Cart } from './cart';
import { expiryAfterSave, isExpired } from './cart-expiry';
import { isCartFiles, isCartItem, isCartItems, isTime } from './cart-guards';
import { announceCart } from './cart-presence';
import type { Temporary } from './temporary';

/** What the configurator keeps in the browser, as one value. `cartId` is empty before the first save. */
export type Stored = { cart: Cart; temporary: Temporary; cartId: string };

const noFiles: CartFiles = {};
export const nothingStored: Stored = { cart: { items: [], files: noFiles }, temporary: { product: null, files: noFiles }, cartId: '' };

/** The cart and the temporary product in browser storage, with their common lifetime (spec §3, §4). */
export class CartStorage {
  private readonly items = storedValue<readonly CartItem[]>(cartKeys.items, isCartItems, nothingStored.cart.items);
  private readonly files = storedValue(cartKeys.files, isCartFiles, noFiles);
  private readonly id = storedValue<string>(cartKeys.id, isCartId, '');
  private readonly product = storedValue<CartItem | null>(cartKeys.temporary, isCartItem, null);
  private readonly temporaryFiles = storedValue(cartKeys.temporaryFiles, isCartFiles, noFiles);
  private readonly expiry = storedValue<number | null>(cartKeys.expiry, isTime, null);
  /** Uploads that a reload would cut. */
  readonly uploads = storedValue<readonly UnfinishedUpload[]>(cartKeys.uploads, isUnfinishedUploads, []);
  /** When the server was last told that the cart's files are still wanted. */
  readonly touchedAt = storedValue<number | null>(cartKeys.touched, isTime, null);
  private readonly shown = [this.items, this.files, this.id, this.product, this.temporaryFiles];
  private last = nothingStored;

  constructor(private readonly now: () => number = Date.now) {}

  /** The same object while nothing changed. An expired cart is wiped here (spec §4). */
  readonly read = (): Stored => {
    if (isExpired(this.expiry.get(), this.now())) {
      for (const value of [...this.shown, this.expiry, this.uploads, this.touchedAt]) value.wipe();
    }
    const [items, files, cartId] = [this.items.get(), this.files.get(), this.id.get()];
    const [product, temporaryFiles] = [this.product.get(), this.temporaryFiles.get()];
    const { cart, temporary } = this.last;
    const isSameCart = items === cart.items && files === cart.files && cartId === this.last.cartId;
    if (isSameCart && product === temporary.product && temporaryFiles === temporary.files) return this.last;
    this.last = { cart: { items, files }, temporary: { product, files: temporaryFiles }, cartId };
    return this.last;
  };

  readonly subscribe = (onChange: () => void): (() => void) => {
    const stops = this.shown.map((value) => value.subscribe(onChange));
    return () => stops.forEach((stop) => stop());
  };

  /** Saves what is given, issues a cart id if there is none yet, and renews the lifetime. */
  save({ cart, temporary, cartId }: Partial<Stored>): void {
    const needsId = this.read().cartId === '';
    this.expiry.set(expiryAfterSave(this.now()));
    if (cartId ?? needsId) this.id.set(cartId ?? createCartId());
    if (cart) {
      announceCart();
      this.items.set(cart.items);
      this.files.set(cart.files);
    }
    if (temporary) {
      this.product.set(temporary.product);
      this.temporaryFiles.set(temporary.files);
    }
  }

  /** The cart id, issued on first use. */
  cartId(): string {
    if (this.read().cartId === '') this.save({});
    return this.read().cartId;
  }

  /** When the cart will be wiped if nothing is saved until then; null when nothing was saved. */
  expiresAt(): number | null {
    return this.expiry.get();
  }
}
