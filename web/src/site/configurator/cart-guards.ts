import type { CartFiles, CartItem, ProductData, ToolResult } from '@contract/quoting/cart';
import { isFields, isFinite, isName, isText } from '../../lib/guards';
import { isCartFile } from '../../uploads/upload-guards';

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

/** A list with one line a product. */
export const isCartItems = (value: unknown): value is CartItem[] =>
  Array.isArray(value) && value.every(isCartItem) && new Set(value.map((item) => item.productId)).size === value.length;

/** Lists of files, each under the product they belong to. */
export const isCartFiles = (value: unknown): value is CartFiles =>
  isFields(value) &&
  Object.entries(value).every(
    ([productId, files]) => Array.isArray(files) && files.every((file) => isCartFile(file) && file.productId === productId),
  );

/** A time in Unix ms. */
export const isTime = (value: unknown): value is number => isFinite(value) && value > 0;
