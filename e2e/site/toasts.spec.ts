import { MAIN_TOAST_MS, TOAST_DURATION_MS } from '../contract';
import { awake, expect, test } from '../fixtures';
import { t } from '../text';
import { boxOf, productAt } from './cart-journey';
import { refusedProgram } from './sample-files';

/** From raising a toast to seeing it some time may have passed. */
const SLACK_MS = 900;
const REMOVED_MS = 2_000;

test('a cart toast stays for 2 s at the bottom right', async ({ page, request, isMobile }) => {
  const product = await productAt(request, '/paper-to-cad/basic');
  await page.clock.install();
  await page.goto('/paper-to-cad/basic');
  await awake(page);
  await boxOf(page, product)
    .getByRole('button', { name: t('box.add') })
    .click();
  const toast = page.getByRole('status').filter({ hasText: t('box.added', { name: product.name }) });
  await expect(toast).toBeVisible();
  if (!isMobile) {
    const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(width).toBeGreaterThanOrEqual(300);
    expect(width).toBeLessThanOrEqual(400);
    expect(1440 - x - width).toBeLessThan(60);
    expect(900 - y - height).toBeLessThan(60);
  }
  await page.mouse.move(10, 300); // a toast that is pointed at stays
  await page.clock.runFor(MAIN_TOAST_MS - SLACK_MS);
  await expect(toast).toBeVisible();
  await page.clock.runFor(SLACK_MS + REMOVED_MS);
  await expect(toast).toHaveCount(0);
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
  await awake(page);
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
