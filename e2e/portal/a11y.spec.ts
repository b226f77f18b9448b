import { expectAccessible, expectNarrow } from '../accessibility';
import { createUnverified } from '../accounts';
import { ROLE_TIMEOUT_MS } from '../contract';
import { expect, test } from '../fixtures';
import { t } from '../text';

const token = 'x'.repeat(43);
/** Tags one of the two colour schemes for the phone: colours are the same at every width. */
const phoneToo = (colorScheme: 'light' | 'dark') => ({ tag: colorScheme === 'light' ? ['@phone'] : [] });

for (const path of [
  '/app/login',
  '/app/signup',
  '/app/forgot-password',
  '/app/reset-password',
  `/app/reset-password?token=${token}`,
  '/admin/login',
  '/contractor/login',
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no barrier and fits narrow screens, ${colorScheme}`, phoneToo(colorScheme), async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNarrow(page);
    });
  }
}

test('forms with messages have no barrier', { tag: '@phone' }, async ({ page, open }) => {
  await open('/app/signup');
  await page.getByRole('button', { name: t('auth.sign-up.submit') }).click();
  await expect(page.getByText(t('auth.problem.terms'))).toBeVisible();
  await expectAccessible(page);
});

test('the page that waits for a confirmation has no barrier', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  await signInAs(await createUnverified(request));
  await page.goto('/app/email');
  await page.getByRole('button', { name: t('auth.verify.change') }).click();
  await expectAccessible(page);
  await expectNarrow(page);
});

for (const { role, path } of [
  { role: 'user', path: '/app/orders' },
  { role: 'super_admin', path: '/admin/orders' },
  { role: 'contractor', path: '/contractor/orders' },
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the frame of ${path} has no barrier and fits narrow screens, ${colorScheme}`,
      phoneToo(colorScheme),
      async ({ page, signInAs, isMobile }) => {
        await page.emulateMedia({ colorScheme });
        await signInAs(role);
        await page.goto(path);
        await expect(page.getByRole('banner')).toBeVisible();
        if (role === 'contractor' && isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
        await expectAccessible(page);
        await expectNarrow(page);
      },
    );
  }
}

test('the skip link of an area leads to its content', async ({ page, signInAs }) => {
  await signInAs('user');
  await page.goto('/app/orders');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'the contractors’ menu of small screens has the three links and the way to the public site',
  { tag: '@phone-only' },
  async ({ page, signInAs }) => {
    await signInAs('contractor');
    await page.goto('/contractor/orders');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.tap();
    const menu = page.getByRole('banner').getByRole('navigation');
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Quotes', 'Orders']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await toggle.tap();
    await menu.getByRole('link', { name: 'Quotes' }).tap();
    await expect(page).toHaveURL('/contractor/quotes');
    await expect(menu).toBeHidden();
    await toggle.tap();
    await page.getByRole('link', { name: 'Zur öffentlichen Seite wechseln' }).tap();
    await expect(page).toHaveURL('/');
  },
);

test('the failure screen of an area has no barrier', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.clock.install();
  await page.route('**/getUserRole', () => undefined);
  const requested = page.waitForRequest('**/getUserRole');
  await page.goto('/admin/orders');
  await requested;
  await page.clock.runFor(ROLE_TIMEOUT_MS);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);
});
