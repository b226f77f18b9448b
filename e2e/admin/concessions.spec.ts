import type { Page } from '@playwright/test';
import { acceptAsGuest } from '../accept-as-guest';
import { expectAccessible, expectNarrow } from '../accessibility';
import { newLogin } from '../accounts';
import { draftInvoice } from '../draft-invoice';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('an invoice grants a discount, and a lead approves that its rest is written off', async ({ page, request, signInAs }) => {
  test.slow();
  const { email } = newLogin();
  const { number } = await sendRequest(request, email);
  await (await StaffWork.begin(request)).sendOffer(number);
  const orderId = await acceptAsGuest(request, email);

  await test.step('staff grant 2 % for a week', async () => {
    await signInAs('admin');
    await draftInvoice(page, orderId);
    await page.getByRole('button', { name: t('invoice.event.edit') }).click();
    await dialog(page).getByLabel(t('invoice.draft.early-share')).fill('20');
    await dialog(page).getByLabel(t('invoice.draft.early-days')).fill('7');
    await submit(page, t('invoice.event.edit'));
    await expect(page.getByText(t('invoice.draft.early.problem'))).toBeVisible();
    await dialog(page).getByLabel(t('invoice.draft.early-share')).fill('2');
    await expectAccessible(page);
    await expectNarrow(page);
    await submit(page, t('invoice.event.edit'));
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: t('invoice.event.issue') }).click();
    await submit(page, t('invoice.event.issue'));
    await expect(page.getByText(/mit 2\s% Skonto: /)).toBeVisible();
  });

  await test.step('they book a part and ask for the rest to be written off', async () => {
    await page.getByRole('button', { name: t('invoice.event.payments') }).click();
    await dialog(page).getByLabel(t('payment.amount')).fill('1e3');
    await submit(page, t('invoice.event.payments'));
    await expect(page.getByText(t('payment.amount.problem'))).toBeVisible();
    await dialog(page).getByLabel(t('payment.amount')).fill('10,00');
    await submit(page, t('invoice.event.payments'));
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: t('invoice.event.write-off') }).click();
    await dialog(page).getByLabel(t('approval.note')).fill('Kunde ist insolvent');
    await expectAccessible(page);
    await submit(page, t('approval.ask'));
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(t('approval.status.asked'), { exact: true })).toBeVisible();
    await expectNarrow(page);
  });

  await test.step('a lead approves', async () => {
    const invoicePage = page.url();
    await signInAs('super_admin');
    await page.goto(invoicePage);
    await page.getByRole('button', { name: t('approval.event.approve') }).click();
    await submit(page, t('approval.event.approve'));
    await expect(page.getByText(t('approval.status.approved'), { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: t('invoice.entry.write_off') })).toBeVisible();
    await expect(page.getByRole('region', { name: t('invoice.write-off.reason') })).toContainText('Kunde ist insolvent');
    await expect(page.getByRole('button', { name: t('invoice.event.write-off') })).toBeHidden();
    await expectAccessible(page);
  });
});
