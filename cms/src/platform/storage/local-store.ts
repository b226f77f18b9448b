import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore as TusFileStore } from '@tus/file-store';
import { Problem } from '../../contract/problem';
import type { ByteRange, FileStore } from './file-store';
import { fileLimits } from './file-limits';

/** A private folder of this machine. Beside each resumable upload lies a small file about it. */
export class LocalStore extends TusFileStore implements FileStore {
  constructor(directory: string) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    super({ directory });
  }

  /** Whoever reads meanwhile sees all of the file or nothing. */
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
