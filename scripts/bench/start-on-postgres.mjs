import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServers } from '../servers.mjs';
import { fail, root } from '../steps.mjs';

const folder = process.env.BENCH_DIR ?? tmpdir();

/** Makes the secrets that a shop outside demo mode requires. */
function secrets() {
  const { secretNames } = createRequire(join(root, 'cms', 'package.json'))('./dist/src/platform/settings.js');
  return Object.fromEntries([...secretNames, 'PROXY_SECRET'].map((name) => [name, randomBytes(32).toString('base64url')]));
}

/** Starts a shop as in production, on a PostgreSQL server of its own. @returns its address, environment and `stop` */
export async function startOnPostgres() {
  const dataDir = mkdtempSync(join(folder, 'planquadrat-bench-'));
  const server = spawn(process.execPath, [join(root, 'cms/tests/postgres-server.mjs'), folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [url] = await once(server.stdout, 'data');
  const env = { ...secrets(), DATABASE_URL: `${url.toString().trim()}/postgres`, DATA_DIR: dataDir };
  const onExit = (name, code) => fail(`The ${name} process ended (exit code ${code}).`);
  const servers = await startServers({ cmsPort: 21_338, webPort: 23_001, dataDir, env, onExit });
  const stop = async () => {
    await servers.stop();
    server.stdin.end();
    await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { webUrl: servers.webUrl, env, stop };
}
