import type { Core } from '@strapi/strapi';
import {
  extensionOf,
  isAcceptedExtension,
  MAX_FILE_BYTES,
  MAX_FILE_NAME_LENGTH,
  MAX_FILES_PER_PRODUCT,
  SIGNATURE_BYTES,
} from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import type { ProblemCode } from '../../contract/problem-status';
import { currentTime } from '../../platform/time/time';
import { fileLimits, fileStore } from '../../platform/storage/open-store';
import { completeFile, type FileRow, files, randomFileName } from './file-row';
import { removeUnclaimedFile } from './cart-files';
import { fitsName } from './signatures';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIME_TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/;
const PRODUCT_ID = /^[\w-]{1,64}$/;

/** The visitor's facts about a file before it is sent, and hashes of who they are. */
export type NewFile = { name: string; size: number; mimeType: string; productId: string; cartIdHash: string; addressHash: string };

/**
 * Registers a file: from here on it counts against the limits, and its bytes may come.
 * @throws Problem upload.type-refused, upload.empty, upload.too-large, upload.too-many, storage.quota-exceeded
 */
export async function registerFile(strapi: Core.Strapi, file: NewFile): Promise<FileRow> {
  const name = originalName(file.name);
  const refused = refusalOf(name, file.size);
  if (refused) throw new Problem(refused, { file: name });
  if (!PRODUCT_ID.test(file.productId)) throw new Problem('input.invalid', { file: name }, { productId: 'field.invalid-format' });
  if (!(await fileStore().hasRoomFor(file.size))) throw new Problem('storage.quota-exceeded', { file: name });
  const data = {
    fileName: randomFileName(),
    originalName: name,
    size: file.size,
    mimeType: MIME_TYPE.test(file.mimeType) ? file.mimeType : 'application/octet-stream',
    complete: false,
    touchedAt: currentTime(),
    productId: file.productId,
    cartIdHash: file.cartIdHash,
    addressHash: file.addressHash,
  };
  const row: FileRow = await strapi.db.transaction(() => files(strapi).create({ data }));
  // Counted with the row already there: of two uploads at once at least one sees the other, so no limit is ever passed.
  const exceeded = await exceededLimit(strapi, file);
  if (!exceeded) return row;
  await files(strapi).delete({ where: { id: row.id } });
  throw new Problem(exceeded, { file: name });
}

function refusalOf(name: string, size: number): ProblemCode | null {
  if (!isAcceptedExtension(extensionOf(name))) return 'upload.type-refused';
  if (!(size > 0)) return 'upload.empty';
  return size > MAX_FILE_BYTES ? 'upload.too-large' : null;
}

async function exceededLimit(strapi: Core.Strapi, { cartIdHash, addressHash, productId }: NewFile): Promise<ProblemCode | null> {
  const { cartBytes, addressDayBytes } = fileLimits();
  const ofProduct = await files(strapi).count({ where: { cartIdHash, productId } });
  if (ofProduct > MAX_FILES_PER_PRODUCT) return 'upload.too-many';
  const stored = () => strapi.db.connection('customer_files').sum('size as bytes').first();
  const cart = await stored().where({ cart_id_hash: cartIdHash });
  const today = await stored()
    .where({ address_hash: addressHash })
    .where('created_at', '>', new Date(Date.now() - DAY_MS));
  const exceeds = Number(cart?.bytes) > cartBytes || Number(today?.bytes) > addressDayBytes;
  return exceeds ? 'storage.quota-exceeded' : null;
}

/** Cleans a visitor's file name of folders, control and direction signs; a long one loses its middle, not its extension. */
export function originalName(given: string): string {
  const name = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  if (visible.length <= MAX_FILE_NAME_LENGTH) return visible;
  const ending = `…${visible.slice(-Math.min(extensionOf(visible).length + 1, 20))}`;
  return (visible.slice(0, MAX_FILE_NAME_LENGTH - ending.length) + ending).replace(/\p{Cs}/gu, '');
}

/** Stores a file that came whole (spec §9: up to 256 KiB). @throws Problem upload.*, storage.quota-exceeded */
export async function storeSmallFile(strapi: Core.Strapi, file: NewFile, bytes: Buffer): Promise<FileRow> {
  const row = await registerFile(strapi, file);
  try {
    const fits = fitsName(row.originalName, bytes.subarray(0, SIGNATURE_BYTES));
    if (!fits) throw new Problem('upload.signature-refused', { file: row.originalName });
    await fileStore().put(row.fileName, bytes);
    await completeFile(strapi, row.fileName);
  } catch (error) {
    await removeUnclaimedFile(strapi, row.fileName);
    throw error;
  }
  return files(strapi).findOne({ where: { id: row.id } });
}
