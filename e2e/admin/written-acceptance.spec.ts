import { expectAccessible, expectNarrow } from '../accessibility';
import { newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t } from '../text';

test('a lead records what a business accepted in writing, and lands at the order', async ({ page, request, signInAs }) => {
  const { number } = await sendRequest(request, newLogin().email);
  const { id } = await (await StaffWork.begin(request)).sendOffer(number);
  await signInAs('admin');
  await page.goto(`/admin/quotes/${id}`);
  await expect(page.getByRole('button', { name: t('quote.event.withdraw') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('admin.written.title') })).toBeHidden();

  await signInAs('super_admin');
  await page.goto(`/admin/quotes/${id}`);
  await page.getByRole('button', { name: t('admin.written.title') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('admin.written.submit') }).click();
  await expect(dialog.getByText(t('admin.written.file.problem'))).toBeVisible();
  await expect(dialog.getByText(t('accept.problem.street'))).toBeVisible();
  await dialog.getByLabel(t('accept.street')).fill('Hafenstraße 1');
  await dialog.getByLabel(t('accept.postcode')).fill('20457');
  await dialog.getByLabel(t('accept.city')).fill('Hamburg');
  await dialog.getByLabel(t('accept.reference')).fill('B-77');
  await dialog.locator('input[type=file]').setInputFiles({ ...smallPdf, name: 'bestellung.pdf' });
  await expect(dialog.getByText(t('files.done', { size: '15 B' }))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await dialog.getByRole('button', { name: t('admin.written.submit') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Schriftlich angenommen, bei uns eingegangen am/)).toBeVisible();
  await expect(page.getByText('bestellung.pdf', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('admin.quote.order') }).click();
  await expect(page.getByText('B-77')).toBeVisible();
});
