import { MAX_CART_LINES, type CartFile, type CartFiles, type CartItem, MAX_FILES_PER_PRODUCT } from '@contract/quoting/cart';
import { Problem } from '@contract/problem';
import type { Addon } from '@contract/content/product';
import { cents } from '@contract/pricing/money';
import { type Laddered, unitPrice } from '@contract/pricing/unit-price';
import { uniteAddons } from '../box/addon-choice';
import { roundQuantity } from '../box/quantity';

/** The cart as the browser keeps it. */
export type Cart = { items: readonly CartItem[]; files: CartFiles };

/** An item to put into the cart, which sets its times. */
export type NewItem = Pick<CartItem, 'productId' | 'quantity' | 'productData'>;

export const findItem = (items: readonly CartItem[], productId: string): CartItem | undefined =>
  items.find((item) => item.productId === productId);

/** What adding needs to know of a product: its add-ons, to know which exclude each other, and its price by quantity. */
export type Addable = { addons?: readonly Addon[] } & Partial<Laddered>;

/**
 * Adds a product, or raises the quantity of one that is there: quantities add, add-ons unite (of two that exclude each other the newer
 * stays), the newer note wins, and the price is that of the tier which the line now reaches.
 * @throws Problem cart.full
 */
export function addItem(items: readonly CartItem[], added: NewItem, nowMs: number, product: Addable = {}): CartItem[] {
  const present = findItem(items, added.productId);
  if (!present && items.length >= MAX_CART_LINES) throw new Problem('cart.full', { limit: MAX_CART_LINES });
  const item = present ? merge(present, added, nowMs, product.addons ?? []) : { ...added, addedAt: nowMs, updatedAt: nowMs };
  const { price = cents(item.productData.price), tiers } = product;
  const priced = { ...item, productData: { ...item.productData, price: unitPrice({ price, tiers }, item.quantity) } };
  return present ? items.map((other) => (other === present ? priced : other)) : [...items, priced];
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
