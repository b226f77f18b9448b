import { REQUEST_RETRIES } from '../contract';
import { expect, test } from '../fixtures';
import { mailsTo } from '../mailbox';
import { t, textIn } from '../text';
import { addToCart, fillContact, goToSend, newSender, productAt, sendButton, sentTitle, stored } from './cart-journey';

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
  await expect.poll(() => mailsTo(sender.email).length).toBe(1);
});

test('sending the same cart twice, as after a lost answer, gives the same number', async ({ page, request, expectFailures }) => {
  expectFailures(/api\/quotes/, /the request could not be sent/);
  const product = await productAt(request, '/cad-services/schalplaene');
  const sender = newSender();
  let lost = 0;
  await page.route('**/api/quotes', async (route) => {
    if (lost++ > REQUEST_RETRIES) return route.continue();
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
  await expect.poll(() => mailsTo(sender.email).length).toBe(1);
});

test.describe('far from Germany', () => {
  test.use({ locale: 'en-US', timezoneId: 'Pacific/Auckland' });

  test('English pages name days as in Britain and as they were in Germany', async ({ page, request }) => {
    const en = textIn('en');
    const day = (at: Date, style: Intl.DateTimeFormatOptions) => at.toLocaleDateString('en-GB', { timeZone: 'Europe/Berlin', ...style });
    const requested = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await addToCart(page, await productAt(request, '/cad-services/schalplaene', 'en'), en);
    await page.goto('/en/konfigurator');
    const expiresAt = new Date(Number(await stored(page, 'pq.cartExpiry')));
    const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    await expect(page.getByText(en('cart.saved', { date: day(expiresAt, numbers) }))).toBeVisible();
    await page.getByRole('button', { name: en('cart.next'), exact: true }).click();
    await fillContact(page, newSender(), en);
    await page.getByLabel(en('contact.wanted-date')).fill(requested);
    await page.getByRole('button', { name: en('cart.next.check') }).click();
    await expect(page.getByText(requested.split('-').toReversed().join('/'), { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: en('send.consent') }).check();
    await sendButton(page, en).click();
    await expect(sentTitle(page, en)).toBeVisible();
    await expect(page.getByText(day(new Date(), { dateStyle: 'long' }))).toBeVisible();
  });
});
