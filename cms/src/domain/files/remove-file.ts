import type { Core } from '@strapi/strapi';
import { files, unclaimed } from './file-row';
import { fileStore } from '../../platform/storage/open-store';

/**
 * Removes an unclaimed file: out of reach for a claim first, then bytes, then row, so that a killed process leaves
 * nothing behind that a second run would not find.
 * @returns false when the file is claimed.
 */
export async function removeUnclaimedFile(strapi: Core.Strapi, fileName: string): Promise<boolean> {
  const where = { fileName, ...unclaimed };
  const { count } = await files(strapi).updateMany({ where, data: { complete: false } });
  if (count === 0) return false;
  await fileStore().discard(fileName);
  await files(strapi).deleteMany({ where });
  return true;
}
