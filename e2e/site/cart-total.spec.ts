import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { t } from '../text';
import { addToCart, euros, goToSend, newSender, productAt, sendButton, sentTitle, sheet } from './cart-journey';

const netOf = (page: Page) =>
  page
    .getByRole('complementary', { name: t('price.title') })
    .getByRole('row', { name: t('cart.net') })
    .getByRole('cell');

/** Fills a cart with one product and an add-on of a fixed price. @returns what both cost */
async function cartWithAddon(page: Page, request: Parameters<typeof productAt>[0]) {
  const product = await productAt(request, '/cad-services/grundrisse');
  const addon = product.addons.find(({ priceType }) => priceType === 'fixed');
  if (!addon) throw new Error('The product has no add-on of a fixed price');
  await addToCart(page, product);
  await page.goto('/konfigurator');
  await sheet(page, product.name)
    .getByRole('button', { name: t('cart.edit.label', { name: product.name }) })
    .click();
  const choice = sheet(page, product.name).getByRole('checkbox', { name: addon.name });
  return { product, addon, choice, plain: product.price * product.minQuantity, more: Number(addon.price) * 100 };
}

test('the total is with add-ons as they are looked up, whatever else the page knows of their prices', async ({ page, request }) => {
  const { product, addon, choice, plain, more } = await cartWithAddon(page, request);
  await expect(netOf(page)).toHaveText(euros(plain));
  await page.route('**/api/addons?*', (route) => route.fulfill({ json: { addons: [{ ...addon, price: String(more / 100 + 11) }] } }));
  await choice.check();
  await expect(netOf(page)).toHaveText(euros(plain + more + 1_100));
  await expect(sheet(page, product.name).locator('.line-price')).toContainText(euros(plain + more + 1_100));
  await page.reload();
  await expect(netOf(page)).toHaveText(euros(plain + more + 1_100));
  await page.unroute('**/api/addons?*');
  await page.reload();
  await expect(netOf(page)).toHaveText(euros(plain + more));
  const requested = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/api/quotes'));
  await goToSend(page, newSender());
  await sendButton(page).click();
  expect((await requested).postDataJSON()).toMatchObject({ expectedNet: plain + more });
  await expect(sentTitle(page)).toBeVisible();
});

test('when add-ons cannot be looked up, the total is the plain one and says so until they can', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/api\/addons/, /add-ons cannot be looked up/);
  const { product, choice, plain, more } = await cartWithAddon(page, request);
  await page.route('**/api/addons?*', (route) => route.fulfill({ status: 500, json: {} }));
  await choice.check();
  await expect(page.getByText(t('cart.plain'))).toBeVisible();
  await expect(netOf(page)).toHaveText(euros(plain));
  await expect(sheet(page, product.name).locator('.line-price')).toContainText(euros(plain));
  await expect(page.getByRole('button', { name: t('cart.next'), exact: true })).toBeDisabled();
  await page.unroute('**/api/addons?*');
  await page.getByRole('button', { name: t('cart.retry') }).click();
  await expect(netOf(page)).toHaveText(euros(plain + more));
  await expect(page.getByText(t('cart.plain'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('cart.next'), exact: true })).toBeEnabled();
});
