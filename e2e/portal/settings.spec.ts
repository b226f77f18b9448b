import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { oneTimeCode } from '../one-time-code';
import { t, textIn, type TextKey } from '../text';

const section = (page: Page, title: TextKey) => page.getByRole('region', { name: t(title), exact: true });
const save = (page: Page, title: TextKey) =>
  section(page, title)
    .getByRole('button', { name: t('settings.save') })
    .click();
const toast = (page: Page, text: TextKey) => page.getByRole('status').filter({ hasText: t(text) });

test.beforeEach(async ({ page, request, signInAs }, { annotations }) => {
  const login = await signInAs(await createCustomer(request));
  annotations.push({ type: 'email', description: login.email }, { type: 'password', description: login.password });
  await page.goto('/app/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings'));
});

const loginOf = ({ annotations }: { annotations: { type: string; description?: string }[] }) => {
  const value = (type: string) => annotations.find((annotation) => annotation.type === type)?.description ?? '';
  return { email: value('email'), password: value('password') };
};

test('what was saved is still there after loading again', async ({ page }) => {
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByLabel(t('settings.name'), { exact: true }).fill('Sabine Brandt');
  await page.getByLabel(t('settings.phone')).fill('+49 30 1234567');
  await save(page, 'settings.profile');
  await expect(toast(page, 'settings.saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('settings.name'), { exact: true })).toHaveValue('Sabine Brandt');
  await expect(page.getByLabel(t('settings.phone'))).toHaveValue('+49 30 1234567');
});

test('billing details are checked at their fields and keep what was typed', async ({ page }) => {
  const billing = section(page, 'settings.billing');
  await billing.getByLabel(t('settings.billing.city')).fill('Berlin');
  await billing.getByLabel(t('settings.billing.vat-id')).fill('DE12');
  await save(page, 'settings.billing');
  await expect(billing.getByText(t('settings.problem.street'))).toBeVisible();
  await expect(billing.getByText(t('settings.problem.vatId'))).toBeVisible();
  await expect(billing.getByLabel(t('settings.billing.name'))).toBeFocused();
  await expectAccessible(page);

  await billing.getByLabel(t('settings.billing.name')).fill('Brandt Planung');
  await billing.getByLabel(t('settings.billing.street')).fill('Hauptstraße 1');
  await billing.getByLabel(t('settings.billing.postcode')).fill('10115');
  await billing.getByLabel(t('settings.billing.vat-id')).fill('de 123 456 789');
  await save(page, 'settings.billing');
  await expect(toast(page, 'settings.saved')).toBeVisible();
  await page.reload();
  await expect(billing.getByLabel(t('settings.billing.city'))).toHaveValue('Berlin');
  await expect(billing.getByLabel(t('settings.billing.vat-id'))).toHaveValue('DE123456789');
});

test('the language changes at once and stays', async ({ page }) => {
  const en = textIn('en');
  // It shows as chosen once the server has it, which `check` does not wait for.
  await page.getByRole('radio', { name: t('language.en') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('settings'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: en('portal.first.title') })).toBeVisible();
});

test('the look changes at once and stays in this browser', async ({ page }) => {
  await page.getByRole('radio', { name: t('settings.theme.dark') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: t('settings.theme.dark') })).toBeChecked();
});

test('the password is changed by the present one, and other devices are signed out', async ({ page, request, expectFailures }, info) => {
  // Waiting for news may go on for a moment with the token that the change ends.
  expectFailures(/422/, /status of 401 .*\/api\/changes/);
  const { email, password } = loginOf(info);
  await request.post('/api/auth/login', { data: { email, password } });
  const form = section(page, 'settings.password');
  await form.getByLabel(t('settings.password.current')).fill('nicht das richtige');
  await form.getByLabel(t('settings.password.new')).fill('Achtzehn Blätter im Ordner');
  await form.getByRole('button', { name: t('settings.password.submit') }).click();
  await expect(form.getByText(t('field.password-wrong'))).toBeVisible();
  await expect(form.getByLabel(t('settings.password.new'))).toHaveValue('Achtzehn Blätter im Ordner');

  await form.getByLabel(t('settings.password.current')).fill(password);
  await form.getByRole('button', { name: t('settings.password.submit') }).click();
  await expect(toast(page, 'settings.password.changed')).toBeVisible();
  await expect(form.getByLabel(t('settings.password.new'))).toHaveValue('');
  await page.reload();
  await expect(section(page, 'settings.sessions').getByRole('listitem')).toHaveCount(1);
  const again = await request.post('/api/auth/login', { data: { email, password } });
  expect(again.status()).toBe(401);
});

test('another device can be signed out', async ({ page, request }, info) => {
  await request.post('/api/auth/login', { data: loginOf(info) });
  await page.reload();
  const devices = section(page, 'settings.sessions').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: t('settings.sessions.this') })).toHaveCount(1);
  await devices.getByRole('button').click();
  await expect(toast(page, 'settings.sessions.ended')).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect((await request.post('/api/auth/refresh')).status()).toBe(401);
});

test('a second factor is set up, its recovery codes are shown once, and it can be removed', async ({ page }, info) => {
  const factor = section(page, 'settings.factor');
  await factor.getByRole('button', { name: t('settings.factor.begin') }).click();
  await expect(factor.getByRole('img', { name: t('settings.factor.qr') })).toBeVisible();
  await expectAccessible(page);
  const secret = (await factor.getByRole('code').textContent()) ?? '';
  await factor.getByRole('textbox', { name: t('settings.code') }).fill(oneTimeCode(secret));
  await factor.getByRole('button', { name: t('settings.factor.confirm') }).click();
  await expect(factor.getByRole('heading', { name: t('settings.codes'), exact: true })).toBeFocused();
  const codes = await factor.getByRole('listitem').allTextContents();
  const saved = page.waitForEvent('download');
  await factor.getByRole('button', { name: t('settings.codes.download') }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(codes.join('\n'));
  await expectAccessible(page);
  await factor.getByRole('button', { name: t('settings.codes.done') }).click();
  await expect(factor.getByText(t('settings.factor.codes-left_other', { count: codes.length }))).toBeVisible();

  await factor.getByRole('button', { name: t('settings.factor.remove') }).click();
  await factor.getByLabel(t('settings.password.yours')).fill(loginOf(info).password);
  await factor.getByRole('textbox', { name: t('settings.code') }).fill(codes[0] ?? '');
  await factor.getByRole('button', { name: t('settings.factor.remove') }).click();
  await expect(toast(page, 'settings.factor.removed')).toBeVisible();
  await expect(factor.getByRole('button', { name: t('settings.factor.begin') })).toBeVisible();
});

test('a changed address waits for its mail', async ({ page, expectFailures }, info) => {
  // The page follows news once more before it knows that its account has to be confirmed anew.
  expectFailures(/403 \(Forbidden\).*\/api\/changes/);
  const address = section(page, 'settings.email');
  await address.getByRole('button', { name: t('settings.email.change') }).click();
  await address.getByLabel(t('settings.email.new')).fill(`neu-${loginOf(info).email}`);
  await address.getByLabel(t('settings.password.yours')).fill(loginOf(info).password);
  await address.getByRole('button', { name: t('settings.email.submit') }).click();
  await expect(page).toHaveURL('/app/email');
  await expect(page.getByText(`neu-${loginOf(info).email}`)).toBeVisible();
});

test('the choice of mails is kept', async ({ page }) => {
  const choice = page.getByRole('checkbox', { name: t('settings.notifications.sign-ins') });
  const before = await choice.isChecked();
  await choice.click();
  await expect(toast(page, 'settings.saved')).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked({ checked: !before });
});

test('everything about the account comes as one archive', async ({ page }) => {
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: t('settings.export.submit') }).click();
  const bytes = readFileSync(await (await archive).path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('an account is deleted only by its address and password, then nobody is signed in', async ({ page, request }, info) => {
  const { email, password } = loginOf(info);
  const deletion = section(page, 'settings.deletion');
  await deletion.getByRole('button', { name: t('settings.deletion.begin') }).click();
  await deletion.getByLabel(t('settings.deletion.address')).fill('jemand@anders.example');
  await deletion.getByLabel(t('settings.password.yours')).fill(password);
  await deletion.getByRole('button', { name: t('settings.deletion.submit') }).click();
  await expect(deletion.getByText(t('settings.problem.address'))).toBeVisible();
  await expectAccessible(page);

  await deletion.getByLabel(t('settings.deletion.address')).fill(email);
  await deletion.getByRole('button', { name: t('settings.deletion.submit') }).click();
  await expect(page).toHaveURL('/');
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(401);
});
