import type { Page } from '@playwright/test';
import { createCustomer, createUnverified, mailedLink, newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { oneTimeCode } from '../one-time-code';
import { t } from '../text';

const passwordField = (page: Page) => page.getByLabel(t('auth.password'), { exact: true });

async function fillSignUp(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel(t('auth.name')).fill('Sabine Brandt');
  await page.getByLabel(t('auth.email')).fill(email);
  await passwordField(page).fill(password);
  await page.getByLabel(t('auth.terms')).check();
}

test('somebody new signs up, follows the mailed link and lands on the dashboard', async ({ page }) => {
  const login = newLogin();
  await page.goto(`/app/signup?email=${encodeURIComponent(login.email)}`);
  await expect(page.getByLabel(t('auth.email'))).toHaveValue(login.email);
  await fillSignUp(page, login);
  await page.getByRole('button', { name: t('auth.sign-up.submit') }).click();
  await expect(page).toHaveURL('/app/email');
  await expect(page.getByText(login.email)).toBeVisible();
  await page.goto(await mailedLink(login.email, '/app/email'));
  await expect(page.getByText(t('auth.verify.done'))).toBeVisible();
  await expect(page).toHaveURL('/app/dashboard');
});

test('the waiting page goes on by itself when the link is opened in another tab', async ({ page, context, request, signInAs }) => {
  const login = await createUnverified(request);
  await signInAs(login);
  await page.goto('/app/email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.verify.title'));
  const other = await context.newPage();
  await other.goto(await mailedLink(login.email, '/app/email'));
  await expect(other).toHaveURL('/app/dashboard');
  await expect(page).toHaveURL('/app/dashboard');
});

test('the waiting page sends the mail again and changes the address', async ({ page, request, signInAs }) => {
  const login = await createUnverified(request);
  const { email } = newLogin();
  await signInAs(login);
  await page.goto('/app/email');
  await page.getByRole('button', { name: t('auth.verify.resend') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('auth.verify.resent') })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Noch einmal in/ })).toBeDisabled();
  await page.getByRole('button', { name: t('auth.verify.change') }).click();
  await page.getByLabel(t('auth.email.new')).fill(email);
  await passwordField(page).fill(login.password);
  await page.getByRole('button', { name: t('auth.verify.change.submit') }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.goto(await mailedLink(email, '/app/email'));
  await expect(page).toHaveURL('/app/dashboard');
});

test('a link opened where nobody is signed in asks for the password', async ({ page, request, expectFailures }) => {
  expectFailures(/status of 4(01|22)/);
  const login = await createUnverified(request);
  await page.goto(await mailedLink(login.email, '/app/email'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.verify.password.title'));
  await passwordField(page).fill('das ist es nicht');
  await page.getByRole('button', { name: t('auth.verify.password.submit') }).click();
  await expect(passwordField(page)).toHaveAccessibleDescription(t('field.password-wrong'));
  await passwordField(page).fill(login.password);
  await page.getByRole('button', { name: t('auth.verify.password.submit') }).click();
  await expect(page).toHaveURL('/app/dashboard');
});

for (const path of ['/app/email', '/app/reset-password']) {
  test(`a link to ${path} that does not count says so and leads on`, async ({ page, expectFailures }) => {
    expectFailures(/status of 4(00|10)/);
    await page.goto(`${path}?token=${'x'.repeat(43)}`);
    if (path === '/app/reset-password') {
      await page.getByLabel(t('auth.password.new')).fill(newLogin().password);
      await page.getByRole('button', { name: t('auth.reset.submit') }).click();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.link-dead.title'));
    await expect(page.getByRole('main').getByRole('link')).toBeVisible();
  });
}

test('a taken address is refused in the server’s words, and what was typed stays', async ({ page, request }) => {
  const { email } = await createUnverified(request);
  await page.goto('/app/signup');
  await fillSignUp(page, { ...newLogin(), email });
  await page.getByRole('button', { name: t('auth.sign-up.submit') }).click();
  await expect(page.getByRole('alert')).toContainText('Mit dieser Adresse konnte kein Konto angelegt werden.');
  await expect(page.getByLabel(t('auth.email'))).toHaveValue(email);
  await expect(page).toHaveURL('/app/signup');
});

test('a refusal without words gets the fallback', async ({ page }) => {
  await page.route('**/handleUserCreation', (route) => route.fulfill({ json: { result: { success: false, message: '', user: null } } }));
  await page.goto('/app/signup');
  await fillSignUp(page, newLogin());
  await page.getByRole('button', { name: t('auth.sign-up.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText('Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.');
});

test('a common password is refused at its field', async ({ page }) => {
  await page.goto('/app/signup');
  await fillSignUp(page, { ...newLogin(), password: 'password123' });
  await page.getByRole('button', { name: t('auth.sign-up.submit') }).click();
  await expect(passwordField(page)).toHaveAccessibleDescription(t('field.password-common'));
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveValue('password123');
});

test('a forgotten password is replaced by mail, and the new one signs in', async ({ page, request }) => {
  const { email } = await createCustomer(request);
  const { password } = newLogin();
  await page.goto('/app/forgot-password');
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.forgot.sent.title'));
  await page.goto(await mailedLink(email, '/app/reset-password'));
  await page.getByLabel(t('auth.password.new')).fill(password);
  await page.getByRole('button', { name: t('auth.reset.submit') }).click();
  await expect(page).toHaveURL('/app/dashboard');
  expect((await request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
});

test('an unknown address gets the same answer', async ({ page }) => {
  await page.goto('/app/forgot-password');
  await page.getByLabel(t('auth.email')).fill(newLogin().email);
  await page.getByRole('button', { name: t('auth.forgot.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.forgot.sent.title'));
});

test('a second factor is asked for after the password', async ({ page, request, expectFailures }) => {
  expectFailures(/status of 401/);
  const login = await createCustomer(request);
  const { accessToken } = await (await request.post('/api/auth/login', { data: login })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { secret } = await (await request.post('/api/account/second-factor', { headers, data: {} })).json();
  const confirmed = await request.post('/api/account/second-factor/confirm', { headers, data: { code: oneTimeCode(secret) } });
  const { recoveryCodes } = await confirmed.json();

  await page.goto('/app/login');
  await page.getByLabel(t('auth.email')).fill(login.email);
  await passwordField(page).fill(login.password);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
  const code = page.getByLabel(t('auth.code'), { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: t('auth.code.submit') }).click();
  await expect(code).toHaveAccessibleDescription(t('problem.auth.code-wrong'));
  // The code of this period has been used to set it up.
  await code.fill(oneTimeCode(secret, 1));
  await page.getByRole('button', { name: t('auth.code.submit') }).click();
  await expect(page).toHaveURL('/app/dashboard');

  await page.getByRole('button', { name: t('bar.sign-out') }).click();
  await page.getByLabel(t('auth.email')).fill(login.email);
  await passwordField(page).fill(login.password);
  await page.getByRole('button', { name: t('auth.login.submit') }).click();
  await page.getByRole('button', { name: t('auth.code.use-recovery') }).click();
  await page.getByLabel(t('auth.recovery-code')).fill(recoveryCodes[0]);
  await page.getByRole('button', { name: t('auth.code.submit') }).click();
  await expect(page).toHaveURL('/app/dashboard');
});
