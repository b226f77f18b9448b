import { untilHydrated, expect, test as base } from '../fixtures';
import { startShop, type Shop } from '../start-shop';
import { t } from '../text';
import { boxOf, euros, goToSend, newSender, productAt, sendButton, sentTitle } from './cart-journey';
import { smallPdf } from './sample-files';

/** A shop of its own, whose CMS may crash. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.webUrl),
});

test('while the CMS is down stored pages work, the cart is kept, what fails is said, and sending works afterwards', async ({
  page,
  context,
  open,
  request,
  shop,
  expectFailures,
}) => {
  expectFailures(/status of 503/, /answer 503/, /\[shop\]/, /server\.unavailable/);
  const product = await productAt(request, '/paper-to-cad/standard');
  const other = await productAt(request, '/paper-to-cad/premium');

  await test.step('a visitor is about to send', async () => {
    await open('/paper-to-cad/premium');
    await open('/paper-to-cad/standard');
    await boxOf(page, product)
      .getByRole('button', { name: t('box.add') })
      .click();
    await page.goto('/konfigurator');
    await goToSend(page, newSender());
  });

  shop.crashCms();

  await test.step('sending says what is wrong and keeps everything', async () => {
    await sendButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('problem.server.unavailable'));
    await expect(page.getByRole('checkbox', { name: t('send.consent') })).toBeChecked();
    await expect(page.getByRole('heading', { name: t('send.title') })).toBeVisible();
  });

  await test.step('a page that was shown before still opens, its box counts, and a file says that it is cut off', async () => {
    const tab = await context.newPage();
    expect((await tab.goto('/paper-to-cad/premium'))?.status()).toBe(200);
    await untilHydrated(tab);
    const box = boxOf(tab, other);
    await box.getByLabel(t('box.quantity.plan'), { exact: true }).fill('2');
    await expect(box.locator('.box-total')).toContainText(euros(other.price * 2));
    await expect(box.getByRole('button', { name: t('box.add') })).toBeEnabled();
    await box.getByLabel(t('files.drop')).setInputFiles(smallPdf);
    await expect(box.getByRole('button', { name: t('files.resume.label', { name: smallPdf.name }) })).toBeVisible();
    await tab.close();
  });

  await test.step('the configurator shows the last prices and says so', async () => {
    const tab = await context.newPage();
    await tab.goto('/konfigurator');
    await expect(tab.getByText(t('cart.stale'))).toBeVisible();
    await expect(tab.getByRole('article', { name: product.name })).toBeVisible();
    await tab.close();
  });

  await test.step('a page that nobody has seen yet says that it cannot be loaded', async () => {
    const tab = await context.newPage();
    const answer = await tab.goto('/cad-services/schalplaene');
    expect(answer?.status()).toBe(503);
    await expect(tab.getByRole('heading', { level: 1, name: t('failure.title') })).toBeVisible();
    await tab.close();
  });

  await shop.restartCms();

  await test.step('the same button sends once the CMS is back', async () => {
    await sendButton(page).click();
    await expect(sentTitle(page)).toBeVisible();
  });
});
