import type { Locator, Page } from '@playwright/test';
import type { CustomerType } from '@contract/pricing/customer-type';
import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { wrongAmounts } from '../prices';
import { t, textIn, type Translate } from '../text';
import { sitemap } from './crawl-page';
import { addToCart, boxOf, newSender, productAt, sheet, stored, unfold } from './cart-journey';

const views = ['consumer', 'business'] as const satisfies readonly CustomerType[];

/** Makes the page show a view without anybody's choice. */
const show = (page: Page, view: CustomerType) =>
  page.evaluate((chosen) => void (document.documentElement.dataset.priceView = chosen), view);

/** Expects that every amount leads with gross for consumers and with net for businesses. */
async function expectRightAmounts(page: Page, at: string): Promise<void> {
  for (const view of views) {
    await show(page, view);
    expect.soft(await wrongAmounts(page, view), `${at} for ${view}`).toEqual([]);
  }
}

const headerSwitch = (page: Page): Locator => page.getByRole('banner').getByRole('group', { name: t('price-view.label') });
const choice = (group: Locator, view: CustomerType): Locator => group.getByRole('radio', { name: t(`price-view.${view}`) });

test('no page of the sitemap leads with net for consumers or with gross for businesses', async ({ page, request }) => {
  test.slow();
  const searches = ['/suche?q=Grundriss', '/en/suche?q=plan'].map((path) => process.env.E2E_SHOP_URL + path);
  for (const url of [...(await sitemap(request)), ...searches]) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await expectRightAmounts(page, new URL(url).pathname);
  }
});

for (const locale of ['de', 'en'] as const) {
  test(`neither does the configurator in any of its states: ${locale}`, async ({ page, request }) => {
    const text: Translate = locale === 'de' ? t : textIn(locale);
    const product = await productAt(request, '/cad-services/grundrisse', locale);
    const names = product.addons.filter(({ priceType }) => priceType !== 'percent').map(({ name }) => name);
    await addToCart(page, product, text);
    await addToCart(page, await productAt(request, '/paper-to-cad/basic', locale), text);
    await expectRightAmounts(page, 'box');
    await page.goto(`${locale === 'en' ? '/en' : ''}/konfigurator`);
    const item = sheet(page, product.name);
    const edit = item.getByRole('button', { name: text('cart.edit.label', { name: product.name }) });
    await edit.click();
    await item.getByRole('checkbox', { name: names[0] }).check();
    await expectRightAmounts(page, 'add-ons');
    await edit.click();
    await expect(item.getByRole('listitem').filter({ hasText: names[0] })).toContainText(text('amount.net', { price: '' }).trim());
    await expectRightAmounts(page, 'cart');
    await page.getByRole('button', { name: text('cart.next'), exact: true }).click();
    for (const view of views) {
      const sender = newSender();
      await page.getByRole('radio', { name: text(`contact.customer-type.${view}`) }).check();
      await page.getByLabel(text('contact.name'), { exact: true }).fill(sender.name);
      await page.getByLabel(text('contact.email'), { exact: true }).fill(sender.email);
      await page.getByRole('button', { name: text('cart.next.check') }).click();
      await expect(page.getByRole('heading', { name: text('send.title') })).toBeVisible();
      expect(await wrongAmounts(page, view), `request of a ${view}`).toEqual([]);
      await page.getByRole('button', { name: text('send.change.contact') }).click();
    }
  });
}

test('above the button that sends, the kind of buyer decides, whatever view is chosen', async ({ page, request }) => {
  await addToCart(page, await productAt(request, '/paper-to-cad/standard'));
  await page.goto('/konfigurator');
  await page.getByRole('button', { name: t('cart.next'), exact: true }).click();
  const sender = newSender();
  await page.getByRole('radio', { name: t('contact.customer-type.consumer') }).check();
  await page.getByLabel(t('contact.name'), { exact: true }).fill(sender.name);
  await page.getByLabel(t('contact.email'), { exact: true }).fill(sender.email);
  await page.getByRole('button', { name: t('cart.next.check') }).click();
  await choice(headerSwitch(page), 'business').check();
  const total = page.getByRole('listitem').filter({ hasText: t('send.total') });
  await expect(total).toHaveText(/82,11\s€ inkl\. MwSt\..*69,00\s€ netto/);
});

test('what is chosen turns all prices round, is read out in that order, and is kept on the next pages', async ({ page, open }) => {
  await open('/paper-to-cad/standard');
  const price = page.locator('.box-price');
  await expect(price).toMatchAriaSnapshot('- text: 82,11 € inkl. MwSt. · 69,00 € netto je Plan');
  await choice(headerSwitch(page), 'business').check();
  await expect(price).toMatchAriaSnapshot('- text: 69,00 € netto · 82,11 € inkl. MwSt. je Plan');
  expect(await wrongAmounts(page, 'business')).toEqual([]);
  await open('/');
  await expect(choice(headerSwitch(page), 'business')).toBeChecked();
  expect(await wrongAmounts(page, 'business')).toEqual([]);
  await choice(headerSwitch(page), 'consumer').check();
  await page.reload();
  expect(await wrongAmounts(page, 'consumer')).toEqual([]);
});

test('a page knows the kept view before it is painted, without the application', async ({ page, open, expectFailures }) => {
  expectFailures(/ERR_FAILED/, /dynamically imported module/);
  await open('/paper-to-cad');
  await choice(headerSwitch(page), 'business').check();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.viewAtBody = document.documentElement.dataset.priceView ?? '';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-view-at-body', 'business');
});

test('a press counts while the page wakes, when events end before they come back up', async ({ page }) => {
  await page.addInitScript(() => document.addEventListener('change', (event) => event.stopPropagation()));
  await page.goto('/paper-to-cad', { waitUntil: 'commit' });
  await choice(headerSwitch(page), 'business').check();
  expect(await stored(page, 'priceView')).toBe('business');
  await expect(page.locator('html')).toHaveAttribute('data-price-view', 'business');
});

test('all switches, also of another tab, follow the one that was used', async ({ page, context, request }) => {
  await addToCart(page, await productAt(request, '/paper-to-cad/standard'));
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/konfigurator');
  const summary = page.getByRole('complementary', { name: t('price.title') });
  await choice(summary, 'business').check();
  await expect(choice(headerSwitch(page), 'business')).toBeChecked();
  await expect(choice(headerSwitch(other), 'business')).toBeChecked();
  await choice(headerSwitch(other), 'consumer').check();
  await expect(choice(summary, 'consumer')).toBeChecked();
  await expect(summary.getByRole('row').filter({ hasText: t('cart.gross') })).toHaveClass('total');
  await other.close();
});

test('phones have the switch in their menu', { tag: '@phone-only' }, async ({ page, open }) => {
  await open('/paper-to-cad/standard');
  await page.getByRole('button', { name: t('menu.open') }).click();
  await choice(page.getByRole('dialog', { name: t('menu.label') }), 'business').check();
  await page.getByRole('button', { name: t('menu.close') }).click();
  await expect(page.locator('.box-price')).toContainText(/^69,00\s€ netto/, { useInnerText: true });
});

test('an account with a VAT ID sees net first until a view is chosen, and only while it is signed in', async ({
  page,
  open,
  signInAs,
  expectFailures,
}) => {
  // What the dashboard still asks for when somebody signs out is refused.
  expectFailures(/status of 401/);
  await signInAs(await createCustomer(page.request));
  await page.goto('/app/settings');
  const billing = page.getByRole('region', { name: t('settings.billing') });
  await billing.getByLabel(t('settings.billing.vat-id')).fill('DE136695976');
  await billing.getByRole('button').click();
  await expect.poll(() => stored(page, 'accountPriceView')).toBe('business');
  await open('/paper-to-cad/standard');
  await expect(choice(headerSwitch(page), 'business')).toBeChecked();
  await choice(headerSwitch(page), 'consumer').check();
  await open('/paper-to-cad/basic');
  await expect(choice(headerSwitch(page), 'consumer')).toBeChecked();
  await page.evaluate(() => localStorage.removeItem('priceView'));
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: t('bar.sign-out') }).click();
  await expect.poll(() => stored(page, 'accountPriceView')).toBeNull();
});

test('gross parts that miss the total by a cent say so', async ({ page, request, open }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  await open('/paper-to-cad/standard');
  const box = boxOf(page, product);
  const nameOf = (price: number) => product.addons.find((addon) => Number(addon.price) === price)?.name ?? '';
  await unfold(box, t('addons.title'));
  // 69.00 € + 80 % + 6.50 €: 82.11 € + 65.69 € + 7.74 € gross are a cent more than 130.70 € net with 19 %.
  for (const price of [80, 6.5]) await box.getByRole('checkbox', { name: nameOf(price) }).check();
  await unfold(box, t('addons.title'));
  await expect(box.locator('.box-total')).toContainText('155,53');
  const rounding = box.getByRole('listitem').filter({ hasText: t('price.rounding') });
  await expect(rounding).toContainText('-0,01');
  await choice(headerSwitch(page), 'business').check();
  await expect(rounding).toBeHidden();
});
