import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hold } from '../hold';

test.use({ hasDecided: false });

/** What moved, as browsers count it; 0.1 is what they call good. */
const UNSEEN = 0.01;

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })));
const shownFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

for (const path of ['/', '/paper-to-cad', '/paper-to-cad/standard', '/kontakt', '/loesungen/raumbuch', '/en']) {
  test(`${path} stays as it is when fonts come late`, async ({ page }) => {
    const release = await hold(page, /\.woff2/);
    const asked = page.waitForRequest('**/sofia-sans-*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await asked;
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    expect(await shownFonts(page)).not.toContain('Sofia Sans Variable');
    release();
    await expect.poll(() => shownFonts(page)).toContain('Sofia Sans Variable');
    expect((await title.boundingBox())?.height).toBe(before?.height);
    expect(await shift(page)).toBeLessThan(UNSEEN);
  });
}

test('a first visit is painted before any font is asked for', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.addInitScript(() => {
    // Keeps the page from hearing of its paint.
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fonts).toEqual([]);
});

test('who has been here sees the fonts at once', async ({ page }) => {
  await page.goto('/');
  await painted(page);
  await page.addInitScript(() => {
    // Keeps the page from hearing of its paint.
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.reload();
  await expect.poll(() => shownFonts(page)).toContain('Sofia Sans Variable');
  await page.evaluate(() => (location.href = '/paper-to-cad'));
  await expect(page).toHaveURL('/paper-to-cad');
  await expect.poll(() => shownFonts(page)).toContain('Sofia Sans Variable');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts come with the page', async ({ page }) => {
    const asked = page.waitForRequest('**/sofia-sans-*.woff2');
    await page.goto('/');
    await asked;
  });
});
