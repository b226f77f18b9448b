import type { Core } from '@strapi/strapi';
import { SIGNATURE_BYTES } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { completeFile, files, type FileRow } from './file-row';
import { fileStore } from '../../platform/storage/open-store';
import { registerFile, type NewFile } from './register-file';
import { removeUnclaimedFile } from './remove-file';
import { fitsName } from './signatures';

/** Takes in a file that came whole (spec §9: up to 256 KiB). @throws Problem upload.*, storage.quota-exceeded */
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
