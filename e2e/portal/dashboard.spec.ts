import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { t } from '../text';

test('the portal opens with the dashboard', async ({ page, signInAs }) => {
  await signInAs('user');
  await page.goto('/app');
  await expect(page).toHaveURL('/app/dashboard');
});

test('a new customer is led to the services and to a second factor', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  await signInAs(await createCustomer(request));
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: t('portal.first.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('portal.first.services') })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('link', { name: t('portal.second-factor.link') }).click();
  await expect(page).toHaveURL('/app/settings#second-factor');
  await expect(page.getByRole('button', { name: t('settings.factor.begin') })).toBeInViewport();
});

test(
  'a request that was sent as a guest is on the dashboard of the account with that address',
  { tag: '@phone' },
  async ({ page, request, signInAs }) => {
    const login = await createCustomer(request);
    const { number, service } = await sendRequest(request, login.email);
    await signInAs(login);
    await page.goto('/app/dashboard');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText(service);
    await expect(row).toContainText(t('quote.status.submitted'));
    await expect(page.getByText(t('portal.waiting.with-us_one'))).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);
    await row.getByRole('link', { name: number }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service);
  },
);

for (const of of ['orders', 'invoices'] as const) {
  test(`${of} say what will be there`, async ({ page, signInAs }) => {
    await signInAs('user');
    await page.goto(`/app/${of}`);
    await expect(page).toHaveTitle(t('portal.title', { page: t(`portal.${of}`) }));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(t(`portal.${of}.none`));
    await expectAccessible(page);
    await page.getByRole('link', { name: t('portal.to-quotes') }).click();
    await expect(page).toHaveURL('/app/quotes');
  });
}
