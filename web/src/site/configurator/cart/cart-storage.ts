import { type CartFiles, type CartItem, cartKeys, type ProductData, type ToolResult } from '@contract/quoting/cart';
import { storedValue } from '../../../lib/storage/stored-value';
import { createCartId, isCartId } from '../../../lib/storage/cart-id';
import { isCartFile, isUnfinishedUploads } from '../../../uploads/upload-guards';
import type { UnfinishedUpload } from '../../../uploads/upload-row';
import type { Cart } from './cart';
import { announceCart } from './cart-presence';
import type { Temporary } from '../box/temporary-product';
import { CART_LIFETIME_MS } from '@contract/constants';
import { isFields, isFinite, isName, isText } from '../../../lib/storage/guards';

/** Guards for what comes out of browser storage, where anybody may have written anything. */

function isProductData(value: unknown): value is ProductData {
  if (!isFields(value)) return false;
  const { price, selectedAddons, note } = value;
  const isPrice = Number.isSafeInteger(price) && (price as number) >= 0;
  return isPrice && Array.isArray(selectedAddons) && selectedAddons.every(isName) && (note === undefined || isText(note));
}

const isToolResult = (value: unknown): value is ToolResult => isFields(value) && isFinite(value.quantity) && isText(value.note);

export function isCartItem(value: unknown): value is CartItem {
  if (!isFields(value)) return false;
  const { productId, quantity, productData, addedAt, updatedAt, toolResult } = value;
  if (toolResult !== undefined && !isToolResult(toolResult)) return false;
  return isName(productId) && isFinite(quantity) && quantity > 0 && isProductData(productData) && isFinite(addedAt) && isFinite(updatedAt);
}

/** Returns true for a list with one line a product. */
export const isCartItems = (value: unknown): value is CartItem[] =>
  Array.isArray(value) && value.every(isCartItem) && new Set(value.map((item) => item.productId)).size === value.length;

/** Lists of files, each under the product they belong to. */
export const isCartFiles = (value: unknown): value is CartFiles =>
  isFields(value) &&
  Object.entries(value).every(
    ([productId, files]) => Array.isArray(files) && files.every((file) => isCartFile(file) && file.productId === productId),
  );

/** Returns true for a time in Unix milliseconds. */
export const isTime = (value: unknown): value is number => isFinite(value) && value > 0;

/** Returns the time at which a cart saved now ends (spec §4: 30 days from the last save). */
export const expiryAfterSave = (nowMs: number): number => nowMs + CART_LIFETIME_MS;

/** Returns true if a saved cart has expired; one without an expiry was never saved, so there is nothing to wipe. */
export const isExpired = (expiryMs: number | null, nowMs: number): boolean => expiryMs !== null && expiryMs <= nowMs;

/** Everything the configurator keeps in the browser, as one value. `cartId` is empty before the first save. */
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
  /** The uploads that a reload would cut. */
  readonly uploads = storedValue<readonly UnfinishedUpload[]>(cartKeys.uploads, isUnfinishedUploads, []);
  /** The time of the last notice to the server that the cart's files are still wanted. */
  readonly touchedAt = storedValue<number | null>(cartKeys.touched, isTime, null);
  private readonly shown = [this.items, this.files, this.id, this.product, this.temporaryFiles];
  private last = nothingStored;

  constructor(private readonly now: () => number = Date.now) {}

  /** Returns the same object while nothing changed. An expired cart is wiped here (spec §4). */
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

  /** Returns the cart id, issued on first use. */
  cartId(): string {
    if (this.read().cartId === '') this.save({});
    return this.read().cartId;
  }

  /** Returns the time at which the cart will be wiped if nothing is saved until then; null when nothing was saved. */
  expiresAt(): number | null {
    return this.expiry.get();
  }
}
