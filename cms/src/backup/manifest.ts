import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The number of this form of backups; a reader refuses others. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';

const Part = z.object({ path: z.string(), size: z.number(), sha256: z.string() });
/** A file of a backup: its place in the folder, its size in bytes, and the SHA-256 of its bytes as hex. */
export type Part = z.infer<typeof Part>;

const Column = z.object({ name: z.string(), type: z.string() });
/** A column with its type as the database names it. */
export type Column = z.infer<typeof Column>;

const Table = Part.extend({
  name: z.string(),
  columns: z.array(Column),
  rows: z.number(),
  /** The last number that was given out for a row, which is never given out again; null without such numbers. */
  lastId: z.number().nullable(),
});
export type Table = z.infer<typeof Table>;

export const DatabaseKind = z.enum(['sqlite', 'postgres']);
export type DatabaseKind = z.infer<typeof DatabaseKind>;

/** What a backup holds, and what it does not. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** When the reading of the database began: what was written later is not in it. */
  at: z.iso.datetime(),
  database: DatabaseKind,
  /** The migrations that its rows have been through. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  files: z.array(Part),
  media: z.array(Part),
  /** Files that were removed between the reading of the database and theirs, as a clean-up does. */
  removedMeanwhile: z.array(z.string()),
  /** Files that have a row and no bytes: the store has lost them. */
  lost: z.array(z.string()),
  settings: z.record(z.string(), z.string()),
  /** The names of the secrets that the installation needs besides the backup. */
  secretsKeptElsewhere: z.array(z.string()),
  /** Files with secrets that the operator asked for. */
  secretFiles: z.array(Part),
});
export type Manifest = z.infer<typeof Manifest>;

/** Reads the manifest of a backup. @throws Error when the folder is no complete backup of this form */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} is no complete backup: it has no ${MANIFEST}.`);
  const read = Manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${join(folder, MANIFEST)} is not a manifest of form ${FORMAT}: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** Names every file of a backup that is gone or has other bytes than when it was written. */
export async function findDamage(folder: string, manifest: Manifest): Promise<string[]> {
  const damage: string[] = [];
  for (const part of [...manifest.tables, ...manifest.files, ...manifest.media, ...manifest.secretFiles]) {
    const path = join(folder, part.path);
    const there = await stat(path).catch(() => null);
    if (!there) damage.push(`${part.path} is gone.`);
    else if (there.size !== part.size) damage.push(`${part.path} has ${there.size} bytes instead of ${part.size}.`);
    else if ((await hashOf(path)) !== part.sha256) damage.push(`${part.path} has other bytes than when the backup was made.`);
  }
  return damage;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
