import { Problem } from '@contract/problem';
import type { CartFile } from '@contract/quoting/cart';
import { isCartId } from '../lib/storage/cart-id';
import { isFields, isFinite, isName, isText } from '../lib/storage/guards';
import type { ProblemCode } from '@contract/problem-status';
import { problemText } from '../lib/text/problem-text';
import type { Translate } from '../lib/text/strings';

/**
 * `interrupted` can go on, with the file at hand or after it was chosen again; `rejected` can only be dismissed;
 * `elsewhere` goes on in another tab.
 */
type UploadStatus = 'waiting' | 'uploading' | 'paused' | 'interrupted' | 'rejected' | 'elsewhere';

/** A file on its way, as lists show it. */
export type UploadRow = {
  id: string;
  place: UploadPlace;
  productId: string;
  name: string;
  size: number;
  lastModified: number;
  status: UploadStatus;
  sentBytes: number;
  /** The time and place at which the current try began, to work out the speed. */
  startedAtMs: number;
  startedAtBytes: number;
  /** The time at which `sentBytes` was last reported. */
  sentAtMs: number;
  url?: string;
  problem?: Problem;
};

/** The part of an upload that is stored, so that a reload can continue it. */
export type UnfinishedUpload = Pick<UploadRow, 'id' | 'place' | 'productId' | 'name' | 'size' | 'lastModified' | 'sentBytes'> & {
  url: string;
};

const MAX_PARALLEL_UPLOADS = 2;
/** The time before which the speed of an upload is a guess. */
const SPEED_KNOWN_AFTER_MS = 2_000;

export const isBusy = (row: Pick<UploadRow, 'status'>): boolean => row.status === 'uploading' || row.status === 'waiting';

/** Returns true if sending a request must wait for this file or its removal. */
export const isUnfinished = (row: UploadRow): boolean => row.status !== 'rejected';

/** Returns the next row whose turn it is, or undefined while enough are under way. */
export function nextWaiting(rows: readonly UploadRow[]): UploadRow | undefined {
  if (rows.filter((row) => row.status === 'uploading').length >= MAX_PARALLEL_UPLOADS) return undefined;
  return rows.find((row) => row.status === 'waiting');
}

/** Returns true if the chosen file is the one the row was sending. */
export const isSameFile = (
  row: Pick<UploadRow, 'name' | 'size' | 'lastModified'>,
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
): boolean => row.name === file.name && row.size === file.size && row.lastModified === file.lastModified;

export const percentSent = (row: UploadRow): number => (row.size === 0 ? 0 : Math.floor((row.sentBytes / row.size) * 100));

/** Returns the seconds until the upload ends at its speed so far, or null while that is unknown. */
export function remainingSeconds(row: UploadRow): number | null {
  const elapsedMs = row.sentAtMs - row.startedAtMs;
  const sent = row.sentBytes - row.startedAtBytes;
  if (row.status !== 'uploading' || elapsedMs < SPEED_KNOWN_AFTER_MS || sent <= 0) return null;
  return Math.ceil(((row.size - row.sentBytes) * elapsedMs) / sent / 1_000);
}

export const unfinishedOf = (row: UploadRow): UnfinishedUpload | null => {
  const { id, place, productId, name, size, lastModified, sentBytes, url } = row;
  return url && isUnfinished(row) ? { id, place, productId, name, size, lastModified, sentBytes, url } : null;
};

/** Returns a row for an upload that a reload has cut. */
export const interruptedRow = (upload: UnfinishedUpload): UploadRow => ({
  ...upload,
  status: 'interrupted',
  startedAtMs: 0,
  sentAtMs: 0,
  startedAtBytes: upload.sentBytes,
});

/** The places a file can go to once it has arrived. */
export const uploadPlaces = ['temporary', 'cart', 'message'] as const;
export type UploadPlace = (typeof uploadPlaces)[number];

/** The input of one upload. */
export type UploadOrder = {
  productId: string;
  file: File;
  cartId: string;
  /** The address at which a former try left off. */
  uploadUrl?: string;
  /** Aborting stops sending; what has arrived stays and can be resumed. */
  signal: AbortSignal;
  onUploadUrl: (url: string) => void;
  onProgress: (sentBytes: number) => void;
};

/** Guards for files and uploads that come out of browser storage. */

export function isCartFile(value: unknown): value is CartFile {
  if (!isFields(value)) return false;
  const { fileName, originalName, fileSize, mimeType, uploadedAt, productId, cartId } = value;
  const isKnown = isName(fileName) && isName(originalName) && isName(productId) && isCartId(cartId);
  return isKnown && isFinite(fileSize) && fileSize >= 0 && isText(mimeType) && isText(uploadedAt) && !Number.isNaN(Date.parse(uploadedAt));
}

export function isUnfinishedUpload(value: unknown): value is UnfinishedUpload {
  if (!isFields(value)) return false;
  const { id, place, productId, name, size, lastModified, sentBytes, url } = value;
  const isOurs = isText(url) && url.startsWith('/api/files/tus/');
  return (
    isOurs &&
    [id, productId, name].every(isName) &&
    [size, lastModified, sentBytes].every(isFinite) &&
    uploadPlaces.some((known) => known === place)
  );
}

export const isUnfinishedUploads = (value: unknown): value is UnfinishedUpload[] => Array.isArray(value) && value.every(isUnfinishedUpload);

/** The codes that replace those of other calls, with texts that fit a file. */
const forFiles: Partial<Record<ProblemCode, ProblemCode>> = {
  'input.too-large': 'upload.size-refused',
  'auth.forbidden': 'upload.access-refused',
  'storage.unauthorized': 'upload.access-refused',
  'server.failed': 'upload.server-failed',
  'server.unavailable': 'upload.server-failed',
  'upload.failed': 'upload.server-failed',
};

/** The refusals that more patience may cure; the upload stays and can go on. */
export const resumableProblems: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'storage.retry-limit-exceeded',
  'upload.server-failed',
  'upload.offline',
  'rate.limited',
  'app-check.failed',
  'storage.canceled',
]);

/** Returns whatever ended an upload as the problem that its sender is shown. */
export function uploadProblem(failure: unknown): Problem {
  if (!navigator.onLine) return new Problem('upload.offline', {}, {}, { cause: failure });
  if (!(failure instanceof Problem)) return new Problem('storage.unknown', {}, {}, { cause: failure });
  // Without a cause the server has answered so itself.
  const code = failure.code === 'server.unavailable' && failure.cause ? 'upload.offline' : (forFiles[failure.code] ?? failure.code);
  return code === failure.code ? failure : new Problem(code, failure.data, {}, { cause: failure });
}

/** Says that a file was not uploaded (spec §5, §8), and why. */
export const uploadFailureText = (t: Translate, name: string, problem: Problem): string =>
  t('upload.refused', { name, reason: problemText(t, problem, { name }) });
