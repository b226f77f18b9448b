import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { hold } from '../hold';

test.use({ hasDecided: false });

/** The layout shift that nobody notices, in the browsers' own unit; they call up to 0.1 good. */
const UNSEEN = 0.01;

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })));
const shownFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')));
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

for (const path of ['/', '/paper-to-cad', '/paper-to-cad/standard', '/kontakt', '/suche', '/loesungen/raumbuch', '/en']) {
  test(`${path} stays as it is when fonts come late`, async ({ page }) => {
    const release = await hold(page, /\.woff2/);
    const requested = page.waitForRequest('**/sofia-sans-*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await requested;
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

const isLaidOut = (part: Locator) => part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

test('what is far below is laid out when somebody comes near, or when there is time', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js/);
  await page.goto('/');
  const [middle, last] = [
    page.getByRole('main').getByRole('heading', { level: 2 }).last(),
    page.getByRole('contentinfo').getByRole('link').last(),
  ];
  expect([await isLaidOut(middle), await isLaidOut(last)]).toEqual([false, false]);
  await middle.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(middle)).toBe(true);
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-visit');
  expect(await isLaidOut(last)).toBe(true);
});

test('a first visit is printed whole', async ({ page }) => {
  await hold(page, /\/assets\/.*\.js/);
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(page.getByRole('main').getByRole('heading', { level: 2 }).last())).toBe(true);
});

test('who comes back to a page finds its place', async ({ page, open }) => {
  await open('/');
  const link = page.getByRole('main').locator('a[href^="/projekte/"]').last();
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).not.toHaveAttribute('data-visit');
  const place = async () => Math.round((await link.boundingBox())?.y ?? NaN);
  const left = await place();
  await link.click();
  await expect(page).not.toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(place).toBe(left);
  await page.reload();
  await expect.poll(place).toBe(left);
});

test('an address that points into a page finds what it points at', async ({ page }) => {
  await page.goto('/');
  const id = await page.locator('main section[id]').last().getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`/#${id}`);
  await expect.poll(async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? NaN)).toBeLessThan(120);
  expect(await isLaidOut(page.getByRole('contentinfo').getByRole('link').last())).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts come with the page', async ({ page }) => {
    const requested = page.waitForRequest('**/sofia-sans-*.woff2');
    await page.goto('/');
    await requested;
  });
});
