import { readFileSync } from 'node:fs';
import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer, mailedLink } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { smallPdf } from '../site/sample-files';
import { t } from '../text';

test('the list of quotes keeps its filter in the address', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  await signInAs(login);
  await page.goto('/app/quotes');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expect(page.getByText(t('portal.quotes.count_one'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole('link', { name: t('portal.quotes.view.open') }).click();
  await expect(page).toHaveURL('/app/quotes?status=open');
  await expect(page.getByRole('link', { name: t('portal.quotes.view.open') })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  await page.getByRole('combobox', { name: t('portal.quotes.status') }).selectOption(t('quote.status.accepted'));
  await expect(page).toHaveURL('/app/quotes?status=accepted');
  await expect(page.getByRole('heading', { name: t('portal.quotes.none') })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('combobox', { name: t('portal.quotes.status') })).toHaveValue('accepted');
  await page.getByRole('link', { name: t('portal.quotes.show-all') }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
});

test('a state that nobody knows shows all', async ({ page, signInAs }) => {
  await signInAs('user');
  await page.goto('/app/quotes?status=verloren');
  await expect(page.getByRole('combobox', { name: t('portal.quotes.status') })).toHaveValue('');
});

test('a quote shows what was asked for, what comes next and what was told', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number, service } = await sendRequest(request, login.email);
  await signInAs(login);
  await page.goto('/app/quotes');
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveTitle(t('portal.title', { page: number }));
  await expect(page.getByRole('row').filter({ hasText: service })).toContainText('Grundrisse EG bis DG');
  await expect(page.getByText(t('quote.next.submitted'))).toBeVisible();
  await expect(page.getByText(t('quote.files.none'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('guest.contact') })).toContainText(login.email);
  await expectAccessible(page);
  await expectNarrow(page);
  await page
    .getByRole('navigation', { name: t('portal.breadcrumb') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/app/quotes');
});

test('its files can be had by owner and staff', async ({ page, request, signInAs, expectFailures }) => {
  // The plan is none, so that staff are told that it cannot be shown beside the lines.
  expectFailures(/cannot be shown/);
  const owner = await createCustomer(request);
  const { number } = await sendRequest(request, owner.email, { file: smallPdf });
  for (const { who, list } of [
    { who: owner, list: '/app/quotes' },
    { who: 'admin', list: `/admin/quotes?q=${number}` },
  ] as const) {
    await signInAs(who);
    await page.goto(list);
    await page.getByRole('link', { name: number }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: t('file.download', { name: smallPdf.name }) }).click();
    expect(readFileSync(await (await file).path())).toEqual(smallPdf.buffer);
  }
});

test('somebody else’s quote is not there', async ({ page, request, signInAs, expectFailures }) => {
  expectFailures(/status of 404/);
  const owner = await createCustomer(request);
  await sendRequest(request, owner.email);
  await signInAs(owner);
  await page.goto('/app/quotes');
  const path = await page.getByRole('cell').getByRole('link').getAttribute('href');
  await signInAs('user');
  await page.goto(path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('quote.missing.title'));
  await expectAccessible(page);
});

test('a list that cannot be loaded says so and can be loaded again', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/api\/quotes/);
  await signInAs('user');
  await page.route('**/api/quotes*', (route) => route.fulfill({ status: 500, json: { error: { code: 'server.failed', message: 'x' } } }));
  await page.goto('/app/quotes');
  await expect(page.getByRole('alert')).toContainText(t('failure.part'));
  await expectAccessible(page);
  await page.unroute('**/api/quotes*');
  await page.getByRole('button', { name: t('failure.reload') }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the guest link of a quote that belongs to an account leads to its login, and from there to the quote', async ({ page, request }) => {
  const owner = await createCustomer(request);
  const { number } = await sendRequest(request, owner.email);
  await page.goto(await mailedLink(owner.email, /^\/angebot\//));
  await expect(page).toHaveURL(/\/app\/login\?returnTo=/);
  await page.getByLabel(t('auth.email')).fill(owner.email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/quotes\/\w+$/);
  await expect(page.getByText(number).first()).toBeVisible();
});
