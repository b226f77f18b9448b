import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { callbackify } from 'node:util';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { extensionOf } from '../../contract/files/file';
import {
  type CheckNote,
  MAX_ARCHIVE_DEPTH,
  MAX_ARCHIVE_ENTRIES,
  MAX_ARCHIVE_RATIO,
  MAX_ENTRY_RATIO,
  MAX_INNER_BYTES,
  SMALL_ENTRY_BYTES,
} from '../../contract/files/file-check';

/** Bytes that may be an archive, and a way to read parts of them; ranges include both ends. */
export type ArchiveSource = { size: number; open(range: { start: number; end: number }): Promise<Readable> };

/** Formats that are ZIP files inside, whose entries can be looked at here. */
const zipExtensions = ['zip', 'ifczip', 'docx', 'xlsx', 'pptx', 'docm', 'xlsm', 'odt', 'ods', 'jar', '3mf', 'kmz'];
/** Other archives: they count as a level, and only the scanner opens them. */
const otherExtensions = ['7z', 'rar', 'gz', 'tgz', 'tar', 'bz2', 'xz', 'zst', 'cab', 'iso'];

/** The start of a ZIP file: an entry, or the end of an empty one. */
const isZip = (start: Buffer): boolean => ['504b0304', '504b0506', '504b0708'].includes(start.toString('hex'));

/** What all levels of an archive share. */
type Budget = { entries: number; isEncrypted: boolean };

/** Looks an archive's directory over before anything opens it. @returns what is wrong with it; null also for what is no ZIP file */
export async function findInArchive(source: ArchiveSource): Promise<CheckNote | null> {
  if (source.size < 4) return null;
  const start = await source.open({ start: 0, end: 3 });
  if (!isZip(Buffer.concat(await start.toArray()))) return null;
  const budget: Budget = { entries: 0, isEncrypted: false };
  return (await inspect(source, 1, budget)) ?? (budget.isEncrypted ? 'encrypted' : null);
}

async function inspect(source: ArchiveSource, depth: number, budget: Budget): Promise<CheckNote | null> {
  const reader = new BlockReader(source);
  const options = { autoClose: false, lazyEntries: true, decodeStrings: false, strictFileNames: false };
  const zip = await fromRandomAccessReaderPromise(reader, source.size, options).catch(unreadable(reader));
  if (!zip) return 'archive-unreadable';
  try {
    const entries = await readEntries(zip, budget).catch(unreadable(reader));
    if (!entries) return 'archive-unreadable';
    if (budget.entries > MAX_ARCHIVE_ENTRIES) return 'archive-entries';
    budget.isEncrypted ||= entries.some((entry) => entry.isEncrypted());
    const note = ratioNote(entries, source.size) ?? (overlap(entries, source.size) ? 'archive-overlap' : null);
    if (note) return note;
    // What ends here is an inner archive that is not what the directory says.
    return await inspectInner(zip, entries, { source, depth, budget }).catch(
      (error: unknown) => unreadable(reader)(error) ?? 'archive-unreadable',
    );
  } finally {
    zip.close();
  }
}

/** A failure of yauzl is the archive's; one of the store or the disk is not: that is thrown, and the file read again later. */
const unreadable =
  (reader: BlockReader) =>
  (error: unknown): null => {
    if (reader.failure) throw reader.failure;
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    return null;
  };

/** Reads the directory, no further than the limit. */
async function readEntries(zip: ZipFile, budget: Budget): Promise<Entry[]> {
  budget.entries += zip.entryCount;
  const entries: Entry[] = [];
  if (budget.entries > MAX_ARCHIVE_ENTRIES) return entries;
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

function ratioNote(entries: readonly Entry[], size: number): CheckNote | null {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
    uncompressedSize > SMALL_ENTRY_BYTES && uncompressedSize > compressedSize * MAX_ENTRY_RATIO;
  const isFar = unpacked > SMALL_ENTRY_BYTES && unpacked > size * MAX_ARCHIVE_RATIO;
  return isFar || entries.some(isBomb) ? 'archive-ratio' : null;
}

/** The length of a local header without its name. */
const HEADER_BYTES = 30;

/** Checks whether two entries share bytes, or one lies outside of the file. */
function overlap(entries: readonly Entry[], size: number): boolean {
  const spans = entries
    .map(({ relativeOffsetOfLocalHeader: from, compressedSize, fileNameLength }) => ({
      from,
      to: from + HEADER_BYTES + fileNameLength + compressedSize,
    }))
    .sort((one, other) => one.from - other.from);
  return spans.some(({ to }, index) => to > (spans[index + 1]?.from ?? size));
}

type Level = { source: ArchiveSource; depth: number; budget: Budget };

/** Looks into the archives in an archive, each in its turn. */
async function inspectInner(zip: ZipFile, entries: readonly Entry[], { source, depth, budget }: Level): Promise<CheckNote | null> {
  for (const entry of entries) {
    const extension = extensionOf(nameOf(entry));
    const isZipFile = zipExtensions.includes(extension);
    if (!isZipFile && !otherExtensions.includes(extension)) continue;
    if (depth >= MAX_ARCHIVE_DEPTH) return 'archive-depth';
    if (!isZipFile || entry.isEncrypted()) continue;
    const note = await withInner(zip, entry, source, (inner) => inspect(inner, depth + 1, budget));
    if (note) return note;
  }
  return null;
}

/** Names are bytes here: which letters they mean is of no interest, and names with a way out of the folder are names too. */
const nameOf = (entry: Entry): string => Buffer.from(entry.fileNameRaw).toString('latin1');

const STORED = 0;

/** Gives an inner archive to `look`: in place when it is not packed, else unpacked into a file that is then removed. */
async function withInner(
  zip: ZipFile,
  entry: Entry,
  outer: ArchiveSource,
  look: (inner: ArchiveSource) => Promise<CheckNote | null>,
): Promise<CheckNote | null> {
  if (entry.compressionMethod === STORED) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const open = ({ start, end }: { start: number; end: number }) => outer.open({ start: fileDataStart + start, end: fileDataStart + end });
    return look({ size: entry.uncompressedSize, open });
  }
  if (entry.uncompressedSize > MAX_INNER_BYTES) return 'archive-inner';
  if (!entry.canDecodeFileData()) return 'archive-unreadable';
  const path = join(tmpdir(), `planquadrat-inner-${randomUUID()}`);
  try {
    // yauzl ends a stream that gives more bytes than the directory says.
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { mode: 0o600 }));
    return await look({ size: (await stat(path)).size, open: async (range) => createReadStream(path, range) });
  } finally {
    await rm(path, { force: true });
  }
}

/** The directory is read in many small pieces, which are cut from blocks of this size: a store may be far away. */
const BLOCK_BYTES = 256 * 1024;

class BlockReader extends RandomAccessReader {
  private block = { start: 0, bytes: Buffer.alloc(0) };
  /** What went wrong in the store, if anything did. */
  failure: Error | undefined;

  constructor(private readonly source: ArchiveSource) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const bytes = async function* (this: BlockReader) {
      yield* await this.openRange(start, end - 1);
    };
    return Readable.from(bytes.call(this), { objectMode: false });
  }

  override read(...[buffer, offset, length, position, callback]: Parameters<RandomAccessReader['read']>): void {
    const copy = async () => {
      await this.fill(position, length);
      const { start, bytes } = this.block;
      bytes.copy(buffer, offset, position - start, position - start + length);
    };
    callbackify(copy)(callback);
  }

  private async fill(position: number, length: number): Promise<void> {
    const { start, bytes } = this.block;
    if (position >= start && position + length <= start + bytes.length) return;
    const end = Math.min(position + Math.max(length, BLOCK_BYTES), this.source.size) - 1;
    const read = await (await this.openRange(position, end)).toArray();
    this.block = { start: position, bytes: Buffer.concat(read as Buffer[]) };
    if (this.block.bytes.length < length) throw new Error('the archive ends too early');
  }

  private async openRange(start: number, end: number): Promise<Readable> {
    try {
      return await this.source.open({ start, end });
    } catch (error) {
      this.failure = error as Error;
      throw error;
    }
  }
}
