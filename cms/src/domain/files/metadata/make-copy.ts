import type { Core } from '@strapi/strapi';
import { Problem } from '../../../contract/problem';
import { fileStore } from '../../../platform/storage/open-store';
import { currentTime } from '../../../platform/time/time';
import { type FileRow, files, randomFileName } from '../file-row';
import { cleanedBytes } from './read-metadata';

/** A copy belongs to no cart and counts against nobody's limits. */
const NOBODY = '-';

/**
 * Makes the cleaned copy of a file, a further file of the request; one that was made before is found. It is checked like
 * any other. Killed in the midst, it leaves a file that nobody has claimed, which the clean-up removes.
 * @throws Problem storage.not-cleanable, storage.file-waiting, storage.file-blocked
 */
export async function cleanedCopyOf(strapi: Core.Strapi, original: FileRow, quoteId: string): Promise<FileRow> {
  const before: FileRow | null = await files(strapi).findOne({ where: { cleanedFrom: original.fileName, complete: true } });
  if (before) return before;
  const bytes = await cleanedBytes(original).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw new Problem('storage.not-cleanable', { file: original.originalName }, {}, { cause: error });
  });
  const { originalName, mimeType, fileName: cleanedFrom } = original;
  const kept = { fileName: randomFileName(), originalName, mimeType, size: bytes.length, cartIdHash: NOBODY, addressHash: NOBODY };
  const now = currentTime();
  const { id } = await files(strapi).create({ data: { ...kept, complete: false, checkState: 'unchecked', checkTries: 0, touchedAt: now } });
  await fileStore().put(kept.fileName, bytes);
  return files(strapi).update({ where: { id }, data: { complete: true, cleanedFrom, quoteId, claimedAt: now } });
}
