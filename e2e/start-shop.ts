import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines, startServers } from '../scripts/servers.mjs';

export type Shop = { webUrl: string; cmsUrl: string; dataDir: string; cmsPort: number; webPort: number; stop: () => Promise<void> };

/** Visitors' addresses come from the tests, and the editors' panel is not needed to edit. */
const testSettings = { TRUSTED_HOPS: '1', SERVE_ADMIN: 'false' };

/** Starts a CMS and a web server of their own: free ports, and data in memory where the system has such a folder. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'shop-'));
  const [cmsPort, webPort] = await Promise.all([freePort(), freePort()]);
  const onExit = (name: string, code: number | null, log: string) => {
    throw new Error(`The ${name} process ended (exit code ${code}):\n${lastLines(log)}`);
  };
  const servers = await startServers({ cmsPort, webPort, dataDir, env: { ...testSettings, ...env }, onExit });
  const stop = async () => {
    await servers.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { webUrl: servers.webUrl, cmsUrl: servers.cmsUrl, dataDir, cmsPort, webPort, stop };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
