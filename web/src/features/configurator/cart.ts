import { MAX_CART_LINES, type CartFile, type CartFiles, type CartItem, type ProductData } from '@contract/cart';
import { MAX_FILES_PER_PRODUCT } from '@contract/file';
import { Problem } from '@contract/problem';
import type { Addon } from '@contract/product';
import { roundQuantity } from './quantity';
import { uniteAddons } from './addon-choice';

/** What the browser keeps of a cart. */
export type Cart = { items: readonly CartItem[]; files: CartFiles };

/** What is put into the cart; the times are set when it arrives there. */
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

/** Sets a line's quantity; zero or less removes the line and its files (spec §4). */
export function setQuantity(cart: Cart, productId: string, quantity: number, nowMs: number): Cart {
  if (quantity <= 0) return removeItem(cart, productId);
  return { ...cart, items: change(cart.items, productId, (item) => ({ ...item, quantity, updatedAt: nowMs })) };
}

export function setProductData(items: readonly CartItem[], productId: string, productData: ProductData, nowMs: number): CartItem[] {
  return change(items, productId, (item) => ({ ...item, productData, updatedAt: nowMs }));
}

/** Remembers the prices that were last shown, for when the shop's current ones cannot be read. */
export function refreshPrices(items: readonly CartItem[], prices: ReadonlyMap<string, number>): readonly CartItem[] {
  const isStale = (item: CartItem) => prices.has(item.productId) && prices.get(item.productId) !== item.productData.price;
  if (!items.some(isStale)) return items;
  return items.map((item) =>
    isStale(item) ? { ...item, productData: { ...item.productData, price: prices.get(item.productId) as number } } : item,
  );
}

export function removeItem(cart: Cart, productId: string): Cart {
  const { [productId]: _removed, ...files } = cart.files;
  return { items: cart.items.filter((item) => item.productId !== productId), files };
}

/** @throws Problem cart.product-missing when the product is not in the cart (spec §5), upload.too-many */
export function appendFile(cart: Cart, file: CartFile): Cart {
  if (!findItem(cart.items, file.productId)) throw new Problem('cart.product-missing');
  return { ...cart, files: withFile(cart.files, file) };
}

/** @throws Problem upload.too-many */
export function withFile(files: CartFiles, file: CartFile): CartFiles {
  const present = files[file.productId] ?? [];
  if (present.some((one) => one.fileName === file.fileName)) return files;
  if (present.length >= MAX_FILES_PER_PRODUCT) throw new Problem('upload.too-many', { name: file.originalName });
  return { ...files, [file.productId]: [...present, file] };
}

export function withoutFile(files: CartFiles, productId: string, fileName: string): CartFiles {
  const { [productId]: present = [], ...others } = files;
  const left = present.filter((file) => file.fileName !== fileName);
  return left.length > 0 ? { ...others, [productId]: left } : others;
}

/** Lets a product use another product's files too; the stored files are the same. */
export function shareFiles(files: CartFiles, fromProductId: string, toProductId: string): CartFiles {
  return (files[fromProductId] ?? []).reduce((all, file) => withFile(all, { ...file, productId: toProductId }), files);
}

/** Whether no product refers to the stored file any more, so that the server may delete it. */
export const isUnused = (files: CartFiles, fileName: string): boolean =>
  !Object.values(files).some((list) => list.some((file) => file.fileName === fileName));

export const countFiles = (files: CartFiles): number => Object.values(files).reduce((count, list) => count + list.length, 0);

function change(items: readonly CartItem[], productId: string, to: (item: CartItem) => CartItem): CartItem[] {
  if (!findItem(items, productId)) throw new Problem('cart.product-missing');
  return items.map((item) => (item.productId === productId ? to(item) : item));
}
