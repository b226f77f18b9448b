import type { Readable } from 'node:stream';
import type { Upload } from '@tus/server';

/** The bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** Bytes of a disk. */
export type Space = { free: number; total: number };

/** The parts of an upload that an S3 store holds until it is completed or aborted. */
export type UnfinishedUpload = { fileName: string; uploadId: string; startedAt: Date };

/** The store of customer files. Never public; names are the random `fileName`s of the rows. */
export interface FileStore {
  /** Stores a whole small file. */
  put(fileName: string, bytes: Buffer): Promise<void>;
  /** Opens a finished file's bytes, or a part of them. @throws Problem storage.object-not-found */
  open(fileName: string, range?: ByteRange): Promise<Readable>;
  /** Removes whatever there is under the name, finished or not. A missing file is no failure. */
  discard(fileName: string): Promise<void>;
  /** Reads the first bytes of an unfinished upload. */
  readStart(fileName: string, length: number): Promise<Buffer>;
  /** Names the files of the store, finished or not. */
  list(): AsyncGenerator<string>;
  /** Lists uploads that began and did not end, where the store holds their parts apart from files. */
  listUnfinished(): AsyncGenerator<UnfinishedUpload>;
  /** Ends one of them and frees its parts. One that has ended since is no failure. */
  abortUnfinished(upload: UnfinishedUpload): Promise<void>;
  /** Stores a whole file of this machine, however large it is. */
  putLarge(fileName: string, path: string): Promise<void>;
  /** Checks whether `bytes` more leave the disk as free as the operator wants it. */
  hasRoomFor(bytes: number): Promise<boolean>;
  /** Reads the disk that the files lie on; null for a store that tells nothing of its space. */
  space(): Promise<Space | null>;

  /** The parts that the tus server calls. */
  create(upload: Upload): Promise<Upload>;
  write(bytes: Readable, fileName: string, offset: number): Promise<number>;
  getUpload(fileName: string): Promise<Upload>;
}
