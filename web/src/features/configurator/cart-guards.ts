import { CART_ID_PATTERN, type CartFile, type CartFiles, type CartItem, type ProductData } from '@contract/cart';
import type { UnfinishedUpload } from '../../uploads/upload-row';

/** Guards for what comes out of browser storage, where anybody may have written anything. */

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isName = (value: unknown): value is string => isText(value) && value.length > 0;
export const isFinite = (value: unknown): value is number => Number.isFinite(value);

function isProductData(value: unknown): value is ProductData {
  if (!isFields(value)) return false;
  const { price, selectedAddons, note } = value;
  const isPrice = Number.isSafeInteger(price) && (price as number) >= 0;
  return isPrice && Array.isArray(selectedAddons) && selectedAddons.every(isName) && (note === undefined || isText(note));
}

export function isCartItem(value: unknown): value is CartItem {
  if (!isFields(value)) return false;
  const { productId, quantity, productData, addedAt, updatedAt } = value;
  return isName(productId) && isFinite(quantity) && quantity > 0 && isProductData(productData) && isFinite(addedAt) && isFinite(updatedAt);
}

/** A list with one line a product. */
export const isCartItems = (value: unknown): value is CartItem[] =>
  Array.isArray(value) && value.every(isCartItem) && new Set(value.map((item) => item.productId)).size === value.length;

function isCartFile(value: unknown): value is CartFile {
  if (!isFields(value)) return false;
  const { fileName, originalName, fileSize, mimeType, uploadedAt, productId, cartId } = value;
  const isKnown = isName(fileName) && isName(originalName) && isName(productId) && isCartId(cartId);
  return isKnown && isFinite(fileSize) && fileSize >= 0 && isText(mimeType) && isText(uploadedAt) && !Number.isNaN(Date.parse(uploadedAt));
}

/** Lists of files, each under the product they belong to. */
export const isCartFiles = (value: unknown): value is CartFiles =>
  isFields(value) &&
  Object.entries(value).every(
    ([productId, files]) => Array.isArray(files) && files.every((file) => isCartFile(file) && file.productId === productId),
  );

export const isCartId = (value: unknown): value is string => isText(value) && CART_ID_PATTERN.test(value);

export function isUnfinishedUpload(value: unknown): value is UnfinishedUpload {
  if (!isFields(value)) return false;
  const { id, place, productId, name, size, lastModified, sentBytes, url } = value;
  const isOurs = isText(url) && url.startsWith('/api/files/tus/');
  return (
    isOurs &&
    [id, productId, name].every(isName) &&
    [size, lastModified, sentBytes].every(isFinite) &&
    (place === 'cart' || place === 'temporary')
  );
}

export const isUnfinishedUploads = (value: unknown): value is UnfinishedUpload[] => Array.isArray(value) && value.every(isUnfinishedUpload);

/** A time in Unix ms. */
export const isTime = (value: unknown): value is number => isFinite(value) && value > 0;
