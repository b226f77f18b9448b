import type { ProductSummary } from '@contract/content/product';
import { expect, test } from '../fixtures';
import { t } from '../text';
import { productAt, boxOf } from './cart-journey';

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
