import { CART_ID_LENGTH } from '../constants';

/** Keys of the cart in the browser's storage. Spec §9 says that the keys exist, not how they are named. */
export const cartKeys = {
  items: 'pq.cart',
  files: 'pq.cartFiles',
  id: 'pq.cartId',
  expiry: 'pq.cartExpiry',
  temporary: 'pq.temporaryProduct',
  temporaryFiles: 'pq.temporaryProductFiles',
  uploads: 'pq.uploads',
  products: 'pq.cartProducts',
  touched: 'pq.cartFilesTouched',
  handover: 'pq.cartHandover',
} as const;

export const CART_ID_PATTERN = new RegExp(`^[A-Za-z0-9]{${CART_ID_LENGTH}}$`);

export const MAX_NOTE_LENGTH = 2_000;
/** The most services of a cart, in the browser as in a request. */
export const MAX_CART_LINES = 100;
export const MAX_FILES_PER_PRODUCT = 100;
export const MAX_QUANTITY = 1_000_000;

/** The "productData" of spec §3: net cents per unit as last shown, and the chosen add-ons' ids. */
export type ProductData = { price: number; selectedAddons: string[]; note?: string };

/** The last result that a tool handed over, kept to tell it from what the visitor chose and wrote. */
export type ToolResult = { quantity: number; note: string };

/** The "Cart item" of spec §3. `quantity` is a decimal with at most two places; times are Unix ms. */
export type CartItem = {
  productId: string;
  quantity: number;
  productData: ProductData;
  addedAt: number;
  updatedAt: number;
  toolResult?: ToolResult;
};

/** An entry of the "Cart files" of spec §3. `fileName` is the stored file's id, `uploadedAt` an ISO time. */
export type CartFile = {
  fileName: string;
  originalName: string;
  fileSize: number;
  mimeType: string;
  uploadedAt: string;
  productId: string;
  cartId: string;
};

/** File records by product id. */
export type CartFiles = Record<string, CartFile[]>;

/** Checks a quantity: above zero, at most two places, whole where the unit counts things. */
export function isQuantity(quantity: number, decimals: boolean): boolean {
  if (!Number.isFinite(quantity) || quantity <= 0 || quantity > MAX_QUANTITY) return false;
  return decimals ? Math.abs(quantity * 100 - Math.round(quantity * 100)) < 1e-6 : Number.isInteger(quantity);
}
