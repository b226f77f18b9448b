import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { extensionOf, isAcceptedExtension, MAX_FILE_BYTES, MAX_FILE_NAME_LENGTH, SIGNATURE_BYTES } from '../../contract/files/file';
import { MAX_FILES_PER_PRODUCT } from '../../contract/quoting/cart';
import { Problem } from '../../contract/problem';
import type { ProblemCode } from '../../contract/problem-status';
import { currentTime } from '../../platform/time/time';
import { observeUpload } from '../../platform/health/metrics';
import { fileLimits, fileStore } from '../../platform/storage/open-store';
import { completeFile, type FileRow, files, randomFileName } from './file-row';
import { removeUnclaimedFile } from './cart-files';
import { fitsName } from './signatures';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIME_TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/;
const PRODUCT_ID = /^[\w-]{1,64}$/;
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The visitor's facts about a file before it is sent, and hashes of who they are. */
export type NewFile = {
  name: string;
  size: number;
  mimeType: string;
  productId: string;
  cartIdHash: string;
  addressHash: string;
  /** A UUID that names the call which brings the file: repeated with it, the call stores nothing twice. */
  key?: string;
};

/**
 * Registers a file: from here on it counts against the limits, and its bytes may come.
 * @throws Problem upload.type-refused, upload.empty, upload.too-large, upload.too-many, storage.quota-exceeded
 */
async function registerFile(strapi: Core.Strapi, file: NewFile): Promise<FileRow> {
  const name = originalName(file.name);
  const refused = refusalOf(name, file.size);
  if (refused) throw new Problem(refused, { file: name });
  if (!PRODUCT_ID.test(file.productId)) throw new Problem('input.invalid', { file: name }, { productId: 'field.invalid-format' });
  if (file.key !== undefined && !KEY.test(file.key)) throw new Problem('input.invalid', { file: name }, { key: 'field.invalid-format' });
  if (!(await fileStore().hasRoomFor(file.size))) throw new Problem('storage.quota-exceeded', { file: name });
  const data = {
    fileName: fileNameOf(file),
    originalName: name,
    size: file.size,
    mimeType: MIME_TYPE.test(file.mimeType) ? file.mimeType : 'application/octet-stream',
    complete: false,
    checkState: 'unchecked',
    checkTries: 0,
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

/** Returns the name under which a file is stored: the same for each call of a cart with the same key. */
const fileNameOf = ({ cartIdHash, key }: NewFile): string =>
  key === undefined ? randomFileName() : createHash('sha256').update(`${cartIdHash} ${key}`).digest().subarray(0, 16).toString('base64url');

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
export const storeSmallFile = (strapi: Core.Strapi, file: NewFile, bytes: Buffer): Promise<FileRow> =>
  observeUpload(bytes.length, () => storeWhole(strapi, file, bytes));

async function storeWhole(strapi: Core.Strapi, file: NewFile, bytes: Buffer): Promise<FileRow> {
  const row = await registerOnce(strapi, file);
  if (row.complete) return row;
  const fits = fitsName(row.originalName, bytes.subarray(0, SIGNATURE_BYTES));
  try {
    if (!fits) throw new Problem('upload.signature-refused', { file: row.originalName });
    await fileStore().put(row.fileName, bytes);
    await completeFile(strapi, row.fileName);
  } catch (error) {
    // The row of a call with a key waits for its repetition, which may be storing the same bytes at this moment.
    if (!fits || file.key === undefined) await removeUnclaimedFile(strapi, row.fileName);
    throw error;
  }
  return files(strapi).findOne({ where: { id: row.id } });
}

/** Registers a file, or finds what the same call registered before or at the same moment. @throws Problem as `registerFile` */
export async function registerOnce(strapi: Core.Strapi, file: NewFile): Promise<FileRow> {
  const earlier = await findEarlier(strapi, file);
  if (earlier) return earlier;
  try {
    return await registerFile(strapi, file);
  } catch (error) {
    const simultaneous = await findEarlier(strapi, file);
    if (simultaneous) return simultaneous;
    throw error;
  }
}

/** Finds the file that an earlier call with the same key brought. @throws Problem input.invalid when that was another file */
async function findEarlier(strapi: Core.Strapi, file: NewFile): Promise<FileRow | null> {
  if (file.key === undefined) return null;
  const row: FileRow | null = await files(strapi).findOne({ where: { fileName: fileNameOf(file), cartIdHash: file.cartIdHash } });
  const name = originalName(file.name);
  if (row && (row.originalName !== name || Number(row.size) !== file.size)) {
    throw new Problem('input.invalid', { file: name }, { key: 'field.invalid-value' });
  }
  return row;
}
