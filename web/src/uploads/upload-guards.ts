import type { CartFile } from '@contract/quoting/cart';
import { isCartId } from '../lib/storage/cart-id';
import { isFields, isFinite, isName, isText } from '../lib/storage/guards';
import type { UnfinishedUpload, UploadPlace } from './upload-row';

const places: Readonly<Record<UploadPlace, true>> = { temporary: true, cart: true, message: true };

export function isCartFile(value: unknown): value is CartFile {
  if (!isFields(value)) return false;
  const { fileName, originalName, fileSize, mimeType, uploadedAt, productId, cartId } = value;
  const isKnown = isName(fileName) && isName(originalName) && isName(productId) && isCartId(cartId);
  return isKnown && isFinite(fileSize) && fileSize >= 0 && isText(mimeType) && isText(uploadedAt) && !Number.isNaN(Date.parse(uploadedAt));
}

export function isUnfinishedUpload(value: unknown): value is UnfinishedUpload {
  if (!isFields(value)) return false;
  const { id, place, productId, name, size, lastModified, sentBytes, url } = value;
  const isOurs = isText(url) && url.startsWith('/api/files/tus/');
  return (
    isOurs && [id, productId, name].every(isName) && [size, lastModified, sentBytes].every(isFinite) && Object.hasOwn(places, String(place))
  );
}

export const isUnfinishedUploads = (value: unknown): value is UnfinishedUpload[] => Array.isArray(value) && value.every(isUnfinishedUpload);
