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
