import { createUnverified, demoLogin } from '../accounts';
import { ROLE_TIMEOUT_MS } from '../contract';
import { expect, test } from '../fixtures';

const SIGNED_OUT = 'You must be logged in to access this page';
const UNAUTHORIZED = 'You are not authorized to access this page';
const UNVERIFIED = 'Please verify your email to access this page';

// The table of who may go where is tested as a whole in web/src/areas/sign-in/gate/gate.test.ts; here each gate is seen at work.
for (const { path, login, text } of [
  { path: '/app/quotes', login: '/app/login', text: SIGNED_OUT },
  { path: '/contractor/orders', login: '/contractor/login', text: SIGNED_OUT },
  { path: '/admin/quotes', login: '/admin/login', text: 'You must be logged in as admin to access this page' },
]) {
  test(`a visitor who opens ${path} is sent to ${login} and told so once`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page).toHaveURL(`${login}?returnTo=${encodeURIComponent(path)}`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const path of ['/app/dashboard', '/admin/dashboard']) {
  test(`whose address is not confirmed is sent from ${path} to the page that waits for it`, async ({ page, request, signInAs }) => {
    await signInAs(await createUnverified(request));
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(UNVERIFIED);
    await expect(page).toHaveURL('/app/email');
  });
}

for (const { role, path, home } of [
  { role: 'user', path: '/admin/quotes', home: '/app/dashboard' },
  { role: 'user', path: '/contractor/orders', home: '/app/dashboard' },
  { role: 'admin', path: '/admin/contacts', home: '/app/dashboard' },
] as const) {
  test(`the role ${role} is sent from ${path} to ${home}`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(UNAUTHORIZED);
    await expect(page).toHaveURL(home);
  });
}

for (const { role, path } of [
  { role: 'contractor', path: '/app/quotes' },
  { role: 'contractor', path: '/contractor/orders' },
  { role: 'super_admin', path: '/admin/contacts' },
] as const) {
  test(`the role ${role} may open ${path}`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('only super admins see the links to contacts and contractors', async ({ page, signInAs }) => {
  const names = ['Kontakte', 'Contractors'];
  await signInAs('admin');
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await signInAs('super_admin');
  await page.goto('/admin/orders');
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('the admin bar names who is signed in', async ({ page, signInAs }) => {
  const { email } = await signInAs('admin');
  await page.goto('/admin/orders');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
});

for (const { role, path } of [
  { role: 'admin', path: '/admin/orders' },
  { role: 'contractor', path: '/contractor/orders' },
] as const) {
  test(`a role that does not come in 15 s shows the failure screen of ${path}, and loading again mends it`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.clock.install();
    let hangs = true;
    await page.route('**/getUserRole', (route) => (hangs ? undefined : route.continue()));
    const requested = page.waitForRequest('**/getUserRole');
    await page.goto(path);
    await requested;
    await page.clock.pauseAt(Date.now() + 5_000);
    await expect(page.getByRole('status').first()).toBeVisible();
    await page.clock.runFor(ROLE_TIMEOUT_MS);
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('heading')).toHaveText('Failed to load user role information');
    await expect(failure).toContainText('Please try refreshing the page or contact support if the problem persists.');
    hangs = false;
    await page.clock.resume();
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}

test('the portal waits for no role', async ({ page, signInAs }) => {
  await signInAs('user');
  await page.route('**/getUserRole', () => undefined);
  await page.goto('/app/orders');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a role lookup that fails makes a customer of everybody', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/getUserRole/);
  await signInAs('admin');
  await page.route('**/getUserRole', (route) => route.fulfill({ status: 500, json: { error: { status: 'INTERNAL', message: 'x' } } }));
  await page.goto('/admin/orders');
  await expect(page.getByRole('alert')).toHaveText(UNAUTHORIZED);
  await expect(page).toHaveURL('/app/dashboard');
});

test('the contractors’ login page is shown as it is, also to somebody who is signed in', async ({ page, signInAs }) => {
  await signInAs('user');
  await page.goto('/contractor/login');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  await expect(page).toHaveURL('/contractor/login');
});

test('other login pages lead somebody who is signed in on', async ({ page, signInAs }) => {
  await signInAs('contractor');
  await page.goto('/app/login');
  await expect(page).toHaveURL('/contractor/dashboard');
});

test('unknown addresses inside an area are said to be so, with the way back', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/status of 404/);
  await signInAs('user');
  const answer = await page.goto('/app/gibt-es-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Wand führt nirgendwohin');
  await page.getByRole('link', { name: 'Zur Übersicht', exact: true }).click();
  await expect(page).toHaveURL('/app/dashboard');
});

test('the server sends no area but its frame, and lets nobody keep it', async ({ request }) => {
  const answer = await request.get('/admin/quotes');
  const html = await answer.text();
  expect(html).not.toContain(demoLogin('admin').email);
  expect(html).not.toContain('<nav');
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
});
