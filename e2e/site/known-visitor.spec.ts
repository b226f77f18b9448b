import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { t } from '../text';

test('a public page shows who is signed in before its first paint, and nobody after the logout', async ({
  page,
  signInAs,
  expectFailures,
}) => {
  // What the dashboard still asks for when somebody signs out is refused.
  expectFailures(/status of 401/);
  const header = page.getByRole('banner');
  await page.goto('/');
  const login = header.getByRole('link', { name: t('nav.login') });
  await expect(login).toHaveAttribute('href', '/app/login');
  const before = await login.boundingBox();
  await signInAs(await createCustomer(page.request));
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.body) document.documentElement.dataset.knownAtBody ??= String('knownVisitor' in document.documentElement.dataset);
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto('/paper-to-cad');
  expect(await page.locator('html').getAttribute('data-known-at-body')).toBe('true');
  const area = header.getByRole('link', { name: t('nav.area') });
  await expect(area).toHaveAttribute('href', '/app/dashboard');
  expect(await area.evaluate((link) => getComputedStyle(link, '::before').content)).toBe('"K"');
  expect(await area.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
  await area.click();
  await page.getByRole('button', { name: t('bar.sign-out') }).click();
  await expect(page).toHaveURL('/app/login');
  await page.goto('/');
  await expect(login).toHaveAttribute('href', '/app/login');
});
