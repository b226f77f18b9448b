import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer, mailedLink, newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t, textIn } from '../text';
import { decision, fillBilling, openQuote } from './ordering';

const guestLink = /^\/angebot\//;

test(
  'an offer is read, ordered with all essentials above the button, and becomes an order once',
  { tag: '@phone' },
  async ({ page, request, signInAs }) => {
    const login = await createCustomer(request);
    const { number, service } = await sendRequest(request, login.email);
    const staff = await StaffWork.begin(request);
    await staff.sendOffer(number, () => ({ discount: 500, terms: 'Zahlbar 14 Tage nach Lieferung.' }));
    await signInAs(login);
    await page.goto('/app/dashboard');
    await expect(page.getByText(t('portal.waiting.offers_one'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('portal.waiting.offered.open') }).click();

    const sheet = page.getByRole('region', { name: t('offer'), exact: true });
    await expect(sheet).toContainText(number);
    await expect(sheet.getByRole('row').filter({ hasText: service })).toContainText('117,00');
    await expect(sheet).toContainText('Rabatt 5 %');
    await expect(sheet).toContainText('132,27');
    await expect(page.getByText('Zahlbar 14 Tage nach Lieferung.')).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);

    const offer = page.waitForEvent('download');
    await page.getByRole('button', { name: t('offer.pdf') }).click();
    expect((await offer).suggestedFilename()).toMatch(/\.pdf$/);

    const accepted: string[] = [];
    page.on('request', (call) => call.method() === 'POST' && call.url().endsWith('/accept') && accepted.push(call.url()));
    await decision(page)
      .getByRole('button', { name: t('offer.accept') })
      .click();
    await expect(page.getByRole('heading', { name: t('accept.title') })).toBeFocused();
    const order = page.getByRole('button', { name: t('quote.event.accept') });
    await order.click();
    await expect(page.getByText(t('accept.problem.street'))).toBeVisible();
    await expect(page.getByText(t('accept.problem.terms'))).toBeVisible();
    expect(accepted).toEqual([]);
    await fillBilling(page);
    await page.getByLabel(t('accept.reference')).fill('P-2026-17');
    await page.getByRole('checkbox', { name: t('accept.terms') }).check();
    const summary = page.getByRole('region', { name: t('accept.summary') });
    await expect(summary).toContainText(service);
    await expect(summary).toContainText('132,27');
    await expectAccessible(page);
    await expectNarrow(page);
    await order.dblclick();
    await expect(page).toHaveURL(/\/app\/orders\/\w+\/placed$/);
    await expect(page.getByRole('heading', { level: 1, name: t('placed.title') })).toBeFocused();
    expect(accepted).toHaveLength(1);
    await page.reload();
    await expect(page.getByRole('region', { name: t('placed.lines') })).toContainText(service);
    const loaded: string[] = [];
    page.on('download', (download) => void loaded.push(download.suggestedFilename()));
    await page.getByRole('button', { name: t('placed.load-all') }).dblclick();
    await expect(page.getByRole('button', { name: t('placed.load-all') })).toBeEnabled();
    expect(loaded).toHaveLength(3);
    await page.getByRole('button', { name: t('placed.add-document') }).click();
    await expect(page.getByRole('button', { name: t('messages.write') })).toBeFocused();
    await expectAccessible(page);
    await expectNarrow(page);

    await page.getByRole('link', { name: t('offer.to-order') }).click();
    await expect(page).toHaveURL(/\/app\/orders\/\w+$/);
    const lines = page.getByRole('region', { name: t('order.lines') });
    await expect(lines).toContainText('P-2026-17');
    await expect(lines).toContainText(`${number} a`);
    await expect(page.getByText('Hafenstraße 1')).toBeVisible();
    const confirmation = page.waitForEvent('download');
    await lines.getByRole('button', { name: t('order.confirmation') }).click();
    expect((await confirmation).suggestedFilename()).toMatch(/\.pdf$/);
    const terms = page.getByRole('region', { name: t('order.terms'), exact: true });
    await terms.getByText('Allgemeine Geschäftsbedingungen', { exact: false }).first().click();
    await expect(terms.getByRole('heading', { name: 'Geltungsbereich' })).toBeVisible();
    const agreed = page.waitForEvent('download');
    await terms.getByRole('button', { name: t('order.terms.pdf') }).click();
    expect((await agreed).suggestedFilename()).toMatch(/-AGB\.pdf$/);
    await expectAccessible(page);
    await page.goto('/app/orders');
    await expect(page.getByText(t('portal.orders.count_one'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);
  },
);

test('requests for changes name their lines, and the next version marks what it changed', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number, service } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  await signInAs(login);
  await openQuote(page, number);
  await page.getByRole('button', { name: t('quote.event.request-changes') }).click();
  const dialog = page.getByRole('dialog', { name: t('quote.event.request-changes') });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('quote.event.request-changes') }).click();
  await expect(dialog.getByText(t('transition.text-missing'))).toBeVisible();
  await dialog.getByLabel(`1 ${service}`).fill('Bitte vier Pläne');
  await dialog.getByRole('button', { name: t('quote.event.request-changes') }).click();
  await expect(dialog).toHaveCount(0);
  const thread = page.getByRole('region', { name: t('messages') });
  await expect(thread.getByRole('listitem').filter({ hasText: 'Bitte vier Pläne' })).toContainText(t('messages.about', { name: service }));
  const atLine = page.getByRole('group').filter({ hasText: t('messages.line.count_one') });
  await atLine.getByText(t('messages.line.count_one')).click();
  await expect(atLine.getByText('Bitte vier Pläne')).toBeVisible();
  await expect(page.getByText(t('quote.next.changes_requested'))).toBeVisible();

  await staff.sendOffer(number, ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 4 })) }));
  await page.reload();
  await expect(page.getByRole('img', { name: t('lines.changed', { version: 'b' }) })).toBeVisible();
  await expectAccessible(page);
});

test('a version that comes while one is ordered is pointed out first, and what was typed stays', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  await signInAs(login);
  await openQuote(page, number);
  await decision(page)
    .getByRole('button', { name: t('offer.accept') })
    .click();
  await fillBilling(page);
  await page.getByRole('checkbox', { name: t('accept.terms') }).check();
  // The form is a step in history: Back leaves it, forward and a reload find it as it was.
  await page.goBack();
  await expect(page.getByRole('heading', { name: t('accept.title') })).toHaveCount(0);
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel(t('accept.street'))).toHaveValue('Hafenstraße 1');
  await staff.sendOffer(number, ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 5 })) }));
  await expect(page.getByRole('region', { name: t('accept.summary') })).toContainText('5 Pläne');
  const order = page.getByRole('button', { name: t('quote.event.accept') });
  await order.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('problem.stale'));
  await expect(page.getByLabel(t('accept.street'))).toHaveValue('Hafenstraße 1');
  await order.click();
  await expect(page.locator('.toast').getByText(t('transition.quote.accept.done'))).toBeVisible();
});

test('a question is answered, and files come with a message', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  await staff.ask(number, 'Fehlt das Dachgeschoss?');
  await signInAs(login);
  await page.goto('/app/dashboard');
  await expect(page.getByText(t('portal.waiting.questions_one'))).toBeVisible();
  await page.getByRole('link', { name: t('portal.waiting.needs_info.open') }).click();
  await expect(decision(page)).toContainText('Fehlt das Dachgeschoss?');

  await page.getByRole('button', { name: t('messages.write') }).click();
  await page.getByLabel(t('messages.text'), { exact: true }).fill('Hier ist das Dachgeschoss.');
  await page.locator('input[type=file]').setInputFiles(smallPdf);
  await expect(page.getByText(t('files.done', { size: '15 B' }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('messages.send') }).click();
  const thread = page.getByRole('region', { name: t('messages') });
  await expect(thread.getByRole('listitem').filter({ hasText: 'Hier ist das Dachgeschoss.' })).toContainText(smallPdf.name);

  await decision(page)
    .getByRole('button', { name: t('quote.event.answer') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('quote.event.answer') });
  await dialog.getByLabel(t('transition.quote.answer.label')).fill('Ja, siehe Nachricht.');
  await dialog.locator('input[type=file]').setInputFiles({ ...smallPdf, name: 'dachgeschoss.pdf' });
  await expect(dialog.getByText(t('files.done', { size: '15 B' }))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('quote.event.answer') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(thread.getByRole('listitem').filter({ hasText: 'Ja, siehe Nachricht.' })).toContainText('dachgeschoss.pdf');
  await expect(page.getByText(t('quote.next.submitted'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

test('an offer is declined, and nothing is left to decide', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  await (await StaffWork.begin(request)).sendOffer(number);
  await signInAs(login);
  await openQuote(page, number);
  const decline = decision(page).getByRole('button', { name: t('quote.event.decline') });
  await decline.click();
  const dialog = page.getByRole('dialog', { name: t('quote.event.decline') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(decline).toBeFocused();
  await decline.click();
  await dialog.getByRole('button', { name: t('quote.event.decline') }).click();
  await expect(page.locator('.toast').getByText(t('transition.quote.decline.done'))).toBeVisible();
  await expect(decision(page).getByRole('button')).toHaveText([t('quote.again')]);
});

test('a guest orders as a consumer and follows the order by the same link', { tag: '@phone' }, async ({ page, request, open }) => {
  const { email } = newLogin();
  const { number, service } = await sendRequest(request, email, { customerType: 'consumer' });
  const first = await mailedLink(email, guestLink);
  const staff = await StaffWork.begin(request);
  const { offers } = await staff.sendOffer(number);
  expect(offers).toHaveLength(1);
  await expect.poll(() => mailedLink(email, guestLink)).not.toBe(first);
  await open(await mailedLink(email, guestLink));
  await expectAccessible(page);
  await expectNarrow(page);
  await decision(page)
    .getByRole('button', { name: t('offer.accept') })
    .click();
  await fillBilling(page);
  await page.getByRole('checkbox', { name: t('accept.terms') }).check();
  const order = page.getByRole('button', { name: t('quote.event.accept') });
  await order.click();
  await expect(page.getByText(t('accept.problem.early-start'))).toBeVisible();
  await page.getByRole('radio', { name: t('accept.early.no') }).check();
  await expect(page.getByRole('region', { name: t('accept.summary') })).toContainText('14 Tage Widerrufsfrist');
  await expectAccessible(page);
  await order.click();
  await expect(page.getByRole('region', { name: t('placed.lines') })).toContainText(service);
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: t('offer.to-order') }).click();
  const placed = page.getByRole('region', { name: t('order'), exact: true });
  await expect(placed).toContainText(service);
  await expectAccessible(page);
  await expectNarrow(page);
  const [orderNumber = ''] = (await placed.textContent())?.match(/BE-\d{4}-\d{5}/) ?? [];
  await placed.getByRole('link', { name: t('order.event.withdraw') }).click();
  await expect(page).toHaveURL(`/widerruf?bestellung=${orderNumber}`);
  await expect(page.getByLabel(t('declaration.reference'))).toHaveValue(orderNumber);
  await expect(page.getByLabel(t('declaration.name'), { exact: true })).toHaveValue('Sabine Brandt');
  await expect(page.getByLabel(t('declaration.email'))).toHaveValue(email);
});

test('the English page speaks English, and a reverse charge asks for a VAT ID', async ({ page, request, open }) => {
  const { email } = newLogin();
  const { number } = await sendRequest(request, email);
  const first = await mailedLink(email, guestLink);
  await (await StaffWork.begin(request)).sendOffer(number, () => ({ taxCase: 'reverse-charge' }));
  await expect.poll(() => mailedLink(email, guestLink)).not.toBe(first);
  await open(`/en${await mailedLink(email, guestLink)}`);
  const english = textIn('en');
  await expect(page.getByText(english('lines.tax.reverse-charge'))).toBeVisible();
  await page
    .getByRole('region', { name: english('quote.next') })
    .getByRole('button', { name: english('offer.accept') })
    .click();
  await page.getByRole('textbox', { name: english('accept.vat-id') }).fill('DE123456789');
  await page.getByRole('button', { name: english('quote.event.accept') }).click();
  await expect(page.getByText(english('accept.problem.vat-id-foreign'))).toBeVisible();
  await expectAccessible(page);
});

test('the link of an older offer leads to no decision', async ({ page, request, expectFailures }) => {
  expectFailures(/status of 4\d\d/);
  const { email } = newLogin();
  const { number } = await sendRequest(request, email);
  const first = await mailedLink(email, guestLink);
  await (await StaffWork.begin(request)).sendOffer(number);
  await page.goto(first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('guest.replaced.title'));
  await expectAccessible(page);
});
