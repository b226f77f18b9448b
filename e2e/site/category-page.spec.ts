import type { Category } from '@contract/content/product';
import { expect, test } from '../fixtures';
import { t } from '../text';

for (const slug of ['paper-to-cad', 'cad-services', '3d-modelle', 'as-built', 'daten-services'])
  test(`/${slug} recommends one service with its reason, compares once, and shows prices on one line`, async ({ page, open, request }) => {
    const category: Category = await (await request.get(`/api/categories/${slug}?locale=de`)).json();
    const { recommendation, products, compared } = category;
    await open(`/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: recommendation?.title })).toBeVisible();
    await expect(main.getByText(recommendation?.text ?? '')).toBeVisible();
    await expect(main.locator('.recommendation dt')).toHaveCount(3);
    await expect(main.getByText(t('catalogue.category.recommended'), { exact: true })).toHaveCount(1);
    const tables = main.locator('table.editions');
    await expect(tables).toHaveCount(products.length > 3 ? 0 : 1);
    for (const { label, values } of compared) {
      const row = tables.getByRole('row', { name: label });
      await expect(row.getByRole('cell')).toHaveText(
        values
          .map((value) => (typeof value === 'string' ? value : t(value ? 'catalogue.compare.yes' : 'catalogue.compare.no')))
          .map((text) => new RegExp(text)),
      );
    }
    const prices = main.locator('.product-list .price-pair, .edition-price .price-pair');
    expect(await prices.count()).toBeGreaterThan(2);
    // Prices may break while their font is on its way.
    await expect.poll(() => prices.evaluateAll(brokenPrices)).toEqual([]);
  });

/** Returns the prices whose amounts and unit do not stand on one line; runs in the browser. */
function brokenPrices(prices: Element[]): string[] {
  const isBroken = (price: Element) => {
    const shown = [...price.querySelectorAll('.price-main, .price-beside, .price-unit')].filter((part) => part.checkVisibility());
    const bottoms = shown.map((part) => part.getBoundingClientRect().bottom);
    return Math.max(...bottoms) - Math.min(...bottoms) >= 12;
  };
  return prices.filter(isBroken).map((price) => price.textContent);
}
