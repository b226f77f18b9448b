import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer, mailedLink, newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { planPdf, scannedPdf, smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t, textIn } from '../text';
import { acceptDelivery, decision, fillBilling, openQuote, orderNow } from './ordering';

const guestLink = /^\/angebot\//;

test('an offer is read, ordered with all essentials above the button, and becomes an order once', async ({ page, request, signInAs }) => {
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
  await expect(page.getByText(t('move.quote.accept.done'))).toBeVisible();
  expect(accepted).toHaveLength(1);

  await page.getByRole('link', { name: t('offer.to-order') }).click();
  await expect(page).toHaveURL(/\/app\/orders\/\w+$/);
  const lines = page.getByRole('region', { name: t('order.lines') });
  await expect(lines).toContainText('P-2026-17');
  await expect(lines).toContainText(`${number} a`);
  await expect(page.getByText('Hafenstraße 1')).toBeVisible();
  const confirmation = page.waitForEvent('download');
  await lines.getByRole('button', { name: t('order.confirmation') }).click();
  expect((await confirmation).suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto('/app/orders');
  await expect(page.getByText(t('portal.orders.count_one'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

test('wishes for changes name their lines, and the next version marks what it changed', async ({ page, request, signInAs }) => {
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
  await expect(dialog.getByText(t('move.text-missing'))).toBeVisible();
  await dialog.getByLabel(`1 ${service}`).fill('Bitte vier Pläne');
  await dialog.getByRole('button', { name: t('quote.event.request-changes') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Pos. 1, ${service}: Bitte vier Pläne`)).toBeVisible();
  await expect(page.getByText(t('quote.next.changes_requested'))).toBeVisible();

  await staff.sendOffer(number, ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 4 })) }));
  await page.reload();
  await expect(page.getByRole('img', { name: t('lines.changed', { version: 'b' }) })).toBeVisible();
  await expectAccessible(page);
});

test('what changed meanwhile is shown, and what was typed stays', async ({ page, request, signInAs, expectFailures }) => {
  expectFailures(/status of 409/);
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
  await staff.sendOffer(number, ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 5 })) }));
  const order = page.getByRole('button', { name: t('quote.event.accept') });
  await order.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('problem.stale'));
  await expect(page.getByRole('region', { name: t('accept.summary') })).toContainText('5 Pläne');
  await expect(page.getByLabel(t('accept.street'))).toHaveValue('Hafenstraße 1');
  await order.click();
  await expect(page.getByText(t('move.quote.accept.done'))).toBeVisible();
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
  await dialog.getByLabel(t('move.quote.answer.label')).fill('Ja, siehe Nachricht.');
  await dialog.getByRole('button', { name: t('quote.event.answer') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(thread).toContainText('Ja, siehe Nachricht.');
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
  await expect(page.getByText(t('move.quote.decline.done'))).toBeVisible();
  await expect(decision(page).getByRole('button')).toHaveCount(0);
});

test('a guest orders as a consumer and follows the order by the same link', async ({ page, request, open }) => {
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
  const placed = page.getByRole('region', { name: t('order'), exact: true });
  await expect(placed).toContainText(service);
  await expect(placed.getByRole('link', { name: t('order.event.withdraw') })).toHaveAttribute('href', '/widerruf');
  await expectAccessible(page);
  await expectNarrow(page);
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

test('a delivery is marked for revision on its plan, delivered again and accepted', async ({ page, request, signInAs, expectFailures }) => {
  test.slow();
  expectFailures(/cannot be shown/);
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  await signInAs(login);
  const orderId = await orderNow(page, number);
  await staff.deliver(orderId, [planPdf('Grundriss EG.pdf', 2), { ...smallPdf, name: 'Leer.pdf' }]);

  await page.goto('/app/dashboard');
  await expect(page.getByText(t('portal.waiting.deliveries_one'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('link', { name: t('portal.waiting.delivered.open') }).click();
  await expect(page.getByRole('region', { name: t('order.results') })).toContainText('Grundriss EG.pdf');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('order.event.revise') }).click();
  const file = page.getByRole('combobox', { name: t('revise.file') });
  await file.selectOption('Leer.pdf');
  await expect(page.getByText(t('revise.not-shown', { name: 'Leer.pdf' }))).toBeVisible();
  await file.selectOption('Grundriss EG.pdf');
  const plan = page.getByRole('img', { name: t('revise.page', { page: 1 }) });
  await plan.click({ position: { x: 60, y: 80 } });
  await expect(page.getByRole('textbox', { name: t('revise.mark', { number: 1 }) })).toBeFocused();
  await page.getByRole('textbox', { name: t('revise.mark', { number: 1 }) }).fill('Tür fehlt');
  await page.getByRole('button', { name: t('revise.page.after') }).click();
  await expect(page.getByRole('img', { name: t('revise.page', { page: 2 }) })).toBeVisible();
  await page.getByRole('button', { name: t('revise.add') }).click();
  await page.getByRole('button', { name: t('revise.mark', { number: 2 }), exact: true }).press('ArrowLeft');
  const submit = page.getByRole('button', { name: t('order.event.revise') });
  await submit.click();
  await expect(page.getByText(t('revise.mark-empty'))).toBeVisible();
  await page.getByRole('textbox', { name: t('revise.mark', { number: 2 }) }).fill('Maßkette fehlt');
  await expectAccessible(page);
  await expectNarrow(page);
  await submit.click();
  await expect(page.getByText(t('move.order.revise.done'))).toBeVisible();
  const marks = page.getByRole('region', { name: t('order.marks') });
  await expect(marks.getByRole('listitem')).toHaveText([
    /Tür fehlt.*Grundriss EG.pdf, Seite 1/,
    /Maßkette fehlt.*Grundriss EG.pdf, Seite 2/,
  ]);

  await staff.deliver(orderId, [planPdf('Grundriss EG b.pdf')]);
  await page.reload();
  const results = page.getByRole('region', { name: t('order.results') });
  await expect(results.getByRole('heading', { name: t('order.delivery', { version: 2 }) })).toBeVisible();
  await results.getByText(t('order.results.older')).click();
  await expect(results.getByText('Grundriss EG.pdf')).toBeVisible();
  const download = page.waitForEvent('download');
  await results.getByRole('button', { name: t('file.download', { name: 'Grundriss EG b.pdf' }) }).click();
  expect((await download).suggestedFilename()).toBe('Grundriss EG b.pdf');
  await acceptDelivery(page);
  await expectAccessible(page);
  await expectNarrow(page);
});

test('a scanned plan can be marked too', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  await signInAs(login);
  const orderId = await orderNow(page, number);
  await staff.deliver(orderId, [scannedPdf('Bestand 1974.pdf')]);
  await page.goto(`/app/orders/${orderId}`);
  await page.getByRole('button', { name: t('order.event.revise') }).click();
  await expect.poll(() => page.getByRole('img', { name: t('revise.page', { page: 1 }) }).evaluate(middleOf)).toEqual([0, 0, 0]);
});

/** Runs in the browser: red, green and blue of a picture's middle. */
function middleOf(picture: Element): number[] {
  const { naturalWidth: width, naturalHeight: height } = picture as HTMLImageElement;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context?.drawImage(picture as HTMLImageElement, 0, 0);
  return [...(context?.getImageData(width / 2, height / 2, 1, 1).data ?? [])].slice(0, 3);
}

test('an order is put on hold with a reason, and its term can be had as a calendar entry before', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  await (await StaffWork.begin(request)).sendOffer(number);
  await signInAs(login);
  await page.goto(`/app/orders/${await orderNow(page, number)}`);
  const entry = page.waitForEvent('download');
  await page.getByRole('button', { name: t('order.due.calendar') }).click();
  expect((await entry).suggestedFilename()).toMatch(/^BE-.*\.ics$/);
  await page.getByRole('button', { name: t('order.event.hold') }).click();
  const dialog = page.getByRole('dialog', { name: t('order.event.hold') });
  await dialog.getByRole('button', { name: t('order.event.hold') }).click();
  await expect(dialog.getByText(t('move.text-missing'))).toBeVisible();
  await dialog.getByLabel(t('move.order.hold.label')).fill('Der Bauherr überlegt noch.');
  await dialog.getByRole('button', { name: t('order.event.hold') }).click();
  await expect(page.getByText(t('order.stand.on_hold'))).toBeVisible();
  await expect(page.getByText('Der Bauherr überlegt noch.')).toBeVisible();
});
