import type { Core } from '@strapi/strapi';
import { UNCLAIMED_FILE_LIFETIME_MS } from '../../contract/files/file';
import { files, unclaimed } from './file-row';
import { removeUnclaimedFile } from './remove-file';

const BATCH = 100;

/** Removes what nothing has claimed 30 days after the last touch, unfinished uploads too. */
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
