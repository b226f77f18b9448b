import { cartKeys } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { t } from '../text';
import { addToCart, boxOf, productAt, sheet, stored } from './cart-journey';

test('price and action stay at hand while those of the box are out of sight', { tag: '@phone' }, async ({ page, request, open }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  await open('/paper-to-cad/standard');
  await page.evaluate(() => scrollTo(0, 300));
  const actions = page.getByRole('main').getByRole('button', { name: t('box.add') });
  await expect(actions).toHaveCount(2);
  await actions.last().dblclick();
  await expect(boxOf(page, product).getByRole('link', { name: t('box.open') })).toBeVisible();
  expect(JSON.parse((await stored(page, cartKeys.items)) ?? '[]')).toMatchObject([{ quantity: product.minQuantity }]);
});

test('the action stays under the pointer when its double leaves', async ({ page, request, open }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  await open('/paper-to-cad/standard');
  await expect(page.getByRole('main').getByRole('button', { name: t('box.add') })).toHaveCount(2);
  const action = boxOf(page, product).getByRole('button', { name: t('box.add') });
  const scrolledTo = await action.evaluate((button) => {
    button.scrollIntoView({ block: 'center' });
    return button.getBoundingClientRect().top;
  });
  await expect(page.getByRole('main').getByRole('button', { name: t('box.add') })).toHaveCount(1);
  expect(await action.evaluate((button) => button.getBoundingClientRect().top)).toBe(scrolledTo);
});

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

for (const { case: what, takeAway } of [
  { case: 'had to make room for another product', takeAway: 'premium' },
  { case: 'went into the cart in another tab', takeAway: 'standard' },
] as const)
  test(`what was configured and ${what} is not added as something else`, async ({ page, request, open, context, expectFailures }) => {
    expectFailures(/adding a product failed/);
    const product = await productAt(request, '/paper-to-cad/standard');
    await open('/paper-to-cad/standard');
    const box = boxOf(page, product);
    const quantity = box.getByLabel(t('box.quantity.plan'), { exact: true });
    await quantity.fill('7');
    await expect.poll(() => stored(page, cartKeys.temporary)).toContain('"quantity":7');

    const other = await productAt(request, `/paper-to-cad/${takeAway}`);
    const tab = await context.newPage();
    await tab.goto(`/paper-to-cad/${takeAway}`);
    await untilHydrated(tab);
    if (takeAway === 'premium') await boxOf(tab, other).getByLabel(t('box.quantity.plan'), { exact: true }).fill('3');
    else
      await boxOf(tab, other)
        .getByRole('button', { name: t('box.add') })
        .click();
    await expect(quantity).not.toHaveValue('7');

    const before = await stored(page, cartKeys.items);
    await box.getByRole('button', { name: takeAway === 'premium' ? t('box.add') : t('box.increase') }).click();
    await expect(page.getByRole('alert')).toHaveText('Kein temporärer Produkt gefunden');
    expect(await stored(page, cartKeys.items)).toBe(before);
    await box.getByRole('button', { name: takeAway === 'premium' ? t('box.add') : t('box.increase') }).click();
    await expect.poll(() => stored(page, cartKeys.items)).not.toBe(before);
  });
