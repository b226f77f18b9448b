import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../contract/problem';
import type { FileStore } from '../platform/storage/file-store';
import type { MediaStore } from '../platform/storage/media-store';
import { secretSettings, settingsWithoutSecrets } from './kept-settings';
import { FORMAT, MANIFEST, type Manifest, type Part, type Table } from './manifest';
import type { Snapshot } from './open-snapshot';

/** What is backed up. */
export type Source = {
  /** Opens the database; the path is free for a copy while it is open. */
  openSnapshot: (copy: string) => Promise<Snapshot>;
  files: Pick<FileStore, 'open'>;
  media: Pick<MediaStore, 'open'>;
  /** Which of these customer files and media still have a row: one without was removed meanwhile. */
  stillNamed: (names: readonly string[]) => Promise<Set<string>>;
  /** Files with secrets to take along; none unless the operator asks. */
  secretFiles: readonly string[];
};

/**
 * Writes a backup beside the running shop: the database as of one moment, then the files that its rows name. Files never
 * change and come before their rows, so every one of them is there unless somebody removed it since. The folder carries
 * `.partial` until the backup is complete.
 * @throws Error when the folder is there already
 */
export async function writeBackup(source: Source, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  for (const part of ['tables', 'files', 'media', 'secrets']) await mkdir(join(partial, part), { recursive: true, mode: 0o700 });
  const at = new Date().toISOString();
  const snapshot = await source.openSnapshot(join(partial, 'snapshot.db'));
  const database = await writeTables(snapshot, partial).finally(() => snapshot.close());
  const files = await writeFiles(partial, 'files', database.files, source.files);
  const media = await writeFiles(partial, 'media', database.media, source.media);
  const named = await source.stillNamed([...files.absent, ...media.absent]);
  const absent = [...files.absent, ...media.absent];
  const manifest: Manifest = {
    format: FORMAT,
    at,
    database: snapshot.kind,
    migrations: database.migrations,
    tables: database.tables,
    files: files.written,
    media: media.written,
    removedMeanwhile: absent.filter((name) => !named.has(name)),
    lost: absent.filter((name) => named.has(name)),
    settings: settingsWithoutSecrets(),
    secretsKeptElsewhere: [...secretSettings],
    secretFiles: await writeSecrets(partial, source.secretFiles),
  };
  await writeFile(join(partial, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  await mkdir(dirname(folder), { recursive: true });
  await rename(partial, folder);
  return manifest;
}

/** Tables of counts that last for minutes; what counts makes them anew. */
const SHORT_LIVED = new Set(['rate_limits']);

type Database = Pick<Manifest, 'tables' | 'migrations'> & { files: string[]; media: string[] };

async function writeTables(snapshot: Snapshot, folder: string): Promise<Database> {
  const tables: Table[] = [];
  for (const table of (await snapshot.tables()).filter(({ name }) => !SHORT_LIVED.has(name))) {
    let rows = 0;
    const lines = async function* () {
      for await (const portion of snapshot.rows(table.name, table.columns)) {
        rows += portion.length;
        yield portion.map((row) => `${JSON.stringify(row.map((value) => storable(value, table.name)))}\n`).join('');
      }
    };
    const part = await writePart(folder, `tables/${table.name}.jsonl`, Readable.from(lines()));
    tables.push({ ...table, ...part, rows });
  }
  const has = (table: string) => tables.some(({ name }) => name === table);
  const names = (rows: Record<string, unknown>[]) => rows.map(({ name }) => String(name));
  return {
    tables,
    // The first edition had none.
    migrations: has('shop_migrations') ? names(await snapshot.select('select name from shop_migrations order by name')) : [],
    files: names(
      await snapshot.select(
        'select file_name as name from customer_files where complete union select file_name as name from stored_documents',
      ),
    ),
    media: mediaNames(await snapshot.select('select hash, ext, cast(formats as text) as formats from files')),
  };
}

/** @throws Error for bytes, which no table of the shop holds: JSON could not give them back */
function storable(value: unknown, table: string): unknown {
  if (Buffer.isBuffer(value)) throw new Error(`The table ${table} holds bytes, which a backup cannot keep.`);
  return value;
}

/** Names the media of the library's rows, each picture with its smaller versions. */
export function mediaNames(rows: readonly Record<string, string | number | null>[]): string[] {
  return rows.flatMap(({ hash, ext, formats }) => {
    const smaller: Record<string, { hash: string; ext: string }> = JSON.parse(String(formats ?? 'null')) ?? {};
    return [`${hash}${ext ?? ''}`, ...Object.values(smaller).map((format) => `${format.hash}${format.ext}`)];
  });
}

async function writeFiles(folder: string, part: 'files' | 'media', names: readonly string[], store: Pick<FileStore, 'open'>) {
  const written: Part[] = [];
  const absent: string[] = [];
  for (const name of names) {
    const bytes = await store.open(name).catch(gone);
    if (bytes === null) absent.push(name);
    else written.push(await writePart(folder, `${part}/${name}`, bytes));
  }
  return { written, absent };
}

/** Turns the problem of a missing file into null. @throws all other errors */
function gone(error: unknown): null {
  if (error instanceof Problem && error.code === 'storage.object-not-found') return null;
  throw error;
}

async function writePart(folder: string, path: string, bytes: Readable): Promise<Part> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer | string>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += Buffer.byteLength(chunk);
      yield chunk;
    }
  };
  await pipeline(bytes, counted, createWriteStream(join(folder, path), { mode: 0o600 }));
  return { path, size, sha256: hash.digest('hex') };
}

async function writeSecrets(folder: string, paths: readonly string[]): Promise<Part[]> {
  return Promise.all(
    paths
      .filter((path) => existsSync(path))
      .map(async (path) => writePart(folder, `secrets/${basename(path)}`, Readable.from([await readFile(path)]))),
  );
}
