import { randomBytes } from 'node:crypto';
import { acceptAsGuest } from '../accept-as-guest';
import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { t } from '../text';

test('staff make an offer from a telephone call, and the customer accepts by link', async ({ page, request, signInAs }) => {
  test.slow();
  const email = `${randomBytes(5).toString('hex')}@buero.example`;
  await signInAs('admin');
  await page.goto('/admin/quotes');
  await page.getByRole('link', { name: t('admin.new-request'), exact: true }).click();
  await page
    .getByRole('combobox', { name: t('admin.new-request.product'), exact: true })
    .selectOption({ label: 'Paper to CAD: Paper to CAD Basic' });
  await page.getByRole('textbox', { name: t('admin.new-request.quantity'), exact: true }).fill('3');
  await page.getByLabel(t('admin.new-request.customer-type')).selectOption('business');
  await page.getByRole('textbox', { name: t('contact.name'), exact: true }).fill('Sabine Brandt');
  await page.getByRole('textbox', { name: t('contact.email'), exact: true }).fill(email);
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: t('admin.new-request.send') }).dblclick();
  await expect(page.getByText(/^Von uns angelegt .*Telefon/)).toBeVisible();
  await page.getByRole('button', { name: t('quote.event.review') }).click();
  await page.getByRole('button', { name: /bestätigen$/ }).click();
  await expect(page.getByText(/^Gespeichert/)).toBeVisible();
  await page.getByRole('button', { name: t('editor.send', { version: 'a' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('editor.send.confirm') })
    .click();
  await expect(page.getByText(t('editor.sent', { version: 'a' }))).toBeVisible();
  expect(await acceptAsGuest(request, email)).toBeTruthy();
});
