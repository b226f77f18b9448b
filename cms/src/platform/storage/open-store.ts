import { join } from 'node:path';
import { dataDir } from '../settings';
import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { FileStore as TusFileStore } from '@tus/file-store';
import { Problem } from '../../contract/problem';
import { S3, type S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import type { Upload } from '@tus/server';

let opened: FileStore | undefined;

/** Returns the store of this installation: S3 when it is configured, else a folder. */
export const fileStore = (): FileStore => (opened ??= process.env.S3_ENDPOINT ? new S3FileStore() : new LocalStore(join(dataDir, 'files')));

/** A store in a private folder of this machine. Beside each resumable upload lies a small file about it. */
class LocalStore extends TusFileStore implements FileStore {
  constructor(directory: string) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    super({ directory });
  }

  /** Stores a whole file at once: whoever reads meanwhile sees all of it or nothing. */
  async put(fileName: string, bytes: Buffer): Promise<void> {
    const unfinished = this.pathOf(`${fileName}.${randomUUID()}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, this.pathOf(fileName));
  }

  async open(fileName: string, range?: ByteRange): Promise<Readable> {
    const there = await stat(this.pathOf(fileName)).catch(() => null);
    if (!there) throw new Problem('storage.object-not-found');
    return createReadStream(this.pathOf(fileName), range);
  }

  async discard(fileName: string): Promise<void> {
    await rm(this.pathOf(fileName), { force: true });
    await rm(`${this.pathOf(fileName)}.json`, { force: true });
  }

  async readStart(fileName: string, length: number): Promise<Buffer> {
    const file = await open(this.pathOf(fileName));
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    const { bavail, blocks, bsize } = await statfs(this.directory);
    return bavail * bsize - bytes >= blocks * bsize * fileLimits().minFreeShare;
  }

  private pathOf(fileName: string): string {
    return join(this.directory, fileName);
  }
}

const PART_BYTES = 8 * 1024 * 1024;

/**
 * A store in a private bucket. While an upload runs, `<name>.info` describes it and `<name>.part` holds bytes that are
 * still too few for a part of S3's multipart upload.
 */
class S3FileStore extends S3Store implements FileStore {
  private readonly s3: S3;
  private readonly bucketName: string;

  constructor() {
    const bucket = process.env.S3_FILES_BUCKET;
    if (!bucket) throw new Error('S3_FILES_BUCKET is missing. Set it beside S3_ENDPOINT.');
    super({ partSize: PART_BYTES, s3ClientConfig: { ...clientConfig(), bucket } });
    this.s3 = new S3(clientConfig());
    this.bucketName = bucket;
  }

  async put(fileName: string, bytes: Buffer): Promise<void> {
    await this.s3.putObject({ ...this.at(fileName), Body: bytes });
  }

  async open(fileName: string, range?: ByteRange): Promise<Readable> {
    return this.fetch(fileName, range);
  }

  /** Removes a file under all its names: tus's own removal stops at finished uploads, whose multipart upload no longer exists. */
  async discard(fileName: string): Promise<void> {
    const info = await this.s3.headObject(this.at(`${fileName}.info`)).catch(absent);
    const UploadId = info?.Metadata?.['upload-id'];
    if (UploadId) await this.s3.abortMultipartUpload({ ...this.at(fileName), UploadId }).catch(absent);
    const names = [fileName, `${fileName}.part`, `${fileName}.info`];
    for (const name of names) await this.s3.deleteObject(this.at(name)).catch(absent);
    await this.clearCache(fileName);
  }

  async readStart(fileName: string, length: number): Promise<Buffer> {
    const start = await this.fetch(`${fileName}.part`, { start: 0, end: length - 1 });
    return Buffer.concat(await start.toArray());
  }

  async hasRoomFor(): Promise<boolean> {
    return true;
  }

  private async fetch(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const object = await this.s3.getObject({ ...this.at(key), Range }).catch(absent);
    if (!object) throw new Problem('storage.object-not-found');
    return object.Body as Readable;
  }

  private at(key: string) {
    return { Bucket: this.bucketName, Key: key };
  }
}

/** Configures the client. Other servers than Amazon's store the checksum frames of newer clients as part of the file. */
const clientConfig = (): S3ClientConfig => ({
  endpoint: process.env.S3_ENDPOINT,
  region: process.env.S3_REGION ?? 'eu-central-1',
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  credentials: { accessKeyId: process.env.S3_ACCESS_KEY ?? '', secretAccessKey: process.env.S3_SECRET_KEY ?? '' },
});

/** Turns the error for a missing object into undefined. @throws all other errors */
function absent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}

/** The bytes from `start` to `end`, both included. */
type ByteRange = { start: number; end: number };

/** The store of customer files. Never public; names are the random `fileName`s of the rows. */
interface FileStore {
  /** Stores a whole small file. */
  put(fileName: string, bytes: Buffer): Promise<void>;
  /** Opens a finished file's bytes, or a part of them. @throws Problem storage.object-not-found */
  open(fileName: string, range?: ByteRange): Promise<Readable>;
  /** Removes whatever there is under the name, finished or not. A missing file is no failure. */
  discard(fileName: string): Promise<void>;
  /** Reads the first bytes of an unfinished upload. */
  readStart(fileName: string, length: number): Promise<Buffer>;
  /** Checks whether `bytes` more leave the disk as free as the operator wants it. */
  hasRoomFor(bytes: number): Promise<boolean>;

  /** The parts that the tus server calls. */
  create(upload: Upload): Promise<Upload>;
  write(bytes: Readable, fileName: string, offset: number): Promise<number>;
  getUpload(fileName: string): Promise<Upload>;
}

const GIB = 1024 ** 3;

/** Reads the limits of one visitor's files from the environment. Sizes are bytes, the share is of the whole disk. */
export const fileLimits = () => ({
  cartBytes: Number(process.env.FILES_CART_BYTES ?? 200 * GIB),
  addressDayBytes: Number(process.env.FILES_ADDRESS_DAY_BYTES ?? 500 * GIB),
  minFreeShare: Number(process.env.FILES_MIN_FREE_SHARE ?? 0.1),
});

/** Reads the single range of a `Range` header within `size` bytes, or null for the whole file (RFC 9110 lets servers ignore others). */
export function byteRange(header: string, size: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (!first && !last) return null;
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : null;
}
