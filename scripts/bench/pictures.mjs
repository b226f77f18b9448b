import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../chromium.mjs';
import { drawPhoto } from '../draw-photo.mjs';
import { say } from './pages.mjs';

const BUDGET = { pictureBytes: 150_000, largestPaintMs: 1_200 };
/** A home's line, or a good mobile one: 16 Mbit/s down, 40 ms there and back. */
const LINE = { offline: false, latency: 40, downloadThroughput: 2_000_000, uploadThroughput: 500_000 };
const SCREENS = [
  { name: '1440', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: '390, dense', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
];

/** Gives an article, a project and the page about the shop pictures as heavy as photos, and measures their first visits. */
export async function benchPictures({ webUrl, cmsUrl, dataDir }) {
  const browser = await chromium.launch(launchOptions());
  const paths = await publishPictures(await browser.newPage(), { webUrl, cmsUrl, dataDir });
  for (const path of paths) {
    for (const screen of SCREENS) {
      // The first visitor of all waits for the files to be made; everybody else is measured.
      await visit(browser, webUrl + path, screen);
      const { bytes, paintMs } = await visit(browser, webUrl + path, screen);
      say(
        `${path} at ${screen.name}`,
        `${(bytes / 1000).toFixed(0)} kB of pictures before scrolling`,
        bytes > 0 && bytes <= BUDGET.pictureBytes,
      );
      say(`${path} at ${screen.name}`, `largest paint after ${paintMs.toFixed(0)} ms`, paintMs > 0 && paintMs <= BUDGET.largestPaintMs);
    }
  }
  await browser.close();
}

async function publishPictures(page, { webUrl, cmsUrl, dataDir }) {
  const { panel } = JSON.parse(readFileSync(join(dataDir, 'demo-logins.json'), 'utf8'));
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${cmsUrl}/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(panel) });
  const { data } = await login.json();
  const call = async (path, options = {}) => {
    const answer = await fetch(cmsUrl + path, { ...options, headers: { authorization: `Bearer ${data.token}`, ...options.headers } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const form = new FormData();
  form.append('files', new File([await drawPhoto(page, { width: 2400, height: 1600 })], 'Haus.jpg', { type: 'image/jpeg' }));
  form.set('fileInfo', JSON.stringify({ name: 'Haus.jpg', alternativeText: null, caption: null, folder: null }));
  const [file] = await call('/upload', { method: 'POST', body: form });
  const picture = { file: file.id, altDe: 'Das Haus von der Straße', altEn: 'The house from the street', focus: 'center' };
  const publish = async (type, slug, fields) => {
    const collection = `/content-manager/collection-types/api::${type}.${type}`;
    const { results } = await call(`${collection}?locale=de&filters[slug][$eq]=${slug}`);
    const at = `${collection}/${results[0].documentId}/actions/publish?locale=de`;
    await call(at, { method: 'POST', headers: json, body: JSON.stringify(fields) });
  };
  const firstOf = async (path) => (await (await fetch(webUrl + path)).json()).items[0].slug;
  const [article, project] = [await firstOf('/api/articles'), await firstOf('/api/projects')];
  const gallery = [picture, picture, picture];
  await publish('article', article, { cover: picture });
  await publish('project', project, { before: picture, after: picture, gallery });
  await publish('page', 'wer-wir-sind', { picture, blocks: [{ __component: 'block.gallery', title: 'Ansichten', pictures: gallery }] });
  return [`/blog/${article}`, `/projekte/${project}`, '/wer-wir-sind'];
}

/** Visits a page as somebody does who was never there. @returns bytes of its pictures before scrolling, and the time of its largest paint */
async function visit(browser, url, { viewport, deviceScaleFactor }) {
  const context = await browser.newContext({ viewport, deviceScaleFactor, locale: 'de-DE' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  const weights = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') weights.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => (window.largestPaint = list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paintMs = await page.evaluate(() => window.largestPaint ?? 0);
  const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  await context.close();
  return { bytes, paintMs };
}
