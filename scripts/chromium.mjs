import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installFromDebian } from './debian.mjs';
import { fail, run } from './steps.mjs';

/** Chromium without windows, which is preferred: tests take three fifths of the time with it. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';
const systemPaths = [
  WINDOWLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Flags for a system browser: it must not phone home nor need a display, and sets text as on a desktop. */
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

/** Returns Playwright's launch options for the browser at hand; none for Playwright's own. */
export function launchOptions() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH names no file: ${given}`);
  const executablePath = given ?? systemPaths.find((path) => existsSync(path));
  return executablePath ? { executablePath, args: systemFlags } : {};
}

/**
 * Folders of fonts with the measures of Arial, in which pages are drawn until their own fonts arrive: without any, texts
 * take other room then.
 */
const ARIAL_ALIKE = ['liberation', 'liberation2'].map((name) => `/usr/share/fonts/truetype/${name}`);

/** Ensures that there are a browser and the fonts that people's systems have and a bare server does not. */
export async function ensureBrowser() {
  await ensureChromium();
  if (process.platform === 'linux' && !ARIAL_ALIKE.some((folder) => existsSync(folder)))
    await installFromDebian(['fonts-liberation'], '120s');
}

/** Finds a given or system browser, or Playwright's own; else installs Debian's package. */
async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(WINDOWLESS) || existsSync(chromium.executablePath())) return;
  const hasWindows = launchOptions().executablePath !== undefined;
  // Whole test runs are worth fetching the one without windows for; where that fails, the one at hand does.
  if (hasWindows && !process.env.CI) return;
  console.log('  Fetching a browser for the tests …');
  if (!hasWindows && (await run('npx', ['playwright', 'install', 'chromium'])).code === 0) return;
  const packages = hasWindows ? ['chromium-headless-shell'] : ['chromium-headless-shell', 'chromium'];
  if (await installFromDebian(packages, hasWindows ? '60s' : '600s')) return;
  if (!hasWindows) fail('The browser tests need Chromium. Install it, or say where it is: CHROMIUM_PATH=/path/to/chromium npm test');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBrowser();
