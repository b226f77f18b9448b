import type { Page } from '@playwright/test';
import { acceptAsGuest, offerLink } from '../accept-as-guest';
import { expectAccessible, expectNarrow } from '../accessibility';
import { newLogin } from '../accounts';
import { draftInvoice } from '../draft-invoice';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t } from '../text';

const dialog = (page: Page) => page.getByRole('dialog');

test('a guest’s request becomes an order, a delivery, an invoice, and is paid', async ({ page, request, browser, signInAs }) => {
  test.slow();
  const { email } = newLogin();
  const { number } = await sendRequest(request, email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  const { path } = await offerLink(request, email);
  const orderId = await acceptAsGuest(request, email);
  await staff.deliver(orderId, [smallPdf]);

  const guest = await (await browser.newContext({ baseURL: process.env.E2E_SHOP_URL, locale: 'de-DE' })).newPage();
  await guest.goto(path);
  await guest.getByRole('button', { name: t('order.event.complete') }).click();
  await dialog(guest)
    .getByRole('button', { name: t('order.event.complete') })
    .click();
  await expect(guest.getByText(t('order.stand.completed'))).toBeVisible();

  await signInAs('admin');
  await draftInvoice(page, orderId);
  await page.getByRole('button', { name: t('invoice.event.issue') }).click();
  await dialog(page)
    .getByRole('button', { name: t('invoice.event.issue') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /RE-\d{4}-\d{5}/ })).toBeVisible();

  await guest.reload();
  await expect(guest.getByRole('heading', { name: /^Rechnung RE-/ })).toBeVisible();
  await expect(guest.getByRole('img', { name: /GiroCode/ })).toBeVisible();
  const invoice = guest.waitForEvent('download');
  await guest.getByRole('button', { name: t('invoice.pdf') }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^RE-.*\.pdf$/);
  await expectAccessible(guest);
  await expectNarrow(guest);

  await page.getByRole('button', { name: t('invoice.event.payments') }).click();
  await dialog(page).getByLabel(t('payment.reference')).fill('Überweisung');
  await dialog(page)
    .getByRole('button', { name: t('invoice.event.payments') })
    .click();
  await expect(page.getByRole('cell', { name: 'Überweisung' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(t('invoice.settled'))).toBeVisible();
  await guest.close();
});
