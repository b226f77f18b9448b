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

test('a sample opens in its place, loads its sheet only then, grows, and is offered as a file that browsers keep', async ({
  page,
  request,
  open,
}) => {
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  await open('/paper-to-cad/premium');
  await page.getByRole('heading', { name: t('catalogue.sample.result') }).scrollIntoViewIfNeeded();
  const artefact = page.locator('.artefact', { hasText: 'Grundriss Premium' });
  await expect(artefact.getByRole('img').first()).toHaveJSProperty('complete', true);
  expect(loaded.filter((address) => address.endsWith('.svg') && address.includes('/samples/'))).toEqual([]);
  await artefact.locator('summary').click();
  const sheetPicture = artefact.locator('.artefact-window img');
  await expect.poll(() => sheetPicture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const width = (await sheetPicture.boundingBox())?.width ?? 0;
  await artefact.getByRole('radio', { name: '200 %' }).check();
  expect((await sheetPicture.boundingBox())?.width).toBeCloseTo(2 * width, 0);
  await artefact.getByText(t('catalogue.sample.shrink')).click();
  await expect(sheetPicture).toBeHidden();
  const download = page.getByRole('link', { name: t('catalogue.sample.download', { format: 'DXF' }) });
  const file = await request.get((await download.getAttribute('href')) ?? '');
  expect(file.headers()['cache-control']).toContain('immutable');
  expect(await file.text()).toContain('RAUMPOLYGON');

  await open('/3d-modelle/aussenvisualisierung');
  await expect(page.locator('.product-scope .sample-poster img')).toHaveJSProperty('complete', true);
  await expect(page.locator('.product-scope .drawing, .sample-sheet')).toHaveCount(0);
});
