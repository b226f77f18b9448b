import { join } from 'node:path';
import { dataDir } from '../settings';
import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { copyFile, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { FileStore as TusFileStore } from '@tus/file-store';
import { Problem } from '../../contract/problem';
import type { ByteRange, FileStore, Space } from './file-store';
import { S3FileStore } from './s3-file-store';

let opened: FileStore | undefined;

/** Returns the store of this installation: S3 when it is configured, else a folder. */
export const fileStore = (): FileStore => (opened ??= process.env.S3_ENDPOINT ? new S3FileStore() : new LocalStore(join(dataDir, 'files')));

/** Opens the store in a data folder, whatever is configured. */
export const folderStore = (folder: string): FileStore => new LocalStore(join(folder, 'files'));

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

  async *list(): AsyncGenerator<string> {
    // A name with a point is not a file's own: a note about an upload, or one that is being written.
    for (const name of await readdir(this.directory)) if (!name.includes('.')) yield name;
  }

  async *listUnfinished(): AsyncGenerator<never> {}

  async abortUnfinished(): Promise<void> {}

  async putLarge(fileName: string, path: string): Promise<void> {
    const unfinished = this.pathOf(`${fileName}.${randomUUID()}`);
    await copyFile(path, unfinished);
    await rename(unfinished, this.pathOf(fileName));
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    const { free, total } = await this.space();
    return free - bytes >= total * fileLimits().minFreeShare;
  }

  async space(): Promise<Space> {
    const { bavail, blocks, bsize } = await statfs(this.directory);
    return { free: bavail * bsize, total: blocks * bsize };
  }

  private pathOf(fileName: string): string {
    return join(this.directory, fileName);
  }
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
