import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLines, startServers } from '../scripts/servers.mjs';
import { root } from '../scripts/steps.mjs';

/** A running shop of one's own. */
export type Shop = {
  webUrl: string;
  cmsUrl: string;
  dataDir: string;
  /** Ends the CMS as a crash would; the web server stays. */
  crashCms: () => void;
  /** Starts the CMS again with the same data and waits until it answers. */
  restartCms: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a CMS and a web server: free ports, and data in memory where the system has such a folder. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'shop-'));
  const [cmsPort, webPort] = await Promise.all([freePort(), freePort()]);
  // Visitors' addresses come from the tests, lists begin empty, and editing needs no panel unless its own pages are opened.
  const settings = {
    TRUSTED_HOPS: '1',
    SERVE_ADMIN: 'false',
    DEMO_DOCUMENTS: 'false',
    UI_PAGE: 'true',
    PROXY_SECRET: randomBytes(24).toString('base64url'),
    ...env,
  };
  const ends: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  let crashed = false;
  const servers = await startServers({
    cmsPort,
    webPort,
    dataDir,
    env: settings,
    onExit: (name: string, code: number | null, log: string) => {
      if (!crashed) throw new Error(`The ${name} process ended (exit code ${code}):\n${lastLines(log)}`);
    },
  });
  ends.push(servers.stop);
  return {
    webUrl: servers.webUrl,
    cmsUrl: servers.cmsUrl,
    dataDir,
    crashCms: () => {
      crashed = true;
      if (servers.cmsPid) process.kill(servers.cmsPid, 'SIGKILL');
    },
    restartCms: async () => {
      const cmsEnv = {
        ...process.env,
        ...settings,
        NODE_ENV: 'production',
        CMS_PORT: String(cmsPort),
        WEB_PORT: String(webPort),
        DATA_DIR: dataDir,
      };
      const strapi = join(root, 'node_modules/@strapi/strapi/bin/strapi.js');
      const cms = spawn(process.execPath, [strapi, 'start'], { cwd: join(root, 'cms'), env: cmsEnv, stdio: 'ignore' });
      ends.push(() => cms.kill('SIGKILL'));
      while (!(await isAnswering(`${servers.cmsUrl}/_health`))) await new Promise((resolve) => setTimeout(resolve, 150));
    },
    stop: async () => {
      for (const end of ends.toReversed()) await end();
    },
  };
}

const isAnswering = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Returns a port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
