import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { MAX_ARCHIVE_DEPTH, MAX_ARCHIVE_ENTRIES } from '../../contract/files/file-check';
import { type ArchiveSource, findInArchive } from './check-archive';

const MIB = 1024 ** 2;

/** Packs files, by name. */
async function zipOf(files: Record<string, Buffer>, compress = true): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name, { compress });
  zip.end();
  return buffer(zip.outputStream as Readable);
}

const sourceOf = (bytes: Buffer): ArchiveSource => ({
  size: bytes.length,
  open: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
});

const found = (bytes: Buffer) => findInArchive(sourceOf(bytes));

const plan = Buffer.from('AC1032 Grundriss '.repeat(5_000));

/** Changes the directory's record of the entry at this place. */
function withRecord(zip: Buffer, index: number, change: (record: Buffer) => void): Buffer {
  const changed = Buffer.from(zip);
  let at = changed.readUInt32LE(changed.length - 22 + 16);
  for (let skipped = 0; skipped < index; skipped++)
    at += 46 + changed.readUInt16LE(at + 28) + changed.readUInt16LE(at + 30) + changed.readUInt16LE(at + 32);
  change(changed.subarray(at));
  return changed;
}

/** Packs an archive into archives again and again. */
async function nested(depth: number, { compress = true, name = 'a.zip', core = { 'plan.dwg': plan } } = {}): Promise<Buffer> {
  return depth === 1 ? zipOf(core, compress) : zipOf({ [name]: await nested(depth - 1, { compress, name, core }) }, compress);
}

test.each([
  ['no archive', async () => plan],
  ['a file too short to be one', async () => Buffer.from('PK')],
  ['an empty one', async () => zipOf({})],
  ['plans', async () => zipOf({ 'eg.dwg': plan, 'pläne/og.dwg': plan, 'leer.txt': Buffer.alloc(0) })],
  ['a drawing with a long run of zeros', async () => zipOf({ 'scan.tif': Buffer.alloc(5 * MIB) })],
  ['archives as deep as they may lie', async () => nested(MAX_ARCHIVE_DEPTH)],
  [
    'names that lead out of the folder, which are only names here',
    async () =>
      zipOf({ 'aa/bb/plan.dwg': plan }).then((zip) => Buffer.from(zip.toString('latin1').replaceAll('aa/bb/', '../../'), 'latin1')),
  ],
])('%s: nothing is wrong', async (_case, made) => expect(await found(await made())).toBeNull());

/** Makes an archive say that it has so many entries. */
function withCount(zip: Buffer, count: number): Buffer {
  const changed = Buffer.from(zip);
  for (const at of [8, 10]) changed.writeUInt16LE(count, changed.length - 22 + at);
  return changed;
}
const bomb = () => zipOf({ 'null.txt': Buffer.alloc(20 * MIB) });

test.each([
  ['too many entries', 'archive-entries', async () => withCount(await zipOf({ 'a.txt': plan }), MAX_ARCHIVE_ENTRIES + 1)],
  [
    'too many entries together with those within',
    'archive-entries',
    async () => zipOf({ 'a.zip': withCount(await zipOf({ 'a.txt': plan }), MAX_ARCHIVE_ENTRIES), 'b.txt': plan }),
  ],
  ['one entry of zeros', 'archive-ratio', bomb],
  [
    'many entries that are each honest',
    'archive-ratio',
    async () => zipOf(Object.fromEntries([1, 2, 3].map((at) => [`${at}.txt`, Buffer.alloc(9 * MIB)]))),
  ],
  ['an entry of zeros in an archive that is packed', 'archive-ratio', async () => zipOf({ 'plan.dwg': plan, 'a.zip': await bomb() })],
  [
    'an entry of zeros in an archive that is not',
    'archive-ratio',
    async () => zipOf({ 'plan.dwg': plan, 'a.ifczip': await bomb() }, false),
  ],
  ['archives that lie too deep', 'archive-depth', async () => nested(MAX_ARCHIVE_DEPTH + 1)],
  ['archives that lie too deep without being packed', 'archive-depth', async () => nested(MAX_ARCHIVE_DEPTH + 1, { compress: false })],
  [
    'another kind of archive that lies too deep',
    'archive-depth',
    async () => nested(MAX_ARCHIVE_DEPTH, { core: { 'plan.7z': plan } as never }),
  ],
  [
    'two entries with the same bytes',
    'archive-overlap',
    async () => withRecord(await zipOf({ 'a.txt': plan, 'b.txt': plan }), 1, (record) => record.writeUInt32LE(0, 42)),
  ],
  [
    'an entry behind the end',
    'archive-overlap',
    async () => withRecord(await zipOf({ 'a.txt': plan }), 0, (record) => record.writeUInt32LE(1_000_000, 42)),
  ],
  [
    'an entry with a password',
    'encrypted',
    async () => withRecord(await zipOf({ 'a.txt': plan }), 0, (record) => record.writeUInt16LE(record.readUInt16LE(8) | 1, 8)),
  ],
  ['only its first half', 'archive-unreadable', async () => (await zipOf({ 'a.txt': plan, 'b.txt': plan })).subarray(0, 400)],
  [
    'an archive in it that is larger than it says',
    'archive-unreadable',
    async () => withRecord(await zipOf({ 'a.zip': await zipOf({ 'a.txt': plan }) }), 0, (record) => record.writeUInt32LE(10, 24)),
  ],
])('%s: %s', async (_case, note, made) => expect(await found(await made())).toBe(note));

test('an archive of archives of archives, each small, is found out by its depth or its entries before it unfolds', async () => {
  let level: Buffer = await bomb();
  for (let depth = 0; depth < 5; depth++)
    level = await zipOf(Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`lib ${at}.zip`, level])));
  expect(level.length).toBeLessThan(MIB);
  expect(await found(level)).toMatch(/^archive-(depth|ratio|entries)$/);
});

test('a store that fails is not taken for a broken archive', async () => {
  const zip = await zipOf({ 'a.txt': plan });
  const { size, open } = sourceOf(zip);
  let reads = 0;
  const failing = findInArchive({ size, open: (range) => (++reads > 1 ? Promise.reject(new Error('the store is away')) : open(range)) });
  await expect(failing).rejects.toThrow('the store is away');
});
