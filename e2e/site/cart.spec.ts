import { cartKeys } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { t } from '../text';
import { addToCart, boxOf, productAt, sheet, stored } from './cart-journey';

test('a quantity below the minimum stays with a message and blocks sending', async ({ page, request }) => {
  const product = await productAt(request, '/as-built/punktwolke-zu-bim');
  await addToCart(page, product);
  await page.goto('/konfigurator');
  const quantity = page.getByLabel(t('quantity.label', { name: product.name }), { exact: true });
  await quantity.fill('2,5');
  await expect(quantity).toHaveAccessibleDescription(
    t('quantity.problem.below-minimum', { minimum: product.minQuantity, unit: t('units.sqm') }),
  );
  await expect(page.getByRole('button', { name: t('cart.next'), exact: true })).toBeDisabled();
  await page.reload();
  await expect(quantity).toHaveValue('2,5');
});

test('a double click adds a product once', async ({ page, open, request }) => {
  const product = await productAt(request, '/cad-services/tga-plaene');
  await open('/cad-services/tga-plaene');
  await boxOf(page, product)
    .getByRole('button', { name: t('box.add') })
    .dblclick();
  await expect(boxOf(page, product).getByRole('link', { name: t('box.open') })).toBeVisible();
  expect(JSON.parse((await stored(page, cartKeys.items)) ?? '[]')).toMatchObject([{ quantity: product.minQuantity }]);
});

test('setting a quantity to zero removes the product', async ({ page, request }) => {
  const product = await productAt(request, '/cad-services/tga-plaene');
  await addToCart(page, product);
  await page.goto('/konfigurator');
  const quantity = page.getByLabel(t('quantity.label', { name: product.name }), { exact: true });
  await quantity.fill('0');
  await quantity.blur();
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
});

test('an expired cart is wiped when it is read', async ({ page, request }) => {
  await addToCart(page, await productAt(request, '/cad-services/tga-plaene'));
  await page.evaluate((key) => localStorage.setItem(key, String(Date.now() - 1)), cartKeys.expiry);
  await page.goto('/konfigurator');
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
  expect(await stored(page, cartKeys.items)).toBeNull();
});

test('a cart that cannot be read is an empty cart, and the next one works', async ({ page, request, expectFailures }) => {
  expectFailures(/pq\.\w+ cannot be read/);
  await page.addInitScript((keys) => {
    if (sessionStorage.getItem('spoilt')) return;
    sessionStorage.setItem('spoilt', 'yes');
    for (const key of keys) localStorage.setItem(key, '{"not": ["a cart"');
  }, Object.values(cartKeys));
  await page.goto('/konfigurator');
  await expect(page.getByRole('heading', { name: t('cart.empty.title') })).toBeVisible();
  const product = await productAt(request, '/cad-services/tga-plaene');
  await addToCart(page, product);
  await page.goto('/konfigurator');
  await expect(sheet(page, product.name)).toBeVisible();
});

test('what was configured and had to make room for another product is not added as something else', async ({
  page,
  request,
  open,
  context,
  expectFailures,
}) => {
  expectFailures(/adding a product failed/);
  const product = await productAt(request, '/paper-to-cad/standard');
  await open('/paper-to-cad/standard');
  const box = boxOf(page, product);
  const quantity = box.getByLabel(t('box.quantity.plan'), { exact: true });
  await quantity.fill('7');
  await expect.poll(() => stored(page, cartKeys.temporary)).toContain('"quantity":7');

  const other = await productAt(request, '/paper-to-cad/premium');
  const tab = await context.newPage();
  await tab.goto('/paper-to-cad/premium');
  await untilHydrated(tab);
  await boxOf(tab, other).getByLabel(t('box.quantity.plan'), { exact: true }).fill('3');
  await expect(quantity).not.toHaveValue('7');

  const before = await stored(page, cartKeys.items);
  await box.getByRole('button', { name: t('box.add') }).click();
  await expect(page.getByRole('alert')).toHaveText('Kein temporärer Produkt gefunden');
  expect(await stored(page, cartKeys.items)).toBe(before);
  await box.getByRole('button', { name: t('box.add') }).click();
  await expect.poll(() => stored(page, cartKeys.items)).not.toBe(before);
});

test('what another tab puts into the cart lies there on this page, too, and can be raised by one press', async ({
  page,
  request,
  open,
  context,
}) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  await open('/paper-to-cad/standard');
  const box = boxOf(page, product);
  await box.getByLabel(t('box.quantity.plan'), { exact: true }).fill('7');
  await expect.poll(() => stored(page, cartKeys.temporary)).toContain('"quantity":7');
  const tab = await context.newPage();
  await tab.goto('/paper-to-cad/standard');
  await untilHydrated(tab);
  await boxOf(tab, product)
    .getByRole('button', { name: t('box.add') })
    .click();
  await expect(box.getByRole('heading', { name: t('box.receipt.title') })).toBeVisible();
  await expect(box.getByLabel(t('box.quantity.plan'), { exact: true })).toHaveCount(0);
  await box.getByRole('button', { name: t('box.increase', { from: '7', to: '8' }) }).dblclick();
  await expect(box.getByRole('button', { name: t('box.increase', { from: '8', to: '9' }) })).toBeVisible();
  expect(JSON.parse((await stored(page, cartKeys.items)) ?? '[]')).toMatchObject([{ quantity: 8 }]);
});
