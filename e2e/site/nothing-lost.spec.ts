import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { hold } from '../hold';
import { sendRequest } from '../quote-request';
import { t, textIn } from '../text';
import { addToCart, fillContact, goToSend, newSender, productAt, sendButton, sentTitle, sheet } from './cart-journey';
import { smallPdf } from './sample-files';

test('what was typed survives a reload and a change of language, and the step is the one of the address', async ({ page, request }) => {
  const sender = newSender();
  const [name, en] = [page.getByLabel(t('contact.name'), { exact: true }), textIn('en')];
  await addToCart(page, await productAt(request, '/cad-services/schalplaene'));
  await page.goto('/konfigurator?step=3');
  // Contact data are missing.
  await expect(page).toHaveURL('/konfigurator?step=2');
  await fillContact(page, sender);
  await page.reload();
  await expect(page).toHaveURL('/konfigurator?step=2');
  await expect(name).toHaveValue(sender.name);
  await page.goto('/en/konfigurator?step=3');
  await expect(page.getByRole('listitem').filter({ hasText: en('cart.step.send') })).toHaveAttribute('aria-current', 'step');
  await page.getByRole('checkbox', { name: en('send.consent') }).check();
  await sendButton(page, en).click();
  await expect(sentTitle(page, en)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('pq.request'))).toBeNull();
});

test('a request waits for the files that are on their way, and leaving is asked about only then', async ({ page, request }) => {
  const product = await productAt(request, '/cad-services/schalplaene');
  await addToCart(page, product);
  await page.goto('/konfigurator');
  const release = await hold(page, /\/api\/files$/, 'POST');
  await sheet(page, product.name).getByLabel(t('files.add')).setInputFiles(smallPdf);
  await goToSend(page, newSender());
  await sendButton(page).click();
  await expect(page.getByText(t('send.waiting.text.one'))).toBeVisible();
  const isAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);
  release();
  await expect(sentTitle(page)).toBeVisible();
  expect(await isAsked()).toBe(false);
});

test('a dialog asks before it throws away what was typed', async ({ page, request, signInAs }) => {
  const login = await createCustomer(page.request);
  const { number } = await sendRequest(request, login.email);
  await signInAs(login);
  await page.goto('/app/quotes');
  await page.getByRole('link', { name: number }).click();
  const opener = page.getByRole('button', { name: t('quote.event.cancel') });
  const dialog = page.getByRole('dialog', { name: t('quote.event.cancel') });
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByLabel(t('transition.quote.cancel.label')).fill('Der Umbau entfällt');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: t('dialog.go-on') }).click();
  await expect(dialog.getByLabel(t('transition.quote.cancel.label'))).toHaveValue('Der Umbau entfällt');
  await dialog.getByRole('button', { name: t('dialog.cancel') }).click();
  await dialog.getByRole('button', { name: t('dialog.discard') }).click();
  await expect(dialog).toBeHidden();
});
