import type { Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { REQUEST_RETRIES } from '../contract';
import { untilHydrated, expect, test } from '../fixtures';
import { mailsTo } from '../mailbox';
import { t, textIn, type Translate } from '../text';
import { newSender } from './cart-journey';
import { largeDrawing, refusedProgram, smallPdf } from './sample-files';

const field = (page: Page, key: 'name' | 'email' | 'phone' | 'company' | 'topic' | 'message', text: Translate = t) =>
  page
    .getByRole('main')
    .getByLabel(text(`contact-form.${key}`))
    .first();
const sendButton = (page: Page, text: Translate = t) => page.getByRole('button', { name: text('contact-form.send'), exact: true });
const sentTitle = (page: Page, text: Translate = t) => page.getByRole('heading', { name: text('contact-form.sent.title') });

async function fillMessage(page: Page, { name, email }: { name: string; email: string }, text: Translate = t): Promise<void> {
  await field(page, 'name', text).fill(name);
  await field(page, 'email', text).fill(email);
  await field(page, 'topic', text).selectOption('technical');
  await field(page, 'message', text).fill('Nehmen Sie auch E57-Dateien an?');
}

test('a message with files arrives, is confirmed by mail, and the form is empty again', { tag: '@phone' }, async ({ page, open }) => {
  const sender = newSender();
  await open('/kontakt');
  await fillMessage(page, sender);
  await page.getByRole('button', { name: t('contact-form.files.add') }).click();
  const drop = page.getByLabel(t('files.drop'));
  await expect(drop).toBeFocused();
  await drop.setInputFiles([smallPdf, largeDrawing, refusedProgram]);
  for (const { name } of [smallPdf, largeDrawing])
    await expect(page.getByRole('button', { name: t('files.remove', { name }) })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await sendButton(page).click();
  await expect(sentTitle(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(sender.email);
  await expectAccessible(page);
  await expect.poll(() => mailsTo(sender.email).map(({ subject }) => subject)).toEqual(['Ihre Nachricht ist bei uns']);
  const notices = () => mailsTo('staff@planquadrat.example').filter(({ text }) => text.includes(sender.email));
  await expect.poll(notices).toHaveLength(1);
  expect(notices()[0]?.text).toContain(largeDrawing.name);

  await page.getByRole('button', { name: t('contact-form.sent.again') }).click();
  await expect(field(page, 'message')).toHaveValue('');
  await page.reload();
  await untilHydrated(page);
  await expect(field(page, 'name')).toHaveValue('');
  await expect(page.getByText(smallPdf.name)).toHaveCount(0);
});

test('what is missing is said at the field, once it is left and when sending', async ({ page, open }) => {
  await open('/kontakt');
  await field(page, 'email').fill('ada@');
  await field(page, 'phone').fill('ruf mich an');
  await expect(page.getByText(t('field.email.domain'))).toBeVisible();
  await sendButton(page).click();
  await expect(field(page, 'name')).toBeFocused();
  for (const key of [
    'contact-form.problem.name',
    'contact-form.problem.phone',
    'contact-form.problem.topic',
    'contact-form.problem.message',
  ] as const)
    await expect(page.getByText(t(key))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await field(page, 'name').fill('Ada Plan');
  await expect(page.getByText(t('contact-form.problem.name'))).toHaveCount(0);
});

test('text and files survive a reload, a lost connection and a refusal', async ({ page, open, context, expectFailures }) => {
  expectFailures(/ERR_INTERNET_DISCONNECTED/, /status of 429/);
  const sender = newSender();
  await open('/kontakt');
  await fillMessage(page, sender);
  await page.getByRole('button', { name: t('contact-form.files.add') }).click();
  await page.getByLabel(t('files.drop')).setInputFiles([smallPdf]);
  const attached = page.getByRole('button', { name: t('files.remove', { name: smallPdf.name }) });
  await expect(attached).toBeVisible();
  await page.reload();
  await expect(field(page, 'message')).toHaveValue('Nehmen Sie auch E57-Dateien an?');
  await expect(field(page, 'topic')).toHaveValue('technical');
  await expect(attached).toBeVisible();

  await field(page, 'company').focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('problem.server.unavailable'));
  await context.setOffline(false);

  await page.route(
    '**/api/contact',
    (route) => route.fulfill({ status: 429, json: { error: { code: 'rate.limited', data: { seconds: 90 } } } }),
    {
      times: 1,
    },
  );
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('problem.rate.limited.minutes', { count: 2 }));
  await expect(field(page, 'message')).toHaveValue('Nehmen Sie auch E57-Dateien an?');

  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
});

/** As often as the form sends a message by itself while no answer arrives. */
const ATTEMPTS = 1 + REQUEST_RETRIES;

test('a double click and a lost answer send one message', async ({ page, open, expectFailures }) => {
  expectFailures(/api\/contact/);
  const sender = newSender();
  const answers: number[] = [];
  page.on('response', (answer) => answer.url().endsWith('/api/contact') && answers.push(answer.status()));
  await open('/kontakt');
  await fillMessage(page, sender);
  await page.route(
    '**/api/contact',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sendButton(page).dblclick();
  await expect(sentTitle(page)).toBeVisible();
  expect(answers).toEqual([200]);
  await expect.poll(() => mailsTo(sender.email).length).toBe(1);
});

test('a message changed after a lost answer can be sent as a new one', async ({ page, open, expectFailures }) => {
  expectFailures(/api\/contact/, /status of 409/);
  await open('/kontakt');
  await fillMessage(page, newSender());
  await page.route('**/api/contact', async (route) => (await route.fetch(), await route.abort('connectionreset')), { times: ATTEMPTS });
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await field(page, 'message').fill('Oder RCP?');
  await sendButton(page).click();
  await expect(page.getByText(t('problem.contact.already-sent'))).toBeVisible();
  await page.getByRole('button', { name: t('contact-form.as-new') }).click();
  await expect(sentTitle(page)).toBeVisible();
});

test('files of a message that has arrived are asked for again before a new one is sent', async ({ page, open, expectFailures }) => {
  expectFailures(/api\/contact/, /status of 409/);
  await open('/kontakt');
  await fillMessage(page, newSender());
  const attach = async () => {
    await page.getByLabel(t('files.drop')).setInputFiles(smallPdf);
    await expect(page.getByRole('button', { name: t('files.remove', { name: smallPdf.name }) })).toBeVisible();
  };
  await page.getByRole('button', { name: t('contact-form.files.add') }).click();
  await attach();
  await page.route('**/api/contact', async (route) => (await route.fetch(), await route.abort('connectionreset')), { times: ATTEMPTS });
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await field(page, 'message').fill('Oder RCP?');
  await sendButton(page).click();
  await page.getByRole('button', { name: t('contact-form.as-new') }).click();
  await expect(page.getByText(t('contact-form.files-again'))).toBeVisible();
  await attach();
  const [answer] = await Promise.all([page.waitForResponse('**/api/contact'), sendButton(page).click()]);
  expect(answer.request().postDataJSON().files).toHaveLength(1);
  await expect(sentTitle(page)).toBeVisible();
});

test('nothing is sent while a file is on its way', async ({ page, open }) => {
  await page.route(/\/api\/files\/tus\//, (route) => route.request().method() !== 'PATCH' && route.continue());
  await open('/kontakt');
  await fillMessage(page, newSender());
  await page.getByRole('button', { name: t('contact-form.files.add') }).click();
  await page.getByLabel(t('files.drop')).setInputFiles([largeDrawing]);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText(t('contact-form.files.unfinished'))).toBeVisible();
  await page.getByRole('button', { name: t('files.cancel', { name: largeDrawing.name }) }).click();
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
});

test('whoever asks for a plan of the subscription finds it in the form', async ({ page, open }) => {
  await open('/unlimitierte-cad-services-abonnement');
  const ask = page.getByRole('link', { name: /anfragen$/ }).first();
  const plan = (await ask.textContent())?.replace(/ anfragen$/, '').trim() ?? '';
  await ask.click();
  await expect(field(page, 'topic')).toHaveValue('quote');
  await expect(field(page, 'message')).toHaveValue(t('contact-form.plan', { plan }));
  await page.reload();
  await expect(field(page, 'message')).toHaveValue(t('contact-form.plan', { plan }));
});

test('the English form speaks English', async ({ page, open }) => {
  const en = textIn('en');
  await open('/en/kontakt');
  await fillMessage(page, newSender(), en);
  await sendButton(page, en).click();
  await expect(sentTitle(page, en)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page names phone, mail and address', async ({ page }) => {
    await page.goto('/kontakt');
    const note = page.locator('noscript [role=note]');
    await expect(note).toBeVisible();
    await expect(note).toContainText(t('contact-form.no-script'));
    await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
  });
});
