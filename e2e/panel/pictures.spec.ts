import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { drawPhoto } from '../../scripts/draw-photo.mjs';
import { enterPanel, panel } from '../panel';

/** Long enough for a description of its own. */
const TEASER = 'Ein Artikel, dessen Titelbild in der Größe und im Format ankommt, die seine Seite braucht.';

/** The most that pictures weigh before anybody scrolls. */
const FIRST_SCREEN_BYTES = 150_000;

test('an editor gives an article a cover in the panel, and it appears in the size and format that the page needs', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: String(process.env.E2E_SHOP_URL) });
  await enterPanel(page);
  const photo = await drawPhoto(page, { width: 2400, height: 1800 });
  const mark = randomBytes(4).toString('hex');
  const slug = `bebilderter-artikel-${mark}`;
  await panel.create('article', { title: `Ein bebilderter Artikel ${mark}`, slug, date: '2026-01-01', teaser: TEASER, body: 'Text' });
  await page.goto(await panel.addressOf('article', slug));
  await page.getByText('Titelbild', { exact: true }).locator('xpath=following::button[1]').click();
  await page.getByRole('button', { name: /Klicke, um eine Datei/ }).click();
  const upload = async (name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Weitere Dateien hinzufügen' }).click();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Lade 1 Datei in die Bibliothek' }).click();
  };
  await upload('Kaputt.jpg', photo.subarray(0, 9_000));
  await expect(page.getByText('„Kaputt.jpg“ lässt sich nicht öffnen.', { exact: false })).toBeVisible();
  page.once('dialog', (question) => question.accept());
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await upload('Haus.jpg', photo);
  await page.getByRole('button', { name: 'Fertig' }).click();

  const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true });
  await publish.click();
  await expect(page.getByText('Dieser Wert ist erforderlich.')).toBeVisible();
  await page.getByLabel('Was das Bild zeigt').fill('Das Haus von der Straße');
  await publish.click();
  await expect(page.getByText('Veröffentlicht', { exact: true }).first()).toBeVisible();
  await page.close();

  await expectPicture(await browser.newPage({ baseURL: String(process.env.E2E_SHOP_URL) }), `/blog/${slug}`);
});

async function expectPicture(page: Page, path: string): Promise<void> {
  const cover = page.getByRole('img', { name: 'Das Haus von der Straße' });
  await expect(async () => {
    await page.goto(path);
    await expect(cover).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const weights: Promise<number>[] = [];
  page.on(
    'requestfinished',
    (request) => request.resourceType() === 'image' && weights.push(request.sizes().then((sizes) => sizes.responseBodySize)),
  );
  await page.reload({ waitUntil: 'networkidle' });
  expect((await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(FIRST_SCREEN_BYTES);
  const source = await cover.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  expect(source).toMatch(/^\/api\/pictures\/[\w-]+\/\w+\/sheet-center-640\.avif$/);
  const answer = await page.request.get(source);
  expect([answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
    'image/avif',
    'public, max-age=31536000, immutable',
  ]);
}
