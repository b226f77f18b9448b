import type { Readable } from 'node:stream';
import type { Upload } from '@tus/server';

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of customer files lie. Never public; names are the random `fileName`s of the rows. */
export interface FileStore {
  /** Stores a whole small file. */
  put(fileName: string, bytes: Buffer): Promise<void>;
  /** A finished file's bytes, or a part of them. @throws Problem storage.object-not-found */
  open(fileName: string, range?: ByteRange): Promise<Readable>;
  /** Removes whatever there is under the name, finished or not. Nothing there is fine. */
  discard(fileName: string): Promise<void>;
  /** The first bytes of an unfinished upload. */
  readStart(fileName: string, length: number): Promise<Buffer>;
  /** Whether `bytes` more leave the disk as free as the operator wants it. */
  hasRoomFor(bytes: number): Promise<boolean>;

  /** The parts that the tus server calls. */
  create(upload: Upload): Promise<Upload>;
  write(bytes: Readable, fileName: string, offset: number): Promise<number>;
  getUpload(fileName: string): Promise<Upload>;
}

const GIB = 1024 ** 3;

/** How much one visitor may store, from the environment. Sizes are bytes, the share is of the whole disk. */
export const fileLimits = () => ({
  cartBytes: Number(process.env.FILES_CART_BYTES ?? 200 * GIB),
  addressDayBytes: Number(process.env.FILES_ADDRESS_DAY_BYTES ?? 500 * GIB),
  minFreeShare: Number(process.env.FILES_MIN_FREE_SHARE ?? 0.1),
});

/** The single range of a `Range` header within `size` bytes, or null for the whole file (RFC 9110 lets servers ignore others). */
export function byteRange(header: string, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : null;
}
