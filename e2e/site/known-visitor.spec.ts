import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { t } from '../text';
import { sendRequest } from '../quote-request';
import { addToCart, productAt, sendButton, sentTitle } from './cart-journey';

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

test('a customer finds the form filled in, and the request in the account at once', async ({ page, request, signInAs }) => {
  const login = await createCustomer(page.request);
  const { accessToken } = await (await page.request.post('/api/auth/login', { data: login })).json();
  const profile = { name: 'Maria Köhler', company: 'Köhler Architekten', phone: '+49 30 123456' };
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await page.request.patch('/api/account', { data: profile, headers })).ok()).toBe(true);
  await signInAs(login);
  await addToCart(page, await productAt(request, '/cad-services/schalplaene'));
  await page.goto('/konfigurator');
  await page.getByRole('button', { name: t('cart.next'), exact: true }).click();
  const email = page.getByLabel(t('contact.email'), { exact: true });
  await expect(email).toHaveValue(login.email);
  await expect(page.getByLabel(t('contact.phone'))).toHaveValue(profile.phone);
  await expect(page.getByRole('radio', { name: t('contact.customer-type.business') })).toBeChecked();
  await page.getByLabel(t('contact.name'), { exact: true }).fill('Mit Zusatz Köhler');
  await page.getByRole('button', { name: t('cart.next.check') }).click();
  await page.getByRole('checkbox', { name: t('send.consent') }).check();
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  const link = page.getByRole('link', { name: t('sent.own.link') });
  await expect(link).toHaveAttribute('href', /^\/app\/quotes\/\w+$/);
  await link.click();
  await expect(page.getByText('Mit Zusatz Köhler')).toBeVisible();
});

test('a request is asked for again from the account: what is in the cart gets more, and what is gone is named', async ({
  page,
  request,
  signInAs,
}) => {
  const login = await createCustomer(page.request);
  const { number, service } = await sendRequest(request, login.email);
  await signInAs(login);
  await page.goto('/app/quotes');
  await page.getByRole('link', { name: number }).click();
  const again = page.getByRole('button', { name: t('quote.again') });
  for (const quantity of ['3', '6']) {
    await again.click();
    await expect(page).toHaveURL('/konfigurator');
    await expect(page.getByText(t('handover.taken.one'))).toBeVisible();
    await expect(page.getByLabel(t('quantity.label', { name: service }), { exact: true })).toHaveValue(quantity);
    await page.goBack();
  }
  // The shop no longer knows the product of that time.
  await page.evaluate(() => {
    const lines = [{ productId: 'gone', name: 'Alte Leistung', quantity: 1, price: 100, addons: [], note: '' }];
    sessionStorage.setItem('pq.cartHandover', JSON.stringify(lines));
  });
  await page.goto('/konfigurator');
  await expect(page.getByText(t('handover.gone', { names: 'Alte Leistung' }))).toBeVisible();
});

test('a list is kept in the account and comes back into the cart of another browser', async ({ page, request, signInAs, meet }) => {
  const login = await createCustomer(page.request);
  await signInAs(login);
  const product = await productAt(request, '/cad-services/schalplaene');
  await addToCart(page, product);
  await page.goto('/konfigurator');
  await page.getByRole('button', { name: t('cart-lists.save') }).click();
  const dialog = page.getByRole('dialog', { name: t('cart-lists.save') });
  await dialog.getByLabel(t('cart-lists.name')).fill('Rohbau');
  await dialog.getByRole('button', { name: t('cart-lists.save') }).click();
  await expect(page.getByText(t('cart-lists.saved.done'))).toBeVisible();
  const other = await meet(login);
  await other.goto('/app/lists');
  const row = other.getByRole('row').filter({ hasText: 'Rohbau' });
  await row.getByRole('button', { name: t('cart-lists.open') }).click();
  await expect(other.getByText(t('handover.taken.one'))).toBeVisible();
  await expect(other.getByRole('article', { name: product.name, exact: true })).toBeVisible();
});
