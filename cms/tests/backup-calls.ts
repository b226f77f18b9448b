import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { newDatabase } from './editions';
import { memoryFolder } from './memory-folder';

const app = join(import.meta.dirname, '..');

/** Makes a folder that this file's end removes. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(memoryFolder, 'planquadrat-place-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Lays the compiled server out in a folder of its own, with media of its own. */
export function layOutApp(folder: string): string {
  mkdirSync(folder);
  for (const name of ['package.json', 'favicon.png']) copyFileSync(join(app, name), join(folder, name));
  for (const name of ['src', 'public/uploads']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['dist/src', 'dist/config']) cpSync(join(app, name), join(folder, name), { recursive: true });
  symlinkSync(join(app, '../node_modules'), join(folder, 'node_modules'));
  return folder;
}

type Command = { env?: Record<string, string>; cwd?: string };

/** Runs a command of the shop as its operator does. @returns its exit code and all that it printed */
export async function runCommand(given: readonly string[], { env = {}, cwd = app }: Command = {}) {
  const [name, ...rest] = given;
  const child = spawn(process.execPath, [`dist/src/commands/${name}.js`, ...rest], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** Returns the settings of an installation that is empty yet, on the kind of database that these tests run on. */
export async function emptyPlace(dataDir: string): Promise<Record<string, string>> {
  const server = inject('postgresUrl');
  if (server) return { DATA_DIR: dataDir, DATABASE_URL: await newDatabase(server), PUBLIC_URL: 'https://shop.example' };
  return { DATA_DIR: dataDir, DATABASE_FILENAME: join(dataDir, 'planquadrat.db') };
}
