import type { QuoteView } from '@contract/quoting/offer';
import { expect as expectAnswer, type APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer, type Login } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

/** Creates a customer's own order with an invoice over all of it, through the API. */
async function billedOrder(request: APIRequestContext, login: Login) {
  const { number } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  const { id } = await staff.sendOffer(number);
  const { accessToken } = (await (await request.post('/api/auth/login', { data: login })).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const quote = (await (await request.get(`/api/quotes/${id}`, { headers })).json()) as QuoteView;
  const answer = await request.post(`/api/quotes/${id}/accept`, {
    headers,
    data: {
      revision: quote.revision,
      key: randomUUID(),
      version: quote.offer?.version,
      billing: { name: 'Sabine Brandt', street: 'Hafenstraße 1', postcode: '20457', city: 'Hamburg', country: 'DE' },
      termsAccepted: true,
      termsVersion: quote.terms?.version,
    },
  });
  expectAnswer(answer.ok(), await answer.text()).toBe(true);
  return staff.bill(String(((await answer.json()) as QuoteView).orderId));
}

test('invoices show what is open and how to pay it, and can be downloaded', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await billedOrder(request, login);
  await signInAs(login);
  await page.goto('/app/invoices');
  await expect(page.getByRole('cell').getByRole('link', { name: number })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('link', { name: t('invoice.status.paid'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('invoice.no-match') })).toBeVisible();
  await page.getByRole('link', { name: t('invoice.show-all') }).click();
  await page.getByRole('cell').getByRole('link', { name: number }).click();

  await expect(page).toHaveTitle(t('portal.title', { page: number }));
  const payment = page.getByRole('region', { name: t('invoice.pay'), exact: true });
  await expect(payment).toContainText(t('invoice.status.open'));
  await expect(payment.getByRole('img', { name: /GiroCode/ })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('invoice.pdf') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('before the first invoice the page says what will be there', async ({ page, request, signInAs }) => {
  await signInAs(await createCustomer(request));
  await page.goto('/app/invoices');
  await expect(page.getByRole('heading', { name: t('portal.invoices.none') })).toBeVisible();
  await expectAccessible(page);
});

test('somebody else’s invoice is not there', async ({ page, request, signInAs, expectFailures }) => {
  expectFailures(/404/);
  const { id } = await billedOrder(request, await createCustomer(request));
  await signInAs(await createCustomer(request));
  await page.goto(`/app/invoices/${id}`);
  await expect(page.getByRole('heading', { name: t('invoice.missing.title') })).toBeVisible();
});
