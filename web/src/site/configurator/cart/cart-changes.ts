import type { CartFile, CartFiles, CartItem, ProductData } from '@contract/quoting/cart';
import { type Laddered, unitPrice } from '@contract/pricing/unit-price';
import { Problem } from '@contract/problem';
import { type Cart, findItem, withFile } from './cart';

/** Sets a line's quantity; zero or less removes the line and its files (spec §4). */
export function setQuantity(cart: Cart, productId: string, quantity: number, nowMs: number): Cart {
  if (quantity <= 0) return removeItem(cart, productId);
  return { ...cart, items: change(cart.items, productId, (item) => ({ ...item, quantity, updatedAt: nowMs })) };
}

export function setProductData(items: readonly CartItem[], productId: string, productData: ProductData, nowMs: number): CartItem[] {
  return change(items, productId, (item) => ({ ...item, productData, updatedAt: nowMs }));
}

/** Remembers the prices that were last shown, for when the shop's current ones cannot be read; each is that of the reached tier. */
export function refreshPrices(items: readonly CartItem[], products: ReadonlyMap<string, Laddered>): readonly CartItem[] {
  const current = ({ productId, quantity, productData }: CartItem) => {
    const product = products.get(productId);
    return product ? unitPrice(product, quantity) : productData.price;
  };
  if (items.every((item) => current(item) === item.productData.price)) return items;
  return items.map((item) => ({ ...item, productData: { ...item.productData, price: current(item) } }));
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

export function withoutFile(files: CartFiles, productId: string, fileName: string): CartFiles {
  const { [productId]: present = [], ...others } = files;
  const left = present.filter((file) => file.fileName !== fileName);
  return left.length > 0 ? { ...others, [productId]: left } : others;
}

/** Lets a product use another product's files too; the stored files are the same. */
export function shareFiles(files: CartFiles, fromProductId: string, toProductId: string): CartFiles {
  return (files[fromProductId] ?? []).reduce((all, file) => withFile(all, { ...file, productId: toProductId }), files);
}

/** Returns true if no product refers to the stored file any more, so that the server may delete it. */
export const isUnused = (files: CartFiles, fileName: string): boolean =>
  !Object.values(files).some((list) => list.some((file) => file.fileName === fileName));

export const countFiles = (files: CartFiles): number => Object.values(files).reduce((count, list) => count + list.length, 0);

function change(items: readonly CartItem[], productId: string, to: (item: CartItem) => CartItem): CartItem[] {
  if (!findItem(items, productId)) throw new Problem('cart.product-missing');
  return items.map((item) => (item.productId === productId ? to(item) : item));
}
