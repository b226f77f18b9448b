import { expect, test, type Page } from '@playwright/test';
import { enterPanel, panel } from '../panel';
import { productAt } from '../site/cart-journey';

test.describe.configure({ mode: 'serial' });

const PATH = '/cad-services/schnitte-und-ansichten';
const COLLECTIONS = '/admin/content-manager/collection-types';
const price = 'Preis netto in Euro';

/** The words around the field are Strapi's, those at it the shop's. */
const languages = {
  de: { vat: '71,50 € netto = 85,09 € inkl. MwSt.', unclear: /Nicht eindeutig/, again: 'Noch einmal', publish: 'Veröffentlichen' },
  en: { vat: '€71.50 net = €85.09 incl. VAT.', unclear: /Unclear/, again: 'Once more', publish: 'Publish' },
};
type Language = keyof typeof languages;

const visible = (text: string) => text.replaceAll('\u00a0', ' ');
const shopPrice = async (page: Page) => (await productAt(page.request, PATH)).price;

/** The page of the one editor that all tests share: logins in a row are slowed down. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ baseURL: String(process.env.E2E_SHOP_URL) });
  await enterPanel(page);
});
test.afterAll(() => page.close());

/** Sets the language in the profile, as editors do. */
async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.goto(`${process.env.E2E_CMS_URL}/admin/me`);
  const choice = page.getByRole('combobox', { name: /Sprache|language/i });
  await choice.click();
  await page.getByRole('option', { name: language === 'de' ? 'Deutsch' : 'English' }).click();
  const save = page.getByRole('button', { name: /^(Speichern|Save)$/ });
  if (await save.isEnabled()) await save.click();
  await expect(choice).toContainText(language === 'de' ? 'Deutsch' : 'English');
}

async function openProduct(page: Page): Promise<void> {
  const { id } = await productAt(page.request, PATH);
  await page.goto(`${process.env.E2E_CMS_URL}${COLLECTIONS}/api::product.product/${id}?plugins[i18n][locale]=de`);
  await expect(page.getByLabel(price)).not.toHaveValue('');
}

for (const language of ['de', 'en'] as const) {
  const { vat, unclear, again, publish } = languages[language];

  test(`a price is published as it was meant, in the panel's ${language}`, async () => {
    const product = await productAt(page.request, PATH);
    await panel.publishPrice(product, 65);
    await setLanguage(page, language);
    for (const [typed, cents] of [
      ['71,50', 7_150],
      ['71.50', 7_150],
      ['61,5', 6_150],
      ['61.5', 6_150],
    ] as const) {
      await openProduct(page);
      const field = page.getByLabel(price);
      await field.fill('');
      await field.pressSequentially(typed);
      if (cents === 7_150)
        await expect(page.getByRole('status').filter({ hasText: /=/ })).toHaveText(new RegExp(visible(vat).replaceAll(' ', '\\s')));
      await page.getByRole('button', { name: publish, exact: true }).click();
      await expect.poll(() => shopPrice(page)).toBe(cents);
      await panel.publishPrice(product, 65);
    }
  });

  test(`a price that can be read in two ways is not saved, in the panel's ${language}`, async () => {
    const product = await productAt(page.request, PATH);
    await panel.publishPrice(product, 65);
    await setLanguage(page, language);
    await openProduct(page);
    for (const typed of ['1.234', '1,234']) {
      await page.getByLabel(price).fill('');
      await page.getByLabel(price).pressSequentially(typed);
      await expect(page.getByText(unclear)).toBeVisible();
      await page.getByRole('button', { name: publish, exact: true }).click();
      await expect(page.getByText(unclear)).toBeVisible();
      expect(await shopPrice(page)).toBe(6_500);
    }
  });

  test(`a price far from the stored one is asked for twice, in the panel's ${language}`, async () => {
    const product = await productAt(page.request, PATH);
    await panel.publishPrice(product, 65);
    await setLanguage(page, language);
    await openProduct(page);
    await page.getByLabel(price).fill('');
    await page.getByLabel(price).pressSequentially('1.234,50');
    const repeat = page.getByLabel(again, { exact: true });
    await expect(repeat).toBeVisible();
    await page.getByRole('button', { name: publish, exact: true }).click();
    await repeat.pressSequentially('1234,05');
    await page.getByRole('button', { name: publish, exact: true }).click();
    await expect(repeat).toBeVisible();
    expect(await shopPrice(page)).toBe(6_500);
    await repeat.fill('');
    await repeat.pressSequentially('1,234.50');
    await page.getByRole('button', { name: publish, exact: true }).click();
    await expect.poll(() => shopPrice(page)).toBe(123_450);
    await panel.publishPrice(product, 95);
  });
}
