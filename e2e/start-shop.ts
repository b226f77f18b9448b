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
  /** Ends the web server as a crash would, and starts it again with the pages that it has kept. */
  restartWeb: () => Promise<void>;
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
  let { webPid } = servers;
  const launch = async (script: string[], folder: string, probe: string) => {
    const env = {
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      CMS_PORT: String(cmsPort),
      WEB_PORT: String(webPort),
      DATA_DIR: dataDir,
      ...(folder === 'web' && { CMS_URL: servers.cmsUrl, PAGE_CACHE_DIR: join(dataDir, 'pages') }),
    };
    const child = spawn(process.execPath, script, { cwd: join(root, folder), env, stdio: 'ignore' });
    ends.push(() => child.kill('SIGKILL'));
    while (!(await isAnswering(probe))) await pause();
    return child.pid;
  };
  return {
    webUrl: servers.webUrl,
    cmsUrl: servers.cmsUrl,
    dataDir,
    crashCms: () => {
      crashed = true;
      if (servers.cmsPid) process.kill(servers.cmsPid, 'SIGKILL');
    },
    restartCms: async () => {
      await launch([join(root, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'], 'cms', `${servers.cmsUrl}/_health`);
    },
    restartWeb: async () => {
      crashed = true;
      if (webPid) process.kill(webPid, 'SIGKILL');
      while (await isAnswering(`${servers.webUrl}/healthz`)) await pause();
      webPid = await launch([join(root, 'web/dist/server/main.js')], 'web', `${servers.webUrl}/healthz`);
    },
    stop: async () => {
      for (const end of ends.toReversed()) await end();
    },
  };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

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
