import type { Page } from '@playwright/test';
import { demoLogin, newLogin, type Login } from '../accounts';
import { expect, test } from '../fixtures';
import { hold } from '../hold';
import { t, textIn } from '../text';

const submit = (page: Page) => page.getByRole('button', { name: t('auth.login.submit') });

async function fillLogin(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel(t('auth.email')).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
}

for (const { role, home } of [
  { role: 'user', home: '/app/dashboard' },
  { role: 'contractor', home: '/contractor/dashboard' },
  { role: 'admin', home: '/admin/dashboard' },
  { role: 'super_admin', home: '/admin/dashboard' },
] as const) {
  test(`the role ${role} signs in with Enter and lands on ${home}`, async ({ page }) => {
    await page.goto('/app/login');
    await fillLogin(page, demoLogin(role));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(home);
  });
}

test('signing in leads back to the page that was wanted', async ({ page }) => {
  await page.goto('/admin/orders?from=mail');
  await expect(page).toHaveURL(/\/admin\/login/);
  await fillLogin(page, demoLogin('admin'));
  await submit(page).click();
  await expect(page).toHaveURL('/admin/orders?from=mail');
});

for (const returnTo of ['//evil.example', 'https://evil.example/app/quotes', '/\\evil.example', '/admin/quotes']) {
  test(`signing in does not lead a customer to ${returnTo}`, async ({ page }) => {
    await page.goto(`/app/login?returnTo=${encodeURIComponent(returnTo)}`);
    await fillLogin(page, demoLogin('user'));
    await submit(page).click();
    await expect(page).toHaveURL('/app/dashboard');
  });
}

test('what is missing or wrong stands at the field, and what was typed stays', async ({ page, expectFailures }) => {
  expectFailures(/status of 401/);
  await page.goto('/app/login');
  await submit(page).click();
  await expect(page.getByLabel(t('auth.email'))).toBeFocused();
  await expect(page.getByText(t('auth.problem.email'))).toBeVisible();
  await expect(page.getByText(t('auth.problem.password'))).toBeVisible();
  const { email } = demoLogin('user');
  await fillLogin(page, { email, password: 'das ist es nicht' });
  await submit(page).click();
  const password = page.getByLabel(t('auth.password'), { exact: true });
  await expect(password).toHaveAccessibleDescription(t('problem.auth.credentials-wrong'));
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('das ist es nicht');
  await expect(page.getByLabel(t('auth.email'))).toHaveValue(email);
});

test('an unknown address is refused in the same words as a wrong password', async ({ page, expectFailures }) => {
  expectFailures(/status of 401/);
  await page.goto('/app/login');
  await fillLogin(page, newLogin());
  await submit(page).click();
  await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveAccessibleDescription(t('problem.auth.credentials-wrong'));
});

test('a password can be shown and hidden', async ({ page }) => {
  await page.goto('/app/login');
  await fillLogin(page, { email: 'a@b.example', password: 'sichtbar?' });
  const password = page.getByLabel(t('auth.password'), { exact: true });
  await page.getByRole('button', { name: t('password.show') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: t('password.hide') }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('Enter is kept until the page is hydrated', async ({ page }) => {
  const wake = await hold(page, /\/assets\/entry-area-/);
  await page.goto('/app/login', { waitUntil: 'commit' });
  await fillLogin(page, demoLogin('user'));
  await page.keyboard.press('Enter');
  wake();
  await expect(page).toHaveURL('/app/dashboard');
});

test('a password can be asked to be shown before the page is hydrated', async ({ page }) => {
  const wake = await hold(page, /\/assets\/entry-area-/);
  await page.goto('/app/login', { waitUntil: 'commit' });
  const password = page.getByLabel(t('auth.password'), { exact: true });
  await password.fill('sichtbar?');
  await page.getByRole('button', { name: t('password.show') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  wake();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('sichtbar?');
});

test('too many attempts are told the time to wait', async ({ page, expectFailures }) => {
  expectFailures(/status of 429/);
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'rate.limited', message: 'x', data: { seconds: 250 } } } }),
  );
  await page.goto('/app/login');
  await fillLogin(page, newLogin());
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(t('problem.rate.limited.minutes', { count: 5 }));
});

test('without a connection the form says so and can be sent again', async ({ page, expectFailures }) => {
  expectFailures(/login/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto('/app/login');
  await expect(submit(page)).toBeEnabled();
  await page.route('**/api/auth/login', (route) => route.abort());
  await fillLogin(page, demoLogin('user'));
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText(t('problem.server.unavailable'));
  await page.unroute('**/api/auth/login');
  await submit(page).click();
  await expect(page).toHaveURL('/app/dashboard');
});

test('a double click signs in once', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/auth/login', (route) => {
    calls++;
    return route.continue();
  });
  await page.goto('/app/login');
  await fillLogin(page, demoLogin('user'));
  await submit(page).dblclick();
  await expect(page).toHaveURL('/app/dashboard');
  expect(calls).toBe(1);
});

/** The console message of a request that the page sent just as its session ended. */
const REFUSED = /status of 401/;

test('a session survives a reload and ends with signing out', async ({ page, signInAs, expectFailures }) => {
  expectFailures(REFUSED);
  await signInAs('user');
  await page.goto('/app/orders');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: t('bar.sign-out') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('sign-out.done') })).toBeVisible();
  await expect(page).toHaveURL('/app/login');
  await page.goto('/app/orders');
  await expect(page).toHaveURL(/\/app\/login/);
});

for (const role of ['admin', 'contractor'] as const) {
  test(`the role ${role} signs out and is told so`, async ({ page, signInAs, expectFailures }) => {
    expectFailures(REFUSED);
    await signInAs(role);
    await page.goto(`/${role}/orders`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Successfully logged out!')).toBeVisible();
    await expect(page).toHaveURL(`/${role}/login`);
  });
}

test('signing out that fails is said, and the page stays', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/logout/);
  await signInAs('user');
  await page.goto('/app/orders');
  await page.route('**/api/auth/logout', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'server.failed', message: 'x' } } }),
  );
  await page.getByRole('button', { name: t('bar.sign-out') }).click();
  await expect(page.getByRole('alert')).toHaveText('Fehler beim Abmelden');
  await expect(page).toHaveURL('/app/orders');
});

test('signing out in one tab reaches the other, and so does signing in', async ({ page, context, signInAs, expectFailures }) => {
  expectFailures(REFUSED);
  const login = await signInAs('user');
  await page.goto('/app/orders');
  const other = await context.newPage();
  await other.goto('/app/invoices');
  await expect(other.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: t('bar.sign-out') }).click();
  await expect(page).toHaveURL('/app/login');
  await expect(other).toHaveURL(/\/app\/login/);
  await fillLogin(page, login);
  await submit(page).click();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(other).toHaveURL('/app/invoices');
});

test('an access token that is refused is renewed once, and the call goes through', async ({ page, signInAs, expectFailures }) => {
  expectFailures(REFUSED);
  await signInAs('user');
  let refusals = 0;
  await page.route('**/getUserRole', (route) =>
    refusals++ === 0 ? route.fulfill({ status: 401, json: { error: { code: 'auth.required', message: 'x' } } }) : route.continue(),
  );
  await page.goto('/app/login');
  await expect(page).toHaveURL('/app/dashboard');
  expect(refusals).toBe(2);
});

test('the account’s way leads from public pages to its login page, in the language that was read', async ({ page, open }) => {
  await open('/en');
  await page
    .getByRole('link', { name: textIn('en')('nav.login') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL('/app/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn('en')('auth.login.title'));
});

test('the theme is kept and right from the first byte', async ({ page, signInAs }) => {
  await signInAs('user');
  await page.goto('/app/orders');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'auto');
  const button = page.getByRole('button', { name: /^Darstellung/ });
  await button.click();
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await (await page.request.get('/app/orders')).text()).toContain('data-theme="dark"');
  expect(await (await page.request.get('/')).text()).toContain('<html lang="de">');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that signing in needs it', async ({ page, expectFailures }) => {
    // Scripts that are announced are not fetched.
    expectFailures(/\.js csp$/);
    await page.goto('/app/login');
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(t('auth.no-script'));
  });
});
