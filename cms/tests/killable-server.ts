import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asProxy, type Shop } from './strapi';

const app = join(import.meta.dirname, '..');
const strapi = join(dirname(createRequire(import.meta.url).resolve('@strapi/strapi/package.json')), 'bin', 'strapi.js');

/** The server as it runs in production, in a process of its own that can be killed. */
export type KillableServer = {
  readonly url: string;
  http: Shop['http'];
  /** Resolves once it answers. */
  start(settings?: Record<string, string>): Promise<void>;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
};

export function killableServer(): KillableServer {
  let server: ChildProcess | undefined;
  let url = '';
  return {
    get url() {
      return url;
    },
    http: (path, init) => fetch(new URL(path, url), { ...init, headers: asProxy(init?.headers) }),
    async start(settings = {}) {
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const env = { ...process.env, NODE_ENV: 'production', CMS_PORT: String(port), ...settings };
      server = spawn(process.execPath, [strapi, 'start'], { cwd: app, env, stdio: 'ignore' });
      while (!(await isHealthy(url))) await delay(50);
    },
    async kill() {
      server?.kill('SIGKILL');
      if (server && server.signalCode === null && server.exitCode === null) await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/_health`).then(
    ({ ok }) => ok,
    () => false,
  );
