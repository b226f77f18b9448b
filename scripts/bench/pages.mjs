import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { launchOptions } from '../chromium.mjs';
import { fetchBody, throughput } from './load.mjs';
import { firstPages, otherPages } from './page-kinds.mjs';

const BUDGET = { htmlBytes: 45_000, cachedRatio: 0.7, uncachedRatio: 0.002 };
/** Budgets in bytes; pages without one weigh what they need (`e2e/site/weights.spec.ts` asserts these). */
const SCRIPT_BYTES = { '/': 93_000, '/paper-to-cad': 93_000, '/paper-to-cad/standard': 100_000 };
/** Time to wait after loading, past the idle moment that scripts wait for. */
const IDLE_MS = 4_000;
/** A bare server that answers "hello", or as many random bytes as the path names. */
const BARE = `
const { createServer } = require('node:http');
const { randomBytes } = require('node:crypto');
const bodies = { '/': Buffer.from('hello') };
createServer(({ url }, answer) => answer.end((bodies[url] ??= randomBytes(Number(url.slice(1))))))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port) });`;

/** Measures cached and uncached pages against a bare Node server of the same minute, and the weight of each page on the wire. */
export async function benchPages({ webUrl }) {
  const bare = await bareServer();
  const hello = (await throughput(bare.url)).rate;
  console.log(`bare Node server: ${hello.toFixed(0)} requests/s`);
  const weights = await weighAll(webUrl);
  for (const path of firstPages) {
    const url = webUrl + path;
    const alike = (await throughput(bare.url + weights.get(path))).rate;
    const { rate, p99 } = await throughput(url);
    say(
      `${path} cached`,
      `${rate.toFixed(0)} requests/s, ratio ${(rate / alike).toFixed(2)} (to "hello" ${(rate / hello).toFixed(2)}), p99 ${p99.toFixed(1)} ms`,
      rate / alike >= BUDGET.cachedRatio,
    );
  }
  // Another host is another page to the cache.
  const { rate: uncached } = await throughput(`${webUrl}/cad-services`, { headersFor: (number) => `host: bench-${number}.example` });
  say(
    'category page rendered anew',
    `${uncached.toFixed(0)} pages/s, ratio ${(uncached / hello).toFixed(4)}`,
    uncached / hello >= BUDGET.uncachedRatio,
  );
  bare.stop();
}

/** Prints the weight of every kind of page. @returns bytes of the HTML by path */
async function weighAll(webUrl) {
  const pages = [...firstPages, ...otherPages];
  for (const path of pages) await fetchBody(webUrl + path);
  // The best compression follows once nothing is rendered.
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const weights = new Map();
  const browser = await chromium.launch(launchOptions());
  for (const path of pages) {
    const { html, script } = await weigh(browser, webUrl + path);
    weights.set(path, html);
    say(`${path} HTML`, `${(html / 1000).toFixed(1)} kB br`, html <= BUDGET.htmlBytes);
    say(`${path} scripts`, `${(script / 1000).toFixed(1)} kB br`, script <= (SCRIPT_BYTES[path] ?? Infinity));
  }
  await browser.close();
  return weights;
}

export function say(name, figure, holds) {
  console.log(`${holds ? '✓' : '✗'} ${name.padEnd(34)} ${figure}`);
  if (!holds) process.exitCode = 1;
}

async function bareServer() {
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise((resolve) => child.stdout.once('data', (data) => resolve(String(data).trim())));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

/** Counts the bytes of the HTML, and of every script a browser loads by itself until it has been idle for a while, both without headers. */
async function weigh(browser, url) {
  const html = await fetchBody(url);
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const headers = new Map();
  let script = 0;
  session.on(
    'Network.responseReceived',
    ({ requestId, type, response }) => type === 'Script' && headers.set(requestId, response.encodedDataLength),
  );
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => (script += headers.has(requestId) ? encodedDataLength - headers.get(requestId) : 0),
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(IDLE_MS);
  await page.close();
  return { html: html.length, script };
}
