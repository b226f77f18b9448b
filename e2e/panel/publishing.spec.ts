import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { enterPanel, panel } from '../panel';
import { productAt } from '../site/cart-journey';

const CMS = () => String(process.env.E2E_CMS_URL);
/** A service whose price no other test reads. */
const PRODUCT = '/cad-services/aufteilungsplaene';

type Database = { prepare(sql: string): { run(...values: unknown[]): { changes: number } }; close(): void };

/** Lets the time of all plans come: they wait until a moment that is over. */
function letTimeCome(): void {
  const Sqlite = createRequire(join(import.meta.dirname, '../../package.json'))('better-sqlite3') as new (file: string) => Database;
  const database = new Sqlite(join(String(process.env.E2E_DATA_DIR), 'planquadrat.db'));
  database.prepare("update schedules set at = ? where status = 'waiting'").run(Date.now() - 1_000);
  database.close();
}

test('marketing plans an article, raises prices and takes that back, and restores a text', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: String(process.env.E2E_SHOP_URL) });
  await enterPanel(page, 'marketing');
  const unique = randomBytes(4).toString('hex');
  const article = { title: `Geplanter Artikel ${unique}`, date: '2026-01-01', teaser: 'Er kommt und geht.', body: 'Text' };
  const articleId = await panel.create('article', article);
  const isShown = async () => (await page.request.get(`/blog/geplanter-artikel-${unique}`)).status() === 200;

  await test.step('an article appears and goes at the times that were planned', async () => {
    await page.goto(`${CMS()}/admin/content-manager/collection-types/api::article.article/${articleId}?plugins[i18n][locale]=de`);
    for (const [action, shown] of [
      ['Veröffentlichen', true],
      ['Zurückziehen', false],
    ] as const) {
      await page.getByRole('button', { name: 'Planen', exact: true }).click();
      await page.getByRole('combobox', { name: 'Änderung' }).click();
      await page.getByRole('option', { name: action }).click();
      await page.getByLabel('Zeitpunkt (deutsche Zeit)').fill('2027-06-01T09:30');
      await page.getByRole('button', { name: 'Zeitpunkt speichern' }).click();
      await expect(page.getByText(`${action}, Deutsch`)).toBeVisible();
      expect(await isShown()).toBe(!shown);
      letTimeCome();
      await expect.poll(isShown).toBe(shown);
      await page.reload();
    }
  });

  await test.step('prices of a category rise by 4 %, and fall back', async () => {
    const price = async () => (await productAt(page.request, PRODUCT)).price;
    const before = await price();
    await page.getByRole('link', { name: 'Preise', exact: true }).click();
    await page.getByRole('combobox', { name: 'Bereich' }).click();
    await page.getByRole('option', { name: 'CAD Services' }).click();
    await page.getByLabel('Name enthält').fill('Aufteilungspläne');
    await page.getByLabel('Wert, mit - davor für weniger').fill('4');
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await page.getByRole('button', { name: '1 Leistung ändern' }).click();
    await expect.poll(price).toBe(Math.round(before * 1.04));
    await page.getByRole('button', { name: 'Änderung 4 % zurücknehmen' }).click();
    await expect.poll(price).toBe(before);
    await expect(page.getByText(/zurückgenommen/)).toBeVisible();
  });

  await test.step('a text comes back as a draft', async () => {
    const { id } = await productAt(page.request, PRODUCT);
    await page.goto(`${CMS()}/admin/content-manager/collection-types/api::product.product/${id}?plugins[i18n][locale]=de`);
    const tagline = page.getByLabel('Unterzeile');
    const text = await tagline.inputValue();
    const changes = page.getByRole('button', { name: '1 Änderung', exact: true });
    await expect(changes.first()).toBeVisible();
    const before = await changes.count();
    await tagline.fill('Ganz neu');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await expect(changes).toHaveCount(before + 1);
    await changes.first().click();
    await expect(page.getByText('Ganz neu').last()).toBeVisible();
    await page
      .getByRole('button', { name: /wiederherstellen$/ })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Entwurf ersetzen' }).click();
    await expect(tagline).toHaveValue(text);
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  });
});
