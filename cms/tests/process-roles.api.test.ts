import { copyFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { killableServer } from './killable-server';

const server = killableServer();
afterEach(() => server.kill());

let metricsUrl = '';

async function start(role: string) {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  const file = join(String(process.env.DATA_DIR), `${role}.db`);
  copyFileSync(inject('seededDatabase'), file);
  await server.start({ ROLE: role, JOBS: 'true', DATABASE_FILENAME: file, CMS_METRICS_PORT: String(port) });
}

/** The jobs of which a round has ended. */
const jobsThatRan = async () =>
  [...(await (await fetch(metricsUrl)).text()).matchAll(/^cms_job_seconds_count\{job="([^"]+)"\}/gm)].map(([, name]) => name);
const statusOf = async (path: string) => (await server.http(path)).status;

describe.skipIf(inject('postgresUrl') !== undefined)('a process', () => {
  test('that is a worker runs jobs and answers probes alone', async () => {
    await start('worker');
    await vi.waitFor(async () => expect(await jobsThatRan()).toEqual(expect.arrayContaining(['deliver outbox', 'keep attempts'])), 20_000);
    expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/_health')]).toEqual([200, 200, 204]);
    expect([await statusOf('/api/site'), await statusOf('/admin'), await statusOf('/uploads/x.png')]).toEqual([404, 404, 404]);
  });

  test('that is for the API answers requests and runs what keeps its own memory alone', async () => {
    await start('api');
    expect(await statusOf('/api/site')).toBe(200);
    await vi.waitFor(
      async () => expect((await jobsThatRan()).sort()).toEqual(['keep attempts', 'read database time', 'report process']),
      20_000,
    );
  });
});
