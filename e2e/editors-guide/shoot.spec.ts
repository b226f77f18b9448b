import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import type Sharp from 'sharp';
import { enterPanel, panel } from '../panel';

const sharp = createRequire(join(import.meta.dirname, '../../cms/package.json'))('sharp') as typeof Sharp;

const FOLDER = join(import.meta.dirname, '../../docs/editors');
const types = '/content-manager/collection-types';

/** Writes what the page shows as a picture of the guide. */
async function shoot(page: Page, name: string): Promise<void> {
  const bytes = await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 72 })
    .toBuffer();
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
}

test('the pictures of the guide', async ({ page }) => {
  const open = async (path: string) => {
    await page.goto(`${process.env.E2E_CMS_URL}/admin${path}`);
    await page.waitForLoadState('networkidle');
  };
  await enterPanel(page);
  const article = await panel.addressOf('article', 'din-277-woflv-oder-gif');
  const product = await panel.addressOf('product', 'basic');
  await page.waitForLoadState('networkidle');
  await shoot(page, 'start');
  for (const [name, address] of [
    ['artikel', article],
    ['leistung', product],
  ] as const) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await shoot(page, name);
  }
  for (const [name, path] of [
    ['uebersetzungen', '/translations'],
    ['reihenfolge', '/product-order'],
    ['preise', '/prices'],
    ['geplant', '/schedules'],
  ] as const) {
    await open(path);
    await shoot(page, name);
  }
  await page.goto(article);
  await page.getByText('Titelbild', { exact: true }).scrollIntoViewIfNeeded();
  await shoot(page, 'bild');
  await open(`${types}/api::article.article?plugins[i18n][locale]=de`);
});
