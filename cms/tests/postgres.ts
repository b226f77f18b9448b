import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder';

/** The database that each test file's own is a copy of. */
export const SEEDED = 'seeded';

/** Starts a PostgreSQL cluster for this run. @returns its URL without a database name */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'postgres-server.mjs'), memoryFolder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = (await once(server.stdout, 'data')) as [Buffer];
  const stop = async () => {
    server.stdin.end();
    await once(server, 'exit');
  };
  return { url: url.toString().trim(), stop };
}
