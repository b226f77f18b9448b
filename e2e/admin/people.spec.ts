import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { expectAccessible, expectNarrow } from '../accessibility';
import { acceptAsGuest } from '../accept-as-guest';
import { createCustomer, newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

const dialog = (page: Page) => page.getByRole('dialog').last();

/** Opens the contact with this address; the list follows the log and may be a moment behind. */
async function openContact(page: Page, email: string): Promise<void> {
  const found = page.getByRole('row').filter({ hasText: email }).getByRole('link');
  await expect(async () => {
    await page.goto(`/admin/contacts?q=${encodeURIComponent(email)}`);
    await expect(found).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await found.click();
}

test('a super admin finds a guest, reads the history, hands out the data and erases what may be erased', async ({
  page,
  request,
  signInAs,
}) => {
  test.slow();
  const { email } = newLogin();
  const name = `Gast ${randomBytes(5).toString('hex')}`;
  const { number } = await sendRequest(request, email, { name });
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  await acceptAsGuest(request, email);
  const { number: open } = await sendRequest(request, email, { name });

  await signInAs('super_admin');
  await openContact(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const history = page.getByRole('region', { name: t('person.history') });
  for (const shown of [number, open, /BE-\d{4}-/]) await expect(history.getByText(shown).first()).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  const downloads = page.waitForEvent('download');
  await page.getByRole('button', { name: t('person.export') }).click();
  expect((await downloads).suggestedFilename()).toBe('planquadrat.zip');

  await page.getByRole('button', { name: t('person.erase') }).click();
  await expect(dialog(page).getByText(t('person.erase.requests_one'))).toBeVisible();
  await expect(dialog(page).getByText(t('person.erase.orders_one'))).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel(t('person.erase.address')).fill('jemand@anders.example');
  await dialog(page)
    .getByRole('button', { name: t('person.erase') })
    .click();
  await expect(dialog(page).getByText(t('person.erase.address.missing'))).toBeVisible();
  await dialog(page).getByLabel(t('person.erase.address')).fill(email);
  await dialog(page)
    .getByRole('button', { name: t('person.erase') })
    .click();
  await expect(page.getByText(t('person.erase.done'))).toBeVisible();

  await openContact(page, email);
  await expect(page.getByText(t('people.state.erased'), { exact: true })).toBeVisible();
  await expect(history.getByText(number).first()).toBeVisible();
  await expect(history.getByText(open)).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('person.erase') })).toHaveCount(0);
});

test('contacts are filtered by kind, and the way back keeps the search', async ({ page, request, signInAs }) => {
  const { email } = await createCustomer(request);
  await signInAs('super_admin');
  await openContact(page, email);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(email);
  await page.getByRole('link', { name: t('admin.contacts.view.guest') }).click();
  await expect(page).toHaveURL(`/admin/contacts?kind=guest&q=${encodeURIComponent(email)}`);
  const current = page.getByRole('navigation', { name: t('admin.contacts.views') }).locator('[aria-current=page]');
  await expect(current).toHaveText([t('admin.contacts.view.guest')]);
  await expect(page.getByText(t('people.no-match.text', { q: email }))).toBeVisible();
  await page.getByRole('link', { name: t('people.show-all') }).click();
  await expect(page).toHaveURL('/admin/contacts');
});

test('who is no contact is not found, and staff see none', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/404/, /403/);
  await signInAs('super_admin');
  await page.goto('/admin/contacts/nobody');
  await expect(page.getByRole('heading', { name: t('people.missing') })).toBeVisible();
  await signInAs('admin');
  await page.goto('/admin/contacts/nobody');
  await expect(page).toHaveURL('/app/dashboard');
});
