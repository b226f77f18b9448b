import { randomBytes } from 'node:crypto';
import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { t } from '../text';

test('a super admin finds a message of the contact form, reads it and files it as done', async ({ page, open, signInAs }) => {
  const name = `Absenderin ${randomBytes(5).toString('hex')}`;
  await open('/kontakt');
  const form = page.getByRole('main');
  await form.getByLabel(t('contact-form.name')).first().fill(name);
  await form.getByLabel(t('contact-form.email')).first().fill('absenderin@buero.example');
  await form.getByLabel(t('contact-form.topic')).first().selectOption('technical');
  await form.getByLabel(t('contact-form.message')).first().fill('Erste Zeile\nZweite Zeile');
  await page.getByRole('button', { name: t('contact-form.send') }).click();
  await expect(page.getByRole('heading', { name: t('contact-form.sent.title') })).toBeVisible();

  await signInAs('super_admin');
  await page.goto('/admin/contacts');
  await page.getByRole('link', { name: t('admin.contacts.view.messages') }).click();
  await expect(page).toHaveURL('/admin/contacts?view=messages&status=open');
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/&q=/);
  await page.reload();
  await expect(page.getByText(t('admin.messages.count_one'), { exact: true })).toBeVisible();
  await page.getByText(name).click();
  await expect(page.getByText('Zweite Zeile')).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole('button', { name: t('admin.messages.close') }).click();
  await expect(page.getByText(t('admin.messages.closed'))).toBeVisible();
  await expect(page.getByText(t('admin.messages.no-match.text', { q: name }))).toBeVisible();
  await page.getByRole('link', { name: t('admin.messages.status.done') }).click();
  await expect(page.getByText(name)).toBeVisible();
});

test('messages are for super admins only', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/contacts?view=messages');
  await expect(page).toHaveURL('/app/dashboard');
});
