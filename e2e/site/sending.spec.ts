import { expect, test } from '../fixtures';
import { mailsTo } from '../mailbox';
import { t } from '../text';
import { addToCart, fillContact, goToSend, newSender, productAt, sendButton, sentTitle } from './cart-journey';

test('a corrected field loses its message, whatever was left before it', async ({ page, request }) => {
  await addToCart(page, await productAt(request, '/cad-services/tga-plaene'));
  await page.goto('/konfigurator');
  await page.getByRole('button', { name: t('cart.next'), exact: true }).click();
  await page.getByRole('button', { name: t('cart.next.check') }).click();
  const email = page.getByLabel(t('contact.email'), { exact: true });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await fillContact(page, newSender());
  for (const key of ['contact.problem.name', 'contact.problem.email', 'contact.problem.customerType'] as const)
    await expect(page.getByText(t(key))).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('a double click on the button sends one request', async ({ page, request }) => {
  const product = await productAt(request, '/cad-services/schalplaene');
  const sender = newSender();
  const sent: string[] = [];
  page.on('request', (call) => call.method() === 'POST' && call.url().endsWith('/api/quotes') && sent.push(call.url()));
  await addToCart(page, product);
  await page.goto('/konfigurator');
  await goToSend(page, sender);
  await sendButton(page).dblclick();
  await expect(sentTitle(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect.poll(() => mailsTo(sender.email).length, { timeout: 10_000 }).toBe(1);
});

test('sending the same cart twice, as after a lost answer, gives the same number', async ({ page, request, expectFailures }) => {
  expectFailures(/api\/quotes/, /the request could not be sent/);
  const product = await productAt(request, '/cad-services/schalplaene');
  const sender = newSender();
  let lost = 0;
  await page.route('**/api/quotes', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await addToCart(page, product);
  await page.goto('/konfigurator');
  await goToSend(page, sender);
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('problem.server.unavailable'));
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  await expect.poll(() => mailsTo(sender.email).length, { timeout: 10_000 }).toBe(1);
});
