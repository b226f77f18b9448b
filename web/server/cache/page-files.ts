import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { log } from '../listen';
import type { PageAnswer } from '../render/page-answer';
import type { ClockState, Made } from './content-clock';
import type { PageFacts } from './page-facts';

/** A page as it is kept over a restart. */
export type KeptPage = Made & { page: PageAnswer; facts: PageFacts };

type PageFilesSettings = {
  folder: string;
  /** Names the program that made the pages: those of another one are left alone. */
  build: string;
  maxBytes: number;
};

const CLOCK = 'clock.json';
const PAGE = '.page';
/** The time after which what another build or a killed process has left is removed. */
const LEFTOVER_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Pages on disk, one file each, for the next process of this build. Files that cannot be read as such a page are passed over; when the folder
 * itself cannot be used, that is logged once, and the server goes on without.
 */
export class PageFiles {
  private broken = false;
  private written = 0;
  private readonly folder: string;
  /** The bytes of each file by its name; what has not been asked for longest is removed when there are too many. */
  private readonly files: LRUCache<string, number>;

  private constructor(private readonly settings: PageFilesSettings) {
    this.folder = join(settings.folder, settings.build);
    this.files = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, name, reason) => reason === 'evict' && void this.attempt(() => this.remove(name)),
    });
  }

  /** Opens the folder. @returns the files, and where the earlier process stood, if there was one */
  static async open(settings: PageFilesSettings): Promise<{ files: PageFiles; clock: ClockState | null }> {
    const files = new PageFiles(settings);
    const clock = await files.attempt(() => files.look());
    return { files, clock: clock ?? null };
  }

  get size(): number {
    return this.broken ? 0 : this.files.size;
  }

  has(key: string): boolean {
    return !this.broken && this.files.has(nameOf(key));
  }

  /** Reads a page; null when there is none that is whole. */
  async load(key: string): Promise<KeptPage | null> {
    const name = nameOf(key);
    if (this.files.get(name) === undefined) return null;
    const bytes = await this.attempt(() => readFile(join(this.folder, name)).catch(nothingIfAbsent));
    const kept = bytes ? pageIn(bytes, key) : null;
    if (kept) return kept;
    this.files.delete(name);
    await this.attempt(() => this.remove(name));
    return null;
  }

  /** Writes a page that has been compressed. */
  async save(key: string, { page, facts, ...made }: KeptPage): Promise<void> {
    const { status, headers, etag, encoded } = page;
    if (!encoded.br) return;
    const bytes = fileOf({ key, status, headers, etag, facts, ...made }, encoded.br);
    const name = nameOf(key);
    if (bytes.length > this.settings.maxBytes) return;
    await this.attempt(() => this.replace(name, bytes));
    this.files.set(name, bytes.length);
  }

  /** Writes down up to where changes of content are known. */
  async saveClock(state: ClockState): Promise<void> {
    await this.attempt(() => this.replace(CLOCK, Buffer.from(JSON.stringify(state))));
  }

  private async look(): Promise<ClockState | null> {
    await mkdir(this.folder, { recursive: true });
    await this.removeLeftovers();
    const names = (await readdir(this.folder)).filter((name) => name.endsWith(PAGE));
    const found = await Promise.all(
      names.map(async (name) => ({ name, file: await stat(join(this.folder, name)).catch(nothingIfAbsent) })),
    );
    const inOrder = found
      .flatMap(({ name, file }) => (file ? { name, bytes: file.size, at: file.mtimeMs } : []))
      .sort((a, b) => a.at - b.at);
    for (const { name, bytes } of inOrder) this.files.set(name, bytes);
    const clock = await readFile(join(this.folder, CLOCK), 'utf8').catch(nothingIfAbsent);
    return clock ? parsed<ClockState>(clock) : null;
  }

  private async removeLeftovers(): Promise<void> {
    const old = async (path: string) => Date.now() - ((await stat(path).catch(nothingIfAbsent))?.mtimeMs ?? 0) > LEFTOVER_MS;
    const builds = (await readdir(this.settings.folder)).filter((name) => name.startsWith('build-') && name !== this.settings.build);
    const unfinished = (await readdir(this.folder)).filter((name) => name.endsWith('.new'));
    for (const path of [...builds.map((name) => join(this.settings.folder, name)), ...unfinished.map((name) => join(this.folder, name))])
      if (await old(path)) await rm(path, { recursive: true, force: true });
  }

  private readonly remove = (name: string): Promise<void> => rm(join(this.folder, name), { force: true });

  /** Puts a file in place as a whole. */
  private async replace(name: string, bytes: Buffer): Promise<void> {
    const unfinished = join(this.folder, `${process.pid}-${++this.written}.new`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(this.folder, name));
  }

  private async attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.broken) return undefined;
    try {
      return await work();
    } catch (error) {
      if (!this.broken) log('error', 'the folder of kept pages cannot be used', { folder: this.settings.folder, error });
      this.broken = true;
      return undefined;
    }
  }
}

type Head = Made & Pick<PageAnswer, 'status' | 'headers' | 'etag'> & { key: string; facts: PageFacts };

const nameOf = (key: string) => `${createHash('sha256').update(key).digest('hex')}${PAGE}`;

/** Writes a page as a file: a hash of all that follows, a line of JSON, the compressed text. */
function fileOf(head: Head, br: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), br]);
  return Buffer.concat([hashOf(content), content]);
}

/** Returns the page in a file; null for a damaged one, and for one of another key. */
function pageIn(file: Buffer, key: string): KeptPage | null {
  const [hash, content] = [file.subarray(0, HASH_BYTES), file.subarray(HASH_BYTES)];
  if (!hash.equals(hashOf(content))) return null;
  const end = content.indexOf('\n');
  const { key: own, status, headers, etag, ...made } = JSON.parse(content.toString('utf8', 0, end)) as Head;
  const br = content.subarray(end + 1);
  return own === key ? { ...made, page: { status, headers, etag, html: brotliDecompressSync(br), encoded: { br }, flat: {} } } : null;
}

const HASH_BYTES = 32;
const hashOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

function parsed<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return null;
  }
}

function nothingIfAbsent(failure: NodeJS.ErrnoException): null {
  if (failure.code === 'ENOENT') return null;
  throw failure;
}
