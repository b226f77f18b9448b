import { existsSync } from 'node:fs';
import { fail, run } from './steps.mjs';

/** Installs the first of these packages that Debian has. @param limit how long each step may take. @returns whether one is installed */
export async function installFromDebian(names, limit) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = async (...args) => (await run('timeout', [limit, 'apt-get', '-qq', ...args], { env })).code === 0;
  if (!(await aptGet('update'))) return false;
  for (const name of names) if (await aptGet('install', '-y', '--no-install-recommends', name)) return true;
  return false;
}

const SCANNER = '/usr/sbin/clamd';

/** Ensures that there is the virus scanner that API tests start, with a database of their own. */
export async function ensureScanner() {
  if (existsSync(SCANNER)) return;
  console.log('  Fetching the virus scanner for the tests …');
  if (!(await installFromDebian(['clamav-daemon'], '600s'))) fail('The API tests need clamd. Install it: apt-get install clamav-daemon');
}
