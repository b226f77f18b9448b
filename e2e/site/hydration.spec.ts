import type { Locator, Page } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cartKeys } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { hold } from '../hold';
import { t } from '../text';
import { boxOf, productAt, sheet, startingWith, stored, unfold } from './cart-journey';
import { smallPdf } from './sample-files';

/** Opens a page and holds back the chunks of the program that match `part` until they are released. */
async function openHeld(page: Page, path: string, part: RegExp) {
  const release = await hold(page, part);
  const requested = page.waitForRequest(part);
  await page.goto(path);
  await requested;
  return async () => {
    release();
    await untilHydrated(page);
  };
}

test.describe('undecided', () => {
  test.use({ hasDecided: false });

  test('the question of consent is answered while the page wakes up', async ({ page }) => {
    const wake = await openHeld(page, '/cad-services', /\/assets\/_category-/);
    const reject = page.getByRole('button', { name: t('consent.reject') });
    await reject.click();
    await expect(reject).toBeHidden();
    await wake();
    await expect(page.getByRole('button', { name: t('consent.reopen') })).toBeVisible();
  });
});

test('a page that is scrolled before it is hydrated stays there, and the next one begins at its top', async ({ page }) => {
  const wake = await openHeld(page, '/cad-services', /\/assets\/_category-/);
  await page.evaluate(() => scrollTo(0, 600));
  await wake();
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await page.getByRole('main').locator('a[href^="/cad-services/"]').first().click();
  await expect(page).toHaveURL(/\/cad-services\/./);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/cad-services');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('what is done to a product before the page is hydrated counts once it is', async ({ page, request }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  const wake = await openHeld(page, '/paper-to-cad/standard', /\/assets\/product-/);
  const box = boxOf(page, product);
  const quantity = box.getByLabel(t('box.quantity.plan'), { exact: true });
  const unlimited = product.addons.find(({ maxUnits }) => maxUnits === null);
  await quantity.fill('12');
  await unfold(box, t('addons.title'));
  await box.getByRole('checkbox', { name: startingWith(unlimited?.name ?? 'missing') }).check();
  await unfold(box, t('note.label'));
  await box.getByLabel(t('note.label')).fill('Bitte mit Nordpfeil');
  await box.getByRole('button', { name: t('quantity.more') }).dblclick();
  await box.getByRole('button', { name: t('box.add') }).dblclick();
  await wake();
  await expect(box.getByRole('link', { name: t('box.open') })).toBeVisible();
  await expect(page).toHaveURL('/paper-to-cad/standard');
  const [item] = JSON.parse((await stored(page, cartKeys.items)) ?? '[]');
  expect(item).toMatchObject({ quantity: 14, productData: { note: 'Bitte mit Nordpfeil', selectedAddons: [unlimited?.id] } });
});

test('a file chosen before the page is hydrated is taken along, beside what was configured before', async ({ page, request }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  await page.goto('/paper-to-cad/standard');
  await untilHydrated(page);
  const box = boxOf(page, product);
  await unfold(box, t('note.label'));
  await box.getByLabel(t('note.label')).fill('Von gestern');
  await box.getByLabel(t('note.label')).blur();
  const wake = await openHeld(page, '/paper-to-cad/standard', /\/assets\/product-/);
  await box.getByLabel(t('files.drop')).setInputFiles(smallPdf);
  await wake();
  await expect(box.getByText(smallPdf.name)).toBeVisible();
  await expect(box.getByLabel(t('note.label'))).toHaveValue('Von gestern');
  await box.getByRole('button', { name: t('box.add') }).click();
  await box.getByRole('link', { name: t('box.open') }).click();
  await expect(sheet(page, product.name).getByText(smallPdf.name)).toBeVisible();
});

test('a file dropped before the page is hydrated is taken along', async ({ page, request }, { outputDir }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  const wake = await openHeld(page, '/paper-to-cad/standard', /\/assets\/product-/);
  const box = boxOf(page, product);
  await mkdir(outputDir, { recursive: true });
  const file = join(outputDir, smallPdf.name);
  await writeFile(file, smallPdf.buffer);
  await drop(page, file, box.getByText(t('files.drop')));
  await wake();
  await expect(box.getByText(smallPdf.name)).toBeVisible();
});

/** Drops a file as the browser itself does; events that a page dispatches put nothing into fields. */
async function drop(page: Page, file: string, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
}
