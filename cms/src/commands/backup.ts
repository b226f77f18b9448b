import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Manifest } from '../backup/manifest';
import { readTriedRestore } from '../backup/restore-backup';
import { installation } from '../backup/sources';
import { writeBackup } from '../backup/write-backup';
import { lastBackup, noteBackup } from '../platform/health/last-backup';
import { dataDir } from '../platform/settings';
import { runCommand } from './run-command';

const USAGE = 'Usage: backup [--with-secrets] [FOLDER]. Without a folder: backups/ and the time, beside the data folder.';

function readArguments(given: readonly string[]): { folder: string; withSecrets: boolean } {
  const folders = given.filter((argument) => argument !== '--with-secrets');
  if (folders.length > 1 || folders[0]?.startsWith('-')) throw new Error(USAGE);
  const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  // npm starts commands in another folder than the one that a path was typed in.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), folders[0] ?? join(dirname(dataDir), 'backups', `${time}Z`));
  if (`${folder}/`.startsWith(`${dataDir}/`)) throw new Error(`A backup inside ${dataDir} would be lost with it. Name another folder.`);
  return { folder, withSecrets: folders.length < given.length };
}

async function backUp(strapi: Core.Strapi): Promise<string> {
  const { folder, withSecrets } = readArguments(process.argv.slice(2));
  const manifest = await writeBackup(installation(strapi, { withSecrets }), folder);
  const counted = countsOf(manifest);
  const backup = { at: manifest.at, folder, ...counted, lost: manifest.lost.length };
  await noteBackup(strapi, { backup, triedRestore: await newestTriedRestore(dirname(folder)) });
  const { triedRestore } = await lastBackup(strapi);
  const text = [
    `Backed up to ${folder}: ${counted.rows} rows, ${manifest.files.length} files and ${manifest.media.length} media, ${counted.bytes} bytes.`,
    ...(manifest.removedMeanwhile.length > 0 ? [`Removed meanwhile: ${manifest.removedMeanwhile.join(', ')}`] : []),
    manifest.secretFiles.length > 0
      ? 'It holds secrets: keep it where nobody else reaches.'
      : `Keep these secrets elsewhere, without them it is worth little: ${manifest.secretsKeptElsewhere.join(', ')}`,
    triedRestore ? `A restore was last tried at ${triedRestore.at}.` : 'No restore was tried yet with a backup beside this one.',
  ].join('\n');
  if (manifest.lost.length === 0) return text;
  throw new Error([text, `The store has lost ${manifest.lost.length} files: ${manifest.lost.join(', ')}`].join('\n'));
}

function countsOf({ tables, files, media }: Manifest): { bytes: number; rows: number; files: number } {
  const bytes = [...tables, ...files, ...media].reduce((sum, { size }) => sum + size, 0);
  return { bytes, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.length + media.length };
}

/** Finds the last restore that was tried with one of the backups that lie together. */
async function newestTriedRestore(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const tried = await Promise.all(names.map((name) => readTriedRestore(join(folder, name))));
  return tried.filter((one) => one !== null).sort((one, other) => other.at.localeCompare(one.at))[0] ?? null;
}

void runCommand(backUp);
