import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { MAIN_TOAST_MS, MAX_TOAST_PAUSE_MS, TOAST_DURATION_MS } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { hold } from '../hold';
import { t } from '../text';
import { boxOf, productAt } from './cart-journey';
import { refusedProgram } from './sample-files';

/** The time that may pass between showing a toast and seeing it. */
const SLACK_MS = 900;
const REMOVED_MS = 2_000;

/** The paints after which a toast's time begins, and a little more. */
const PAINT_MS = 100;

const toastOf = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

/** Opens a product page whose time stands still and whose first toast waits for its code. */
async function pageWithSlowToasts(page: Page, request: APIRequestContext) {
  const product = await productAt(request, '/paper-to-cad/basic');
  const letThrough = await hold(page, /\/assets\/toast-region.*js$/, 'GET');
  await page.clock.install();
  await page.goto('/paper-to-cad/basic');
  await untilHydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const add = boxOf(page, product).getByRole('button', { name: t('box.add') });
  return { add, letThrough, toast: toastOf(page, t('box.added', { name: product.name })) };
}

test('a cart toast stays for 2 s from when it is seen, however slow the line', async ({ page, request }) => {
  const { add, letThrough, toast } = await pageWithSlowToasts(page, request);
  await add.click();
  await page.clock.runFor(5_000);
  letThrough();
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 300);
  await page.clock.runFor(MAIN_TOAST_MS - PAINT_MS);
  await expect(toast).not.toHaveAttribute('data-leaving');
  await page.clock.runFor(2 * PAINT_MS);
  await expect(toast).toHaveAttribute('data-leaving');
  await page.clock.runFor(REMOVED_MS);
  await expect(toast).toHaveCount(0);
});

test('a toast that is pointed at stays, but not for ever', async ({ page, request }) => {
  const { add, letThrough, toast } = await pageWithSlowToasts(page, request);
  letThrough();
  await add.click();
  await expect(toast).toBeVisible();
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
  await page.mouse.move(x + 40, y + 20);
  await page.clock.runFor(MAX_TOAST_PAUSE_MS - PAINT_MS);
  await expect(toast).not.toHaveAttribute('data-leaving');
  await expect(async () => {
    await page.clock.runFor(MAIN_TOAST_MS / 4);
    expect(await toast.getAttribute('data-leaving')).not.toBeNull();
  }).toPass();
  await page.clock.runFor(REMOVED_MS);
  await expect(toast).toHaveCount(0);
});

test('what succeeds is announced by a region that was there before, and what fails interrupts', async ({ page, request }) => {
  const product = await productAt(request, '/paper-to-cad/basic');
  expect(await (await request.get('/paper-to-cad/basic')).text()).toMatch(/<div[^>]*role="status"[^>]*><\/div>/);
  await page.goto('/paper-to-cad/basic');
  await untilHydrated(page);
  const announcer = await page.locator('.toasts[role=status]').elementHandle();
  const box = boxOf(page, product);
  await box.getByLabel(t('files.drop')).setInputFiles(refusedProgram);
  await expect(page.getByRole('alert').filter({ hasText: refusedProgram.name })).toBeVisible();
  await box.getByRole('button', { name: t('box.add') }).click();
  const text = t('box.added', { name: product.name });
  await expect(toastOf(page, text)).toBeVisible();
  expect(await announcer?.textContent()).toContain(text);
});

for (const size of [null, { width: 1_440, height: 600 }, { width: 1_100, height: 700 }, { width: 1_080, height: 800 }] as const) {
  for (const block of ['start', 'center', 'end'] as const) {
    const window = size ? `${size.width} by ${size.height}` : 'this';
    test(
      `in a window of ${window} a toast covers neither button nor price, pressed at its ${block}`,
      { tag: size ? [] : ['@phone'] },
      async ({ page, request }) => {
        if (size) await page.setViewportSize(size);
        const product = await productAt(request, '/paper-to-cad/basic');
        await page.goto('/paper-to-cad/basic');
        await untilHydrated(page);
        const box = boxOf(page, product);
        const add = box.getByRole('button', { name: t('box.add') });
        await add.evaluate((button, at) => button.scrollIntoView({ block: at, behavior: 'instant' }), block);
        await add.evaluate((button: HTMLElement) => button.click());
        const toast = toastOf(page, t('box.added', { name: product.name }));
        await expect(toast).toBeVisible();
        const way = box.getByRole('link', { name: t('box.open') });
        const kept = [way, box.getByText(t('price.title'), { exact: true })];
        for (const element of kept) expect(await overlap(toast, element)).toBe(false);
        const { width = 0 } = (await toast.boundingBox()) ?? {};
        expect(width).toBeGreaterThanOrEqual(300);
        expect(width).toBeLessThanOrEqual(400);
      },
    );
  }
}

/** Returns true if two elements overlap; one that is not shown overlaps nothing. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), (await other.isVisible()) ? await other.boundingBox() : null];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('with nothing in the way a toast lies at the bottom right', { tag: '@phone' }, async ({ page, signInAs, isMobile }) => {
  await signInAs('user');
  await page.goto('/app/settings');
  await page.getByLabel(t('settings.name'), { exact: true }).fill('Ada Plan');
  await page.getByLabel(t('settings.name'), { exact: true }).press('Enter');
  const toast = toastOf(page, t('settings.saved'));
  await expect(toast).toBeVisible();
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(view.width - x - width).toBeLessThan(40);
  if (!isMobile) expect(view.height - y - height).toBeLessThan(200);
});

test('a message that cannot be shown without a connection leaves the page as it is', async ({ page, request, open, expectFailures }) => {
  expectFailures(/assets/);
  const product = await productAt(request, '/paper-to-cad/basic');
  await open('/paper-to-cad/basic');
  await page.route(/\/assets\/toast-region/, (route) => route.abort());
  const region = page.waitForEvent('requestfailed', (failed) => failed.url().includes('toast-region'));
  await boxOf(page, product).getByLabel(t('files.drop')).setInputFiles(refusedProgram);
  await region;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
});

test('an upload that is refused is told for 4 s, and the toast can be closed before', async ({ page, request }) => {
  const product = await productAt(request, '/paper-to-cad/basic');
  await page.clock.install();
  await page.goto('/paper-to-cad/basic');
  await untilHydrated(page);
  const box = boxOf(page, product);
  const toast = page.getByRole('alert').filter({ hasText: refusedProgram.name });
  await box.getByLabel(t('files.drop')).setInputFiles(refusedProgram);
  await expect(toast).toBeVisible();
  await page.clock.runFor(TOAST_DURATION_MS.error - SLACK_MS);
  await expect(toast).toBeVisible();
  await page.clock.runFor(SLACK_MS + REMOVED_MS);
  await expect(toast).toHaveCount(0);

  await box
    .getByLabel(t('files.drop.more'))
    .or(box.getByLabel(t('files.drop')))
    .first()
    .setInputFiles({ ...refusedProgram, name: 'install.bat' });
  const second = page.getByRole('alert').filter({ hasText: 'install.bat' });
  await second.getByRole('button', { name: t('toast.close') }).click();
  await page.clock.runFor(REMOVED_MS);
  await expect(second).toHaveCount(0);
});
