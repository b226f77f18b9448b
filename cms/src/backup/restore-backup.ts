import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import knex from 'knex';
import { migrationNames } from '../migrations/run-migrations';
import { isPostgres } from '../platform/database/dialect';
import { chainedRows } from '../platform/ledger/chained-rows';
import { dataDir, isDemo } from '../platform/settings';
import { mediaStore } from '../platform/storage/media-store';
import { fileStore } from '../platform/storage/open-store';
import { compareRows } from './compare-rows';
import { loadRows, type Rewrite } from './load-rows';
import { type DatabaseKind, findDamage, type Manifest, type Part, readManifest } from './manifest';
import { publicFolder } from './sources';

const keep: Rewrite = (text) => text;

/**
 * Checks that a backup is whole and that the place it is restored into is empty; nothing is changed before.
 * @throws Error with a sentence that says what stands in the way
 */
export async function checkBeforeRestore(folder: string, target: DatabaseKind): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest.database === 'postgres' && target === 'sqlite')
    throw new Error('This backup is of PostgreSQL: set DATABASE_URL to an empty database of PostgreSQL.');
  const unknown = manifest.migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) throw new Error(`This backup is of a newer edition, which has ${unknown.join(', ')}. Restore it with that one.`);
  const damage = await findDamage(folder, manifest);
  if (damage.length > 0) throw new Error(['The backup is damaged, and nothing was restored.', ...damage].join('\n'));
  const occupied = await findOccupied();
  if (occupied.length > 0) throw new Error(['The target is not empty, and nothing was restored.', ...occupied].join('\n'));
  if (isDemo && manifest.secretFiles.length === 0 && !existsSync(join(dataDir, 'secrets.json')) && !process.env.LEDGER_SECRET)
    throw new Error(`The backup holds no secrets. Put the installation's secrets.json into ${dataDir} first.`);
  return manifest;
}

/** Says what stands in a place that is to be restored into. */
export async function findOccupied(): Promise<string[]> {
  const tables = await countTables();
  const [file, medium] = [await fileStore().list().next(), await mediaStore(publicFolder()).list().next()];
  return [
    ...(tables > 0 ? [`The database has ${tables} tables. Restore into a new one.`] : []),
    ...(file.done ? [] : [`The store of customer files holds ${file.value}.`]),
    ...(medium.done ? [] : [`The store of media holds ${medium.value}.`]),
  ];
}

async function countTables(): Promise<number> {
  const url = process.env.DATABASE_URL;
  const filename = process.env.DATABASE_FILENAME ?? join(dataDir, 'planquadrat.db');
  if (!url && !existsSync(filename)) return 0;
  const database = url
    ? knex({ client: 'pg', connection: { connectionString: url, ssl: process.env.DATABASE_SSL === 'true' } })
    : knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
  try {
    const [row] = url
      ? await database('information_schema.tables').whereRaw('table_schema = current_schema()').count({ tables: '*' })
      : await database('sqlite_master').where({ type: 'table' }).count({ tables: '*' });
    return Number(row?.tables ?? 0);
  } finally {
    await database.destroy();
  }
}

/** Lays secrets out before the first start, which would make new ones. */
export async function restoreSecrets(folder: string, { secretFiles }: Manifest): Promise<void> {
  if (!isDemo) return;
  await mkdir(dataDir, { recursive: true });
  for (const { path } of secretFiles) await copyFile(join(folder, path), join(dataDir, basename(path)));
}

/**
 * Fills an installation that was started empty with a backup's rows, files and media. @param strapi started empty
 * @throws Error when a table then holds other rows than the backup
 */
export async function restoreBackup(strapi: Core.Strapi, folder: string, manifest: Manifest): Promise<void> {
  const isMoved = (manifest.database === 'postgres') !== isPostgres(strapi);
  const loading = { manifest, rewrite: isMoved ? rewriteMedia(manifest.media) : keep };
  await loadRows(strapi, folder, loading);
  const differences = await compareRows(strapi, folder, loading);
  if (differences.length > 0) throw new Error(['The rows did not arrive as they were.', ...differences].join('\n'));
  for (const { path } of manifest.files) await fileStore().putLarge(basename(path), join(folder, path));
  const types = await mediaTypes(strapi);
  const media = mediaStore(publicFolder());
  for (const { path } of manifest.media) {
    const mimeType = types.get(basename(path)) ?? 'application/octet-stream';
    await media.put(basename(path), { path: join(folder, path), mimeType });
  }
}

async function mediaTypes(strapi: Core.Strapi): Promise<Map<string, string>> {
  const rows: { hash: string; ext: string; mime: string; formats: Record<string, { hash: string; ext: string; mime: string }> | null }[] =
    await strapi.db.query('plugin::upload.file').findMany();
  const all = rows.flatMap((row) => [row, ...Object.values(row.formats ?? {})]);
  return new Map(all.map(({ hash, ext, mime }) => [`${hash}${ext ?? ''}`, mime]));
}

/** The address of a medium in a folder, as the library and editors' texts hold it. */
const ADDRESS = /(?:https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)?\/uploads\/([\w.-]+)/g;

/** Has addresses of media lead to the target's store, in the library and in content that shows them; what is final stays. */
function rewriteMedia(media: readonly Part[]): Rewrite {
  const names = new Set(media.map(({ path }) => basename(path)));
  const store = mediaStore(publicFolder());
  const final = new Set(chainedRows().map(({ table }) => table));
  const provider = process.env.S3_ENDPOINT ? 'aws-s3' : 'local';
  return (text, { table, column }) => {
    if (final.has(table)) return text;
    if (table === 'files' && column === 'provider') return provider;
    return text.replaceAll(ADDRESS, (address, name: string) => (names.has(name) ? store.urlOf(name) : address));
  };
}

/** Reads the note of a restore that was tried with a backup; null without one. */
export async function readTriedRestore(folder: string): Promise<{ at: string; backupAt: string; findings: number } | null> {
  const text = await readFile(join(folder, TRIED), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** The note that a restore leaves beside the manifest, for the installation to read at its next backup. */
export const TRIED = 'restored.json';
