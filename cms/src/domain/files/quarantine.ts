import type { Core } from '@strapi/strapi';
import { isReleasable } from '../../contract/files/file-check';
import type { QuarantineCheck, ScanState } from '../../contract/files/quarantine';
import { Problem } from '../../contract/problem';
import { appendEvents } from '../../platform/events/append-event';
import type { Actor } from '../../platform/events/transition-document';
import { hasScanner, isScannerThere } from '../../platform/scanning/clamd';
import { documentsOf, factOf } from './announce-verdict';
import { type FileRow, files } from './file-row';

/** Time in which the scanner must answer those who only ask for it. */
const SCANNER_MS = 2_000;

/** States in which a file is held back until staff decide, or for good. */
const quarantined = ['infected', 'too-large', 'held'] as const;

type Waiting = { count: number; /** ISO time at which the first of them began to come; null when none waits. */ since: string | null };

/** Reads how many files wait for the scanner, and since when. Without a scanner none does. */
export async function readWaiting(strapi: Core.Strapi): Promise<Waiting> {
  if (!hasScanner()) return { count: 0, since: null };
  const [row] = await strapi.db
    .connection('customer_files')
    .where({ complete: true, check_state: 'unchecked' })
    .count({ count: '*' })
    .min({ since: 'created_at' });
  return { count: Number(row?.count ?? 0), since: row?.since ? new Date(row.since).toISOString() : null };
}

export const countQuarantined = (strapi: Core.Strapi): Promise<number> =>
  files(strapi).count({ where: { checkState: { $in: [...quarantined] } } });

/** Reads how the check of files goes. */
export async function readScanState(strapi: Core.Strapi): Promise<ScanState> {
  const [{ count: waiting, since }, held, there] = await Promise.all([
    readWaiting(strapi),
    countQuarantined(strapi),
    hasScanner() && isScannerThere(SCANNER_MS),
  ]);
  return { scanner: !hasScanner() ? 'none' : there ? 'there' : 'away', waiting, since, held };
}

/** Returns the filter for one state, or for all in which a check holds a file back; one that matches nothing without a scanner. */
export function quarantineFilter(check: QuarantineCheck | undefined): object {
  if (check === 'waiting') return { complete: true, checkState: 'unchecked', ...(!hasScanner() && { id: { $null: true } }) };
  return { checkState: check ?? { $in: [...quarantined] } };
}

/** Checks whether staff may release a file: only with a document to which it belongs, which is then where it is noted. */
export const mayRelease = (row: FileRow): boolean => isReleasable(row.checkState, row.checkNote) && documentsOf(row).length > 0;

/**
 * Releases a file that could not be checked as a whole; the log says who did. A second call finds it released.
 * @throws Problem storage.object-not-found, storage.not-releasable
 */
export async function releaseFile(strapi: Core.Strapi, fileName: string, by: Actor): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const row: FileRow | null = await files(strapi).findOne({ where: { fileName, complete: true } });
    if (!row) throw new Problem('storage.object-not-found');
    if (row.checkState === 'released') return;
    if (!mayRelease(row)) throw new Problem('storage.not-releasable');
    const where = { id: row.id, checkState: row.checkState };
    const { count } = await files(strapi).updateMany({ where, data: { checkState: 'released' } });
    if (count === 0) return;
    const fact = { fact: 'file-unlocked', actor: by.kind, accountId: by.accountId } as const;
    await appendEvents(
      strapi,
      trx,
      documentsOf(row).map(({ topic, subject }) => factOf(row, { topic, subject, ...fact })),
    );
  });
}
