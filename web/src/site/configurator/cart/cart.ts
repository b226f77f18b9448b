import { MAX_CART_LINES, type CartFile, type CartFiles, type CartItem, MAX_FILES_PER_PRODUCT } from '@contract/quoting/cart';
import { Problem } from '@contract/problem';
import type { Addon } from '@contract/content/product';
import { uniteAddons } from '../box/addon-choice';
import { roundQuantity } from '../box/quantity';

/** The cart as the browser keeps it. */
export type Cart = { items: readonly CartItem[]; files: CartFiles };

/** An item to put into the cart, which sets its times. */
export type NewItem = Pick<CartItem, 'productId' | 'quantity' | 'productData'>;

export const findItem = (items: readonly CartItem[], productId: string): CartItem | undefined =>
  items.find((item) => item.productId === productId);

/**
 * Adds a product, or raises the quantity of one that is there: quantities add, add-ons unite, the newer note wins.
 * @param addons the product's add-ons, to know which exclude each other; of those the newer stays
 * @throws Problem cart.add-failed when the cart is full
 */
export function addItem(items: readonly CartItem[], added: NewItem, nowMs: number, addons: readonly Addon[] = []): CartItem[] {
  const present = findItem(items, added.productId);
  if (present) return items.map((item) => (item === present ? merge(item, added, nowMs, addons) : item));
  if (items.length >= MAX_CART_LINES) throw new Problem('cart.add-failed');
  return [...items, { ...added, addedAt: nowMs, updatedAt: nowMs }];
}

function merge(item: CartItem, added: NewItem, nowMs: number, addons: readonly Addon[]): CartItem {
  const note = added.productData.note || item.productData.note;
  const selectedAddons = uniteAddons(item.productData.selectedAddons, added.productData.selectedAddons, addons);
  return {
    ...item,
    quantity: roundQuantity(item.quantity + added.quantity),
    productData: { price: added.productData.price, selectedAddons, ...(note ? { note } : {}) },
    updatedAt: nowMs,
  };
}

/** @throws Problem upload.too-many */
export function withFile(files: CartFiles, file: CartFile): CartFiles {
  const present = files[file.productId] ?? [];
  if (present.some((one) => one.fileName === file.fileName)) return files;
  if (present.length >= MAX_FILES_PER_PRODUCT) throw new Problem('upload.too-many', { name: file.originalName });
  return { ...files, [file.productId]: [...present, file] };
}
