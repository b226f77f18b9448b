import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { memoryFolder } from './memory-folder';
import { SEEDED, startPostgres } from './postgres';
import { foreignSettings, testSettings } from './test-settings';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's URL without a database name; undefined when tests run on SQLite. */
    postgresUrl: string | undefined;
    /** The SQLite database that each test file's own is a copy of, with the demo's logins beside it. */
    seededDatabase: string;
  }
}

const root = join(import.meta.dirname, '..');

/** Prepares all API tests once: compiles the server into `dist`, starts PostgreSQL when `TEST_DATABASE=postgres`. */
export default async function prepare(project: TestProject) {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.json'], { cwd: root, stdio: 'inherit' });
  const postgres = process.env.TEST_DATABASE === 'postgres' ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(memoryFolder, 'planquadrat-seed-'));
  seed(folder, postgres?.url);
  project.provide('postgresUrl', postgres?.url);
  project.provide('seededDatabase', join(folder, 'test.db'));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await postgres?.stop();
  };
}

/** Fills the database that each test file's own is copied from: a first start takes longer than most files' tests. */
function seed(dataDir: string, postgresUrl: string | undefined): void {
  const own = Object.entries(process.env).filter(([name]) => !foreignSettings.test(name));
  const database = postgresUrl ? {} : { DATABASE_FILENAME: join(dataDir, 'test.db') };
  const env = { ...Object.fromEntries(own), ...testSettings(dataDir), ...database };
  const script = join(import.meta.dirname, 'seed-database.mjs');
  execFileSync(process.execPath, [script, ...(postgresUrl ? [postgresUrl, SEEDED] : [])], { stdio: 'inherit', env });
}
