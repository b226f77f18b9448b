import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchOptions } from '../chromium.mjs';
import { fail, run } from '../steps.mjs';
import { firstPages, isUnlisted, otherPages } from './page-kinds.mjs';
import { say } from './pages.mjs';

/** The newest version whose engine range includes Node 20; npx fetches it for the first run. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const BUDGET = { performance: 0.98, others: 1, largestPaintMs: 1_200 };
const RUNS = { first: 5, others: 3 };
/** The slowdown that makes a phone of the middle class of a desktop computer with at least this index (Lighthouse, docs/throttling.md). */
const FULL_SLOWDOWN = { times: 4, index: 1_500 };

/** Runs Lighthouse on a simulated phone: the median of five runs where most visits begin, of three for every other kind of page. */
export async function benchLighthouse({ webUrl, dataDir }) {
  const file = join(dataDir, 'lighthouse.json');
  let slowdown = slowdownAt((await audit(webUrl, file, 1)).environment.benchmarkIndex);
  for (const path of [...firstPages, ...otherPages]) {
    const reports = [];
    for (let count = 0; count < RUNS[firstPages.includes(path) ? 'first' : 'others']; count++) {
      const report = await audit(webUrl + path, file, slowdown);
      slowdown = slowdownAt(report.environment.benchmarkIndex);
      reports.push(report);
    }
    const middle = (read) => median(reports.map(read));
    const performance = middle((report) => report.categories.performance.score);
    // Lighthouse lowers the SEO score of a page that search engines shall not list.
    const others = ['accessibility', 'best-practices', ...(isUnlisted(path) ? [] : ['seo'])].map((name) =>
      middle((report) => report.categories[name].score),
    );
    const index = Math.round(middle((report) => report.environment.benchmarkIndex));
    const times = middle((report) => report.configSettings.throttling.cpuSlowdownMultiplier).toFixed(1);
    const [firstPaint, largestPaint, blocking, shift] = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ].map((name) => middle((report) => report.audits[name].numericValue));
    say(`${path} performance`, `${percent(performance)} (index ${index}, slowed down ${times} times)`, performance >= BUDGET.performance);
    say(`${path} a11y, practices, SEO`, others.map(percent).join(', '), Math.min(...others) >= BUDGET.others);
    say(
      `${path} largest paint`,
      `${ms(largestPaint)}, first ${ms(firstPaint)}, blocked ${ms(blocking)}, shift ${shift.toFixed(3)}`,
      largestPaint <= BUDGET.largestPaintMs,
    );
  }
}

/** Returns the slowdown for a machine: a slower one needs less, and one as slow as a phone none. */
const slowdownAt = (index) => Math.max(1, FULL_SLOWDOWN.times * Math.min(1, index / FULL_SLOWDOWN.index));

async function audit(url, file, slowdown) {
  const { executablePath } = launchOptions();
  const { code, output } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: executablePath ? { CHROME_PATH: executablePath } : {} },
  );
  if (code !== 0) fail(`Lighthouse failed:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const percent = (score) => String(Math.round(score * 100));
const ms = (value) => `${(value / 1000).toFixed(2)} s`;
