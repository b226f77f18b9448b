import { expectAccessible, expectNarrow } from '../accessibility';
import { demoLogin } from '../accounts';
import { expect, test as base } from '../fixtures';
import { startShop, type Shop } from '../start-shop';
import { t } from '../text';

/** A shop of its own, as a newcomer starts it. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      const shop = await startShop({ DEMO_DOCUMENTS: 'true' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.webUrl),
});

test('a newcomer finds in each area what to do next', async ({ page, shop, signInAs }) => {
  await test.step('as a customer: what is overdue, then the offer that ends first', async () => {
    await signInAs(demoLogin('user', shop.dataDir));
    await page.goto('/app/dashboard');
    await expect(page.getByText(t('portal.waiting.overdue_one'))).toBeVisible();
    const times = await page.locator('.waiting-list .waiting-time').allTextContents();
    expect(times[0]).toMatch(/überfällig$/);
    const ends = times.flatMap((time) => /(\d\d)\.(\d\d)\.(\d{4})$/.exec(time)?.slice(1).reverse().join('-') ?? []);
    expect(ends).toEqual(ends.toSorted());
    await expectAccessible(page);
    await expectNarrow(page);
    await page.getByRole('link', { name: t('invoice.overdue.open') }).click();
    await expect(page).toHaveURL(/\/app\/invoices\/\w+$/);
  });

  await test.step('as staff: new requests and late orders', async () => {
    await signInAs(demoLogin('admin', shop.dataDir));
    await page.goto('/admin/dashboard');
    await expect(page.getByText(t('admin.orders.late')).first()).toBeVisible();
    const late = page.getByRole('link', { name: t('admin.due.late_one') });
    await expect(late).toHaveAttribute('href', '/admin/orders?status=late');
    await late.click();
    await expect(page.locator('.staff-orders .linked-row')).toHaveCount(1);
    await page.goBack();
    await expectAccessible(page);
    await expectNarrow(page);
    await page.goto('/admin/board?due=late');
    await expect(page.locator('.board-card').first()).toBeVisible();
  });

  await test.step('as a contractor: a price to give and work in hand', async () => {
    await signInAs(demoLogin('contractor', shop.dataDir));
    await page.goto('/contractor/dashboard');
    await expect(page.locator('.linked-row')).not.toHaveCount(0);
    await expectAccessible(page);
    await expectNarrow(page);
  });
});
