import type { Problem } from '@contract/problem';

/** The place a file goes to once it has arrived. */
export type UploadPlace = 'temporary' | 'cart' | 'message';

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
