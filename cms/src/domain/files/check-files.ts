import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { type CheckNote, type CheckState, isBomb } from '../../contract/files/file-check';
import { SIGNATURE_BYTES } from '../../contract/files/file';
import { beat } from '../../platform/jobs/start-jobs';
import { beginScan, hasScanner, isScannerThere, type Scan, ScannerAway, type Verdict } from '../../platform/scanning/clamd';
import { clamdMaxBytes } from '../../platform/settings';
import { fileStore } from '../../platform/storage/open-store';
import { databaseTime, inDatabaseTime } from '../../platform/time/database-time';
import { findInArchive } from './check-archive';
import { announceVerdict } from './announce-verdict';
import { type FileRow, files } from './file-row';
import { fitsName } from './signatures';

/** What was found out about a file. */
type Finding = { state: CheckState; note: string | null };

/** Files up to this size are read by a job of their own, so that no large one holds them up. */
const SMALL_BYTES = 64 * 1024 ** 2;
/** Time until another process may take over a file whose reader is gone, and how often a reader says that it is not. */
const LEASE_MS = 60_000;
const RENEW_MS = 10_000;
/** The end of a round, in which one file after the other is read. */
const ROUND_MS = 30_000;
/** Pauses after failures: doubling from the first to the last. */
const FIRST_PAUSE_MS = 5_000;
const LAST_PAUSE_MS = 60 * 60 * 1000;
/** So many failures of a scanner that does answer are the file's own. */
const MAX_TRIES = 5;

const EVERY_MS = 500;

/** The two jobs that read each file once: for its SHA-256, and for the scanner where there is one. */
export const checkJobs = [
  {
    name: 'check small files',
    everyMs: EVERY_MS,
    run: (strapi: Core.Strapi) => checkFiles(strapi, 'check small files', { $lte: SMALL_BYTES }),
  },
  {
    name: 'check large files',
    everyMs: EVERY_MS,
    run: (strapi: Core.Strapi) => checkFiles(strapi, 'check large files', { $gt: SMALL_BYTES }),
  },
] as const;

let isAway = false;

async function checkFiles(strapi: Core.Strapi, job: string, size: object): Promise<void> {
  const end = Date.now() + ROUND_MS;
  while (Date.now() < end) {
    const row = await takeNext(strapi, size);
    if (!row) return;
    if (hasScanner() && !(await isScannerThere())) {
      if (!isAway) strapi.log.error('The virus scanner does not answer: files wait.');
      isAway = true;
      return letGo(strapi, row, { counts: false });
    }
    isAway = false;
    await checkFile(strapi, row, job);
  }
}

/** The newest first: those who have just sent files look at them, and files of an earlier edition can wait. */
async function takeNext(strapi: Core.Strapi, size: object): Promise<FileRow | null> {
  const now = databaseTime();
  const due = { $or: [{ checkAfter: { $null: true } }, { checkAfter: { $lt: now } }] };
  const unread = hasScanner() ? {} : { sha256: { $null: true } };
  const where = { complete: true, checkState: 'unchecked', size, ...due, ...unread };
  for (;;) {
    const row: FileRow | null = await files(strapi).findOne({ where, orderBy: { id: 'desc' } });
    if (!row) return null;
    const checkOwner = randomUUID();
    const data = { checkOwner, checkAfter: new Date(now.getTime() + LEASE_MS), checkTries: (row.checkTries ?? 0) + 1 };
    const { count } = await files(strapi).updateMany({ where: { id: row.id, checkState: 'unchecked', ...due }, data });
    if (count > 0) return { ...row, ...data, checkAfter: data.checkAfter.toISOString() };
  }
}

/** Reads one file that was taken. What fails is tried again after a pause. */
async function checkFile(strapi: Core.Strapi, row: FileRow, job: string): Promise<void> {
  const renewal = setInterval(() => {
    beat(job, EVERY_MS);
    const data = { checkAfter: inDatabaseTime(LEASE_MS) };
    void files(strapi)
      .updateMany({ where: mine(row), data })
      .catch((error: unknown) => strapi.log.error('A file being checked could not be kept', error));
  }, RENEW_MS).unref();
  try {
    const { sha256, finding } = await readOnce(row);
    const known = row.sha256 ?? sha256;
    if (known !== sha256) await keep(strapi, row, { state: 'held', note: 'changed', sha256: known });
    else if (!(finding instanceof Error)) await keep(strapi, row, { ...finding, sha256 });
    else {
      strapi.log.error(`The file ${row.fileName} could not be scanned`, finding);
      await tryAgain(strapi, row, { sha256, counts: !(finding instanceof ScannerAway) || (await isScannerThere()) });
    }
  } catch (error) {
    strapi.log.error(`The file ${row.fileName} could not be read`, error);
    await letGo(strapi, row, { counts: true });
  } finally {
    clearInterval(renewal);
  }
}

const mine = ({ id, checkOwner }: FileRow) => ({ id, checkOwner, checkState: 'unchecked' });

/** Gives a file back that the scanner failed on. One on which it fails again and again, and only on it, is held. */
async function tryAgain(strapi: Core.Strapi, row: FileRow, { sha256, counts }: { sha256: string; counts: boolean }): Promise<void> {
  if (counts && (row.checkTries ?? 0) >= MAX_TRIES) return keep(strapi, row, { state: 'held', note: 'scan-failed', sha256 });
  await files(strapi).updateMany({ where: mine(row), data: { sha256 } });
  await letGo(strapi, row, { counts });
}

/** Gives a file back until the next try. @param counts whether the pauses grow, since waiting alone may not help */
async function letGo(strapi: Core.Strapi, row: FileRow, { counts }: { counts: boolean }): Promise<void> {
  const tries = row.checkTries ?? 1;
  const pause = counts ? Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LAST_PAUSE_MS) : FIRST_PAUSE_MS;
  const data = { checkOwner: null, checkAfter: inDatabaseTime(pause), checkTries: counts ? tries : tries - 1 };
  await files(strapi).updateMany({ where: mine(row), data });
}

/** Stores a verdict, unless another process has taken the file over. */
async function keep(strapi: Core.Strapi, row: FileRow, { state, note, sha256 }: Finding & { sha256: string }): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const data = { checkState: state, checkNote: note, checkedAt: new Date(), sha256, checkOwner: null, checkAfter: null };
    const { count } = await files(strapi).updateMany({ where: mine(row), data });
    if (count > 0) await announceVerdict(strapi, trx, row.id);
  });
}

/** Reads all bytes of a file, once. @returns the scanner's failure in place of a finding @throws Error when the store fails */
async function readOnce(row: FileRow): Promise<{ sha256: string; finding: Finding | Error }> {
  const size = Number(row.size);
  const archive = await findInArchive({ size, open: (range) => fileStore().open(row.fileName, range) });
  const isScanned = hasScanner() && size <= clamdMaxBytes && !(archive && isBomb(archive));
  const scan = isScanned ? beginScan() : null;
  try {
    const { sha256, start, failure } = await readBytes(row, scan);
    if (!scan) return { sha256, finding: unscanned(row, start, archive) };
    const verdict = failure ?? (await scan.verdict().catch((error: unknown) => error as Error));
    return { sha256, finding: verdict instanceof Error ? verdict : findingOf(verdict, archive) };
  } finally {
    scan?.close();
  }
}

type Bytes = { sha256: string; start: Buffer; /** What the scanner failed with, while the file was read on. */ failure: Error | undefined };

async function readBytes({ fileName, size }: FileRow, scan: Scan | null): Promise<Bytes> {
  const hash = createHash('sha256');
  const start: Buffer[] = [];
  let read = 0;
  let failure: Error | undefined;
  const noteFailure = (error: unknown) => void (failure = error as Error);
  for await (const chunk of await fileStore().open(fileName)) {
    const bytes = chunk as Buffer;
    hash.update(bytes);
    if (read < SIGNATURE_BYTES) start.push(bytes);
    read += bytes.length;
    if (!failure) await scan?.send(bytes).catch(noteFailure);
  }
  if (read !== Number(size)) throw new Error(`${read} of ${size} bytes are stored`);
  return { sha256: hash.digest('hex'), start: Buffer.concat(start).subarray(0, SIGNATURE_BYTES), failure };
}

const noted = (state: CheckState, note: CheckNote | null): Finding => ({ state, note });

/** Without a scanner files stay unchecked. Of one that is too large for it the beginning is looked at once more, and staff release it. */
function unscanned({ originalName }: FileRow, start: Buffer, archive: CheckNote | null): Finding {
  if (archive) return noted('held', archive);
  if (!hasScanner()) return noted('unchecked', null);
  return fitsName(originalName, start) ? noted('too-large', null) : noted('held', 'header');
}

/** What is found weighs more than what could not be looked into. */
function findingOf({ found, beyondLimits }: Verdict, archive: CheckNote | null): Finding {
  if (archive && !found) return noted('held', archive);
  if (beyondLimits) return noted('too-large', 'scan-limits');
  // What clamd calls what it cannot open, when `AlertEncrypted` is set.
  if (found?.startsWith('Heuristics.Encrypted')) return noted('held', 'encrypted');
  return found ? { state: 'infected', note: found } : noted('clean', null);
}
