import type { Core } from '@strapi/strapi';
import { files, unclaimed } from './file-row';
import { fileStore } from '../../platform/storage/open-store';
import { UNCLAIMED_FILE_LIFETIME_MS } from '../../contract/files/file';

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

const BATCH = 100;

/** Removes files that nothing has claimed 30 days after the last touch, unfinished uploads too. */
export async function removeExpiredFiles(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - UNCLAIMED_FILE_LIFETIME_MS);
  let lastId = 0;
  for (;;) {
    const expired: { id: number; fileName: string }[] = await files(strapi).findMany({
      where: { ...unclaimed, touchedAt: { $lt: before }, id: { $gt: lastId } },
      select: ['id', 'fileName'],
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    const results = await Promise.allSettled(expired.map(({ fileName }) => removeUnclaimedFile(strapi, fileName)));
    for (const result of results) if (result.status === 'rejected') strapi.log.error('An expired file could not be removed', result.reason);
    lastId = expired.at(-1)?.id ?? 0;
    if (expired.length < BATCH) return;
  }
}
