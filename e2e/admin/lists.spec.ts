import { randomBytes } from 'node:crypto';
import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer } from '../accounts';
import { LIST_LIMIT_DEFAULT } from '../contract';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { t } from '../text';

const newName = () => `Kundin ${randomBytes(5).toString('hex')}`;

test('the admin area opens with the dashboard', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('the dashboard shows what waits, how much there is and what came in', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  await sendRequest(request, `${randomBytes(5).toString('hex')}@buero.example`);
  await signInAs('admin');
  await page.goto('/admin/dashboard');
  await expect(
    page
      .getByRole('region', { name: t('admin.queue') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: t('admin.chart.label') })).toBeVisible();
  await page
    .getByRole('region', { name: t('admin.chart'), exact: true })
    .getByText(t('admin.chart.table'))
    .click();
  await expect(page.getByRole('columnheader', { name: t('admin.chart.requests') })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page
    .getByRole('region', { name: t('admin.counts') })
    .getByRole('link', { name: t('quote.status.submitted') })
    .click();
  await expect(page).toHaveURL('/admin/quotes?status=submitted');
});

test('rows stay while a list is sorted anew, and the focus stays on its heading', async ({ page, request, signInAs }) => {
  const name = newName();
  const { number } = await sendRequest(request, `${randomBytes(5).toString('hex')}@buero.example`, { name });
  await signInAs('admin');
  await page.goto(`/admin/quotes?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toBeVisible();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/staff\/quotes\?.*sort=customer/, async (route) => {
    await answered;
    await route.continue();
  });
  const heading = page.getByRole('columnheader', { name: t('admin.quotes.customer') }).getByRole('button');
  await heading.click();
  await expect(page.locator('.page-panel[aria-busy="true"]')).toBeVisible();
  await expect(row).toBeVisible();
  answer();
  await expect(page.locator('.page-panel[aria-busy="true"]')).toHaveCount(0);
  await expect(row).toBeVisible();
  await expect(heading).toBeFocused();
});

test('a list goes on past its first page', async ({ page, request, signInAs }) => {
  const name = newName();
  const emails = Array.from({ length: LIST_LIMIT_DEFAULT + 2 }, () => `${randomBytes(5).toString('hex')}@buero.example`);
  const numbers: string[] = [];
  for (const email of emails) numbers.push((await sendRequest(request, email, { name })).number);
  await signInAs('admin');
  await page.goto(`/admin/quotes?q=${encodeURIComponent(name)}`);
  const shown = page.getByRole('row').getByRole('link', { name: /^AN-/ });
  await expect(shown).toHaveText(numbers.slice(2).reverse());
  await page.getByRole('button', { name: t('list.more') }).click();
  await expect(shown).toHaveText(numbers.toReversed());
  await expect(page.getByRole('button', { name: t('list.more') })).toHaveCount(0);
});

test(
  'quotes are found by name, the search is kept in the address, and one opens with who asks',
  { tag: '@phone' },
  async ({ page, request, signInAs }) => {
    const name = newName();
    const { number } = await sendRequest(request, `${randomBytes(5).toString('hex')}@buero.example`, { name });
    await signInAs('admin');
    await page.goto('/admin/quotes');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);
    await page.getByRole('searchbox').fill(name);
    await expect(page).toHaveURL(`/admin/quotes?q=${encodeURIComponent(name).replaceAll('%20', '+')}`);
    await expect(page.getByText(t('admin.quotes.count_one'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(name);

    await page.getByRole('link', { name: number }).click();
    await expect(page).toHaveTitle(t('admin.title', { page: number }));
    await expect(page.getByRole('region', { name: t('admin.quote.contact') })).toContainText(name);
    await expectAccessible(page);
    await expectNarrow(page);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(name);
  },
);

test('a search without a hit says so and leads back to all', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/quotes?q=gibt-es-nicht&status=offered');
  await expect(page.getByRole('heading', { name: t('admin.quotes.no-match') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('admin.quotes.show-all') }).click();
  await expect(page).toHaveURL('/admin/quotes');
});

test('the keyboard leads into the search and from row to row', async ({ page, request, signInAs }) => {
  for (let sent = 0; sent < 2; sent++) await sendRequest(request, `${randomBytes(5).toString('hex')}@buero.example`);
  await signInAs('admin');
  await page.goto('/admin/quotes');
  const rows = page.getByRole('cell').getByRole('link');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await rows.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.nth(0)).toBeFocused();
});

test('super admins find customers and contractors', async ({ page, request, signInAs }) => {
  const { email } = await createCustomer(request);
  await signInAs('super_admin');
  await page.goto('/admin/contacts');
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText(t('people.count_one'), { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.goto('/admin/contractors');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await expectAccessible(page);
});

test('a search among orders that finds none says so, and leads back to all', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto(`/admin/orders?q=${randomBytes(8).toString('hex')}`);
  await expect(page.getByRole('heading', { name: t('admin.orders.no-match') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('admin.orders.show-all') }).click();
  await expect(page).toHaveURL('/admin/orders');
});
