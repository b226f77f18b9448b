import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isBlocked, isReleasable } from '../../contract/files/file-check';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/time';
import { unclaimed, files, type FileRow } from './file-row';
import { fileStore } from '../../platform/storage/open-store';
import { UNCLAIMED_FILE_LIFETIME_MS } from '../../contract/files/file';

/** The document that uploaded files are handed to. */
type Claim =
  | { quote_id: string; message_id?: string; evidence?: boolean }
  | { contact_id: string }
  | { order_id: string; version: number }
  | { assignment_id: string; submission: number }
  | { assignment_id: string; message_id: string };

export type CartFileRow = { fileName: string; originalName: string; fileSize: number };

/**
 * Finds the named finished uploads of one cart.
 * @throws Problem quote.file-unknown for a name that is not this cart's, quote.file-unfinished while bytes are missing,
 *   quote.file-blocked for one in which the check found something
 */
export async function findCartFiles(strapi: Core.Strapi, cartIdHash: string, fileNames: readonly string[]): Promise<CartFileRow[]> {
  const names = [...new Set(fileNames)];
  if (names.length === 0) return [];
  const rows: Pick<FileRow, 'fileName' | 'originalName' | 'size' | 'complete' | 'checkState' | 'checkNote'>[] = await strapi.db
    .query('api::file.file')
    .findMany({ where: { cartIdHash, fileName: { $in: names }, ...unclaimed } });
  if (rows.length < names.length) throw new Problem('quote.file-unknown');
  const unfinished = rows.find((row) => !row.complete);
  if (unfinished) throw new Problem('quote.file-unfinished', { file: unfinished.originalName });
  // A file that waits may be handed over; one that staff can release may, too.
  const blocked = rows.find(({ checkState: state, checkNote }) => isBlocked(state) && !isReleasable(state, checkNote));
  if (blocked) throw new Problem('quote.file-blocked', { file: blocked.originalName });
  return rows.map(({ fileName, originalName, size }) => ({ fileName, originalName, fileSize: Number(size) }));
}

/**
 * Hands the files over to the quote, message, order or assignment, inside its transaction.
 * @throws Problem quote.file-unknown when one was claimed or removed since
 */
export async function claimFiles(
  trx: Knex,
  { cartIdHash, claim, fileNames }: { cartIdHash: string; claim: Claim; fileNames: readonly string[] },
): Promise<void> {
  const names = [...new Set(fileNames)];
  if (names.length === 0) return;
  const claimed = await trx('customer_files')
    .whereIn('file_name', names)
    .where({ cart_id_hash: cartIdHash, complete: true })
    .whereNull('quote_id')
    .whereNull('contact_id')
    .whereNull('order_id')
    .whereNull('assignment_id')
    .update({ ...claim, claimed_at: currentTime() });
  if (claimed !== names.length) throw new Problem('quote.file-unknown');
}

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

/** Removes files that nothing has claimed 30 days after the last touch, unfinished uploads too, and what they left in the store. */
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
    if (expired.length < BATCH) return abortAbandoned(strapi);
  }
}

/** Time in which an upload may have begun in the store whose row is still about to be written, or be copied in by a restore. */
const UNKNOWN_UPLOAD_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * Ends uploads in the store that no unfinished file belongs to: a process died between the store and its note, or while it
 * copied. Nobody sees their parts, and they cost as much as files.
 */
async function abortAbandoned(strapi: Core.Strapi): Promise<void> {
  for await (const upload of fileStore().listUnfinished()) {
    const isYoung = upload.startedAt.getTime() > Date.now() - UNKNOWN_UPLOAD_LIFETIME_MS;
    if (isYoung || (await files(strapi).count({ where: { fileName: upload.fileName, complete: false } })) > 0) continue;
    await fileStore().abortUnfinished(upload);
    strapi.log.info(`Ended an abandoned upload of ${upload.fileName}, begun at ${upload.startedAt.toISOString()}`);
  }
}

/**
 * Deletes the stored documents of some subjects, and hands their bytes over to the clean-up as files that nothing claims: a
 * process that is killed leaves nothing behind that it would not find. Part of the caller's transaction; the database refuses
 * it before their time is over.
 */
export async function removeDocuments(strapi: Core.Strapi, trx: Knex, subjects: readonly string[]): Promise<void> {
  const rows: { id: number; file_name: string }[] = await trx('stored_documents').whereIn('subject', subjects).select('id', 'file_name');
  for (const { id, file_name: fileName } of rows) {
    await trx('stored_documents').where({ id }).delete();
    const nobody = { originalName: '–', size: 0, mimeType: 'application/octet-stream', cartIdHash: '', addressHash: '', productId: '' };
    await files(strapi).create({ data: { ...nobody, fileName, complete: false, touchedAt: new Date(0) } });
  }
}
