import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { fail, run } from './steps.mjs';

/** The one without windows comes first: tests take half the time with it. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** A system browser runs without what would make it phone home or need a display, and sets text as on a desktop. */
const systemFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Playwright's launch options for the browser at hand; none for Playwright's own. */
export function launchOptions() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH names no file: ${given}`);
  const executablePath = given ?? systemPaths.find((path) => existsSync(path));
  return executablePath ? { executablePath, args: systemFlags } : {};
}

/** Sees to it that there is a browser: a given or system one, Playwright's own, else Debian's package. */
export async function ensureChromium() {
  if (launchOptions().executablePath || existsSync(chromium.executablePath())) return;
  console.log('  Fetching a browser for the tests …');
  if ((await run('npx', ['playwright', 'install', 'chromium'])).code === 0) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if ((await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])).code === 0) return;
  }
  fail('The browser tests need Chromium. Install it, or say where it is: CHROMIUM_PATH=/path/to/chromium npm test');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureChromium();
