import type { ProductSummary } from '@contract/content/product';
import { gross } from '../contract';
import { expect, test } from '../fixtures';
import { t } from '../text';
import { productAt, boxOf, euros, sheet } from './cart-journey';

for (const { width, height } of [
  { width: 1_280, height: 720 },
  { width: 1_440, height: 900 },
])
  test(`at ${width} by ${height} all that sells a service stands on the first screen of every product page`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    for (const category of ['paper-to-cad', 'cad-services', '3d-modelle', 'as-built', 'daten-services']) {
      const { products }: { products: ProductSummary[] } = await (await request.get(`/api/categories/${category}?locale=de`)).json();
      for (const { slug } of products) {
        const product = await productAt(request, `/${category}/${slug}`);
        await page.goto(`/${category}/${slug}`);
        const box = boxOf(page, product);
        const parts = {
          name: page.getByRole('heading', { level: 1 }),
          scope: page.locator('.product-scope .ticks'),
          price: box.locator('.box-price'),
          quantity: box.getByRole('textbox').first(),
          files: box.locator('.file-drop'),
          total: box.locator('.box-total'),
          button: box.getByRole('button', { name: t('box.add') }),
        };
        for (const [part, element] of Object.entries(parts)) {
          const { y = Number.NaN, height: tall = 0 } = (await element.boundingBox()) ?? {};
          expect(y + tall, `${slug}: ${part}`).toBeLessThanOrEqual(height);
        }
      }
    }
    const scrolling = await page.evaluate(() =>
      [...document.querySelectorAll('main :not(textarea)')]
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .map(String),
    );
    expect(scrolling).toEqual([]);
  });

test('a volume ladder marks the reached tier, says how far the next one is, and prices the whole line', async ({ page, request, open }) => {
  const product = await productAt(request, '/paper-to-cad/standard');
  const [tier] = product.tiers;
  if (!tier) throw new Error('the product needs a ladder');
  await open('/paper-to-cad/standard');
  const box = boxOf(page, product);
  const ladder = box.getByRole('table');
  const quantity = box.getByLabel(t('box.quantity.plan'), { exact: true });
  await expect(ladder.locator('th.reached')).toHaveText(t('box.ladder.from', { quantity: product.minQuantity }));
  await quantity.fill(String(tier.from - 1));
  const toNext = { quantity: 1, unit: t('unit.plan'), price: euros(gross(tier.price)) };
  await expect(ladder).toContainText(t('box.ladder.next', toNext));
  await expect(box.locator('.box-total')).toContainText(euros(product.price * (tier.from - 1)));
  await quantity.fill(String(tier.from));
  await expect(ladder.locator('th.reached')).toHaveText(t('box.ladder.from', { quantity: tier.from }));
  await expect(box.locator('.box-total')).toContainText(euros(tier.price * tier.from));
  await box.getByRole('button', { name: t('box.add') }).click();
  await box.getByRole('link', { name: t('box.open') }).click();
  await expect(sheet(page, product.name)).toContainText(euros(tier.price * tier.from));
  await expect(page.getByRole('complementary', { name: t('price.title') })).toContainText(euros(tier.price * tier.from));
});
