import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quiet } from './prepare.mjs';
import { fail, root } from './steps.mjs';

const STOP_MS = 8_000;

/** Checks whether a program already listens on the port. */
function isTaken(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.once('listening', () => probe.close(() => resolve(false)));
    probe.listen(port, '127.0.0.1');
  });
}

/**
 * Starts CMS and web server, built before, and waits until both answer.
 * @returns both addresses, both process ids, and `stop`, which ends both and waits for it
 */
export async function startServers({ cmsPort, webPort, dataDir, env = {}, onExit }) {
  for (const [port, name] of [
    [cmsPort, 'CMS_PORT'],
    [webPort, 'WEB_PORT'],
  ]) {
    if (await isTaken(port))
      fail(`Port ${port} is taken by another program. Stop that program, or choose another port: ${name}=${port + 1} npm start`);
  }
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const webUrl = `http://localhost:${webPort}`;
  const shared = {
    ...process.env,
    ...quiet,
    NODE_ENV: 'production',
    PROXY_SECRET: process.env.PROXY_SECRET ?? randomBytes(24).toString('base64url'),
    CMS_PORT: String(cmsPort),
    WEB_PORT: String(webPort),
    DATA_DIR: dataDir,
    PAGE_CACHE_DIR: process.env.PAGE_CACHE_DIR ?? join(dataDir, 'pages'),
    ...env,
  };
  mkdirSync(join(dataDir, 'log'), { recursive: true });
  const children = [];
  let stopping = false;
  const launch = (name, script, cwd, extra) => {
    const log = join(dataDir, 'log', `${name}.log`);
    const child = spawn(process.execPath, script, { cwd, env: { ...shared, ...extra }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const file = createWriteStream(log);
    child.stdout.pipe(file);
    child.stderr.pipe(file);
    child.on('exit', (code) => !stopping && onExit(name, code, log));
    children.push(child);
    return child;
  };
  const stop = async () => {
    stopping = true;
    await Promise.all(children.reverse().map(end));
  };

  const cms = launch('cms', [join(root, 'node_modules/@strapi/strapi/bin/strapi.js'), 'start'], join(root, 'cms'));
  await answers(`${cmsUrl}/_health`, () => stopping);
  const web = launch('web', [join(root, 'web/dist/server/main.js')], join(root, 'web'), { CMS_URL: cmsUrl });
  await answers(`${webUrl}/readyz`, () => stopping);
  return { cmsUrl, webUrl, cmsPid: cms.pid, webPid: web.pid, stop };
}

async function answers(url, isOver) {
  while (!isOver()) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await delay(150);
  }
}

/** Asks a process to end; one that does not listen is ended. */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(timer);
}

export const lastLines = (file, count = 25) => readFileSync(file, 'utf8').split('\n').slice(-count).join('\n');
