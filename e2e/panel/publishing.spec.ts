import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { panelToken } from '../panel';
import { productAt } from '../site/cart-journey';

const CMS = () => String(process.env.E2E_CMS_URL);
const ARTICLE = '/blog/din-277-woflv-oder-gif';
const PRODUCT = '/paper-to-cad/basic';
const email = 'marketing@planquadrat.example';
const password = 'Zeichenbrett-2026';

type Database = { prepare(sql: string): { run(...values: unknown[]): { changes: number } }; close(): void };

/** Lets the time of all plans come: they wait until a moment that is over. */
function letTimeCome(): void {
  const Sqlite = createRequire(join(import.meta.dirname, '../../package.json'))('better-sqlite3') as new (file: string) => Database;
  const database = new Sqlite(join(String(process.env.E2E_DATA_DIR), 'planquadrat.db'));
  database.prepare("update schedules set at = ? where status = 'waiting'").run(Date.now() - 1_000);
  database.close();
}

/** Creates a member of marketing, as the administrator of the panel does. */
async function inviteMarketing(): Promise<void> {
  const token = await panelToken(CMS(), String(process.env.E2E_DATA_DIR));
  const call = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${CMS()}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await answer.json()).data;
  };
  const roles: { id: number; code: string }[] = await call('GET', '/admin/roles');
  const role = roles.find(({ code }) => code === 'marketing');
  const user = await call('POST', '/admin/users', { email, firstname: 'Mara', lastname: 'Keting', roles: [role?.id] });
  await call('PUT', `/admin/users/${user.id}`, { password, isActive: true });
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${CMS()}/admin`);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: false }).first().fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Geplant' })).toBeVisible();
}

test('marketing plans an article, raises prices and takes that back, and restores a text', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: String(process.env.E2E_SHOP_URL) });
  await inviteMarketing();
  await signIn(page);
  const status = async () => (await page.request.get(ARTICLE)).status();

  await test.step('an article goes and appears at the times that were planned', async () => {
    await page.goto(`${CMS()}/admin/content-manager/collection-types/api::article.article?plugins[i18n][locale]=de&_q=WoFlV`);
    await page.getByText('DIN 277', { exact: false }).first().click();
    for (const [action, shown] of [
      ['Zurückziehen', 404],
      ['Veröffentlichen', 200],
    ] as const) {
      await page.getByRole('button', { name: 'Planen', exact: true }).click();
      await page.getByRole('combobox', { name: 'Änderung' }).click();
      await page.getByRole('option', { name: action }).click();
      await page.getByLabel('Zeitpunkt (deutsche Zeit)').fill('2027-06-01T09:30');
      await page.getByRole('button', { name: 'Zeitpunkt speichern' }).click();
      await expect(page.getByText(`${action}, Deutsch`)).toBeVisible();
      expect(await status()).toBe(shown === 404 ? 200 : 404);
      letTimeCome();
      await expect.poll(status).toBe(shown);
      await page.reload();
    }
  });

  await test.step('all prices of a category rise by 4 %, and fall back', async () => {
    const price = async () => (await productAt(page.request, PRODUCT)).price;
    const before = await price();
    await page.getByRole('link', { name: 'Preise', exact: true }).click();
    await page.getByRole('combobox', { name: 'Bereich' }).click();
    await page.getByRole('option', { name: 'Paper to CAD' }).click();
    await page.getByLabel('Wert, mit - davor für weniger').fill('4');
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await page.getByRole('button', { name: /Leistungen ändern/ }).click();
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
    await tagline.fill('Ganz neu');
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
    await page.getByRole('button', { name: '1 Änderung', exact: true }).click();
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
