import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the path of an installed package's command; npm puts some beside the workspace that depends on them. */
export const bin = (name) =>
  ['scripts', '.'].map((part) => join(root, part, 'node_modules', '.bin', name)).find((path) => existsSync(path)) ?? name;

const OLDEST_NODE = [20, 19];

/** Ends the process with a sentence that tells what to do. */
export function fail(message) {
  console.error(`\n✗ ${message}`);
  process.exit(1);
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(`Node ${process.versions.node} is too old. Install Node ${needMajor}.${needMinor} or newer and start again.`);
}

/** Runs a command to its end. @returns its exit code and, unless `show`, its output */
export function run(command, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a long step and prints its name, then its duration; a failure shows the command's last lines and ends the process. */
export async function step(name, command, args, options) {
  const started = Date.now();
  process.stdout.write(`  ${name} …`);
  const { code, output } = await run(command, args, options);
  process.stdout.write(`\r  ${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(0)} s)\n`);
  if (code !== 0) {
    console.error(output.split('\n').slice(-40).join('\n'));
    fail(`"${name}" failed. The lines above say why; after mending it, run the same command again.`);
  }
}

/**
 * Runs checks, `[name, command, args, folder]`, two at a time, since most keep one core busy, and shows the output of
 * failed ones.
 * @returns the names of those that failed
 */
export async function runInPairs(checks) {
  const waiting = [...checks];
  const failed = [];
  const runWaiting = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, command, args, cwd] = check;
      const started = Date.now();
      const { code, output } = await run(command, args, { cwd });
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code === 0) continue;
      failed.push(name);
      console.log(output.split('\n').slice(-60).join('\n'));
    }
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return failed;
}

/** Hashes files and folders by content. Missing ones count as empty. */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of filesIn(join(root, path))) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  return entries.sort().flatMap((name) => filesIn(join(path, name)));
}

/** Does `work` unless it was done for the same inputs; the stamp lies beside the output it belongs to. */
export async function whenChanged(stamp, inputs, work) {
  const file = join(root, stamp);
  const hash = hashOf(inputs);
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
