import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { enterPanel, panel } from '../panel';

const FOLDER = join(import.meta.dirname, '../../docs/editors');

/** Writes what the page shows as a picture of the guide. */
async function shoot(page: Page, name: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}

test('the pictures of the guide', async ({ page }) => {
  const open = async (address: string) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  };
  await enterPanel(page);
  await page.waitForLoadState('networkidle');
  await shoot(page, 'start');
  for (const [name, path] of [
    ['uebersetzungen', 'translations'],
    ['reihenfolge', 'product-order'],
    ['preise', 'prices'],
    ['geplant', 'schedules'],
  ] as const) {
    await open(`${process.env.E2E_CMS_URL}/admin/${path}`);
    await shoot(page, name);
  }
  const product = await panel.addressOf('product', 'basic');
  const id = /product\/(\w+)/.exec(product)?.[1] ?? '';
  for (const euros of [41, 39]) await panel.publishPrice({ id }, euros);
  await open(product);
  await page.getByText('Verlauf', { exact: true }).first().scrollIntoViewIfNeeded();
  await shoot(page, 'verlauf');
  const article = await panel.addressOf('article', 'din-277-woflv-oder-gif');
  for (const [name, address] of [
    ['leistung', product],
    ['artikel', article],
  ] as const) {
    await open(address);
    await shoot(page, name);
  }
  const cover = page.getByText('Titelbild', { exact: true });
  await cover.locator('xpath=following::button[1]').click();
  await cover.scrollIntoViewIfNeeded();
  await shoot(page, 'bild');
  await open(await panel.previewOf('article', /article\/(\w+)/.exec(article)?.[1] ?? ''));
  await shoot(page, 'vorschau');
});
