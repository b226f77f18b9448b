import { randomBytes } from 'node:crypto';
import { expectAccessible, expectNarrow } from '../accessibility';
import { acceptAsGuest, offerLink } from '../accept-as-guest';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { planPdf, smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t } from '../text';

const newEmail = () => `${randomBytes(5).toString('hex')}@buero.example`;

test(
  'a request is reviewed, priced, looked at and sent, and the customer gets the link',
  { tag: '@phone' },
  async ({ page, request, signInAs }) => {
    test.slow();
    const email = newEmail();
    const { number } = await sendRequest(request, email);
    await signInAs('admin');
    await page.goto(`/admin/quotes?q=${number}`);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: t('quote.event.review') }).click();
    await expect(page.locator('.toast').getByText(t('transition.quote.review.done'))).toBeVisible();

    const editor = page.getByRole('region', { name: t('editor.calculation') });
    await editor.getByLabel(t('editor.line.price', { position: 1 })).fill('42,50');
    await editor.getByLabel(t('editor.line.cost', { position: 1 })).fill('20');
    await editor.getByRole('button', { name: t('editor.add-line') }).click();
    await editor.getByLabel(t('editor.line.name', { position: 2 })).fill('Aufmaß vor Ort');
    await editor.getByLabel(t('editor.line.price', { position: 2 })).fill('viel');
    await expect(editor.getByText(t('editor.state.incomplete'))).toBeVisible();
    await expect(editor.getByText(t('editor.problem.amount'))).toBeVisible();
    await editor.getByLabel(t('editor.line.price', { position: 2 })).fill('100');
    await page.getByRole('button', { name: /bestätigen$/ }).click();
    await expect(editor.getByText(/^Gespeichert/)).toBeVisible();
    await expectAccessible(page);
    await expectNarrow(page);

    const preview = page.waitForEvent('download');
    await page.getByRole('button', { name: t('editor.preview') }).click();
    expect((await preview).suggestedFilename()).toBe(`${number}-a.pdf`);
    await page.getByRole('button', { name: t('editor.send', { version: 'a' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('editor.send.confirm') })
      .dblclick();
    await expect(page.getByText(t('editor.sent', { version: 'a' }))).toBeVisible();
    await expect(page.getByText(t('admin.quote.version', { version: 'a' }), { exact: true })).toBeVisible();
    await page.goto((await offerLink(request, email)).path);
    await expect(page.getByText('Aufmaß vor Ort')).toBeVisible();
  },
);

test('what somebody else changed meanwhile is said, and what was typed stays until it is decided', async ({
  page,
  request,
  signInAs,
  expectFailures,
}) => {
  expectFailures(/status of 409/);
  const { number } = await sendRequest(request, newEmail());
  await signInAs('admin');
  await page.goto(`/admin/quotes?q=${number}`);
  await page.getByRole('link', { name: number }).click();
  const price = page.getByLabel(t('editor.line.price', { position: 1 }));
  // As long as nothing is typed, the page simply shows what somebody else stores.
  await price.fill('elf');
  await expect(page.getByText(t('editor.state.incomplete'))).toBeVisible();
  await (await StaffWork.begin(request)).sendOffer(number, ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 7 })) }));
  await price.fill('11,11');
  await expect(page.getByText(t('editor.stale'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('editor.stale.mine') }).click();
  await expect(page.getByText(t('editor.stale'))).toHaveCount(0);
  await expect(page.getByText(/^Gespeichert/)).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue('11,11');
});

test('lines are priced beside the customer’s plan, open prices are named, and a removed line comes back', async ({
  page,
  request,
  signInAs,
}) => {
  const { number } = await sendRequest(request, newEmail(), { file: planPdf('Grundriss EG.pdf') });
  await signInAs('admin');
  await page.goto(`/admin/quotes?q=${number}`);
  await page.getByRole('link', { name: number }).click();
  const editor = page.getByRole('region', { name: t('editor.calculation') });
  const price = (position: number) => editor.getByLabel(t('editor.line.price', { position }));
  const sum = editor.getByText(t('editor.net.sum'), { exact: true }).locator('..');
  await price(1).fill('50');
  await expect(sum).toContainText('150,00');
  await editor.getByRole('button', { name: t('editor.add-line') }).click();
  await editor.getByLabel(t('editor.line.name', { position: 2 })).fill('Fassadenansicht Nord aus einem Foto entzerren');
  await expect(sum).toContainText('150,00');
  await expect(editor.getByRole('status').filter({ hasText: t('editor.open_one', { positions: '2' }) })).toBeVisible();
  const sheet = page.getByRole('region', { name: t('editor.sources') }).getByRole('img', { name: t('revise.page', { page: 1 }) });
  await editor.getByRole('button', { name: t('editor.open.jump') }).click();
  await expect(price(2)).toBeFocused();
  await expect(sheet).toBeInViewport();
  await expectAccessible(page);
  const stored = page.waitForResponse((answer) => answer.request().postData()?.includes('"removed"') ?? false);
  await editor.getByRole('button', { name: t('editor.line.remove', { position: 2 }) }).click();
  await stored;
  await page.reload();
  await editor.getByRole('button', { name: /^Fassadenansicht .* zurückholen$/ }).click();
  await price(2).fill('100');
  await expect(sum).toContainText('250,00');
});

test('an order is worked on, results are uploaded, released and paused', { tag: '@phone' }, async ({ page, request, signInAs }) => {
  test.slow();
  const email = newEmail();
  const { number } = await sendRequest(request, email);
  await (await StaffWork.begin(request)).sendOffer(number);
  const orderId = await acceptAsGuest(request, email);
  await signInAs('admin');
  await page.goto('/admin/orders?status=open');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.goto(`/admin/orders/${orderId}`);
  await expect(page.getByRole('button', { name: t('order.event.start') })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${t('admin.order.due', { time: '\\d' })}`))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: t('order.event.start') }).click();
  // The timeline says the same as the toast.
  await expect(page.getByText(t('transition.order.start.done')).first()).toBeVisible();
  await page.getByRole('button', { name: t('admin.order.results.add') }).click();
  await expect(page.getByText(t('admin.order.results.missing'))).toBeVisible();
  const results = page.getByRole('region', { name: t('admin.order.results') });
  await page.locator('input[type=file]').setInputFiles([smallPdf, { ...smallPdf, name: 'falsches-haus.pdf' }]);
  await expect(results.getByText(/hochgeladen$/)).toHaveCount(2);
  await page.getByRole('button', { name: t('admin.order.results.add') }).click();
  await expect(page.getByText(t('admin.order.results.added'))).toBeVisible();
  // A wrong file is taken out of the delivery before the customer sees it.
  const out = results.getByRole('button', { name: t('admin.order.results.remove', { name: 'falsches-haus.pdf' }) });
  await out.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.order.results.remove.title') })
    .click();
  await expect(page.getByText(t('admin.order.results.removed'))).toBeVisible();
  await expect(out).toHaveCount(0);
  await expect(results.getByText(smallPdf.name)).toBeVisible();
  await page.getByRole('button', { name: t('order.event.submit') }).click();
  await page.getByRole('button', { name: t('order.event.release') }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('order.event.release') }).click();
  await expect(page.locator('.toast').getByText(t('transition.order.release.done'))).toBeVisible();
  await page.getByRole('button', { name: t('order.event.hold') }).click();
  await dialog.getByRole('button', { name: t('order.event.hold') }).click();
  await expect(dialog.getByText(t('transition.text-missing'))).toBeVisible();
  await dialog.getByRole('textbox').fill('Wir warten auf das Aufmaß.');
  await dialog.getByRole('button', { name: t('order.event.hold') }).click();
  await expect(page.getByRole('main').getByText(t('order.status.on_hold'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Wir warten auf das Aufmaß.')).toBeVisible();
});

test('staff put a service and an add-on of the catalogue into an offer by keyboard, in the customer’s words', async ({
  page,
  request,
  signInAs,
}) => {
  test.slow();
  const { number } = await sendRequest(request, newEmail());
  const quote = await (await StaffWork.begin(request)).quote(number);
  await signInAs('admin');
  await page.goto(`/admin/quotes/${quote.id}`);
  const open = page.getByRole('button', { name: t('editor.add-from-catalogue') });
  const picker = page.getByRole('dialog');
  const field = picker.getByRole('combobox', { name: t('editor.catalogue.search') });
  await open.click();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNarrow(page);
  await field.fill('nichts dergleichen');
  await expect(page.getByText(t('editor.catalogue.none'))).toBeVisible();
  await field.fill('paper to cad standard');
  await expect(picker.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(page.getByLabel(t('editor.line.name', { position: 2 }))).toHaveValue(/Standard/);
  await expect(page.getByLabel(t('editor.line.price', { position: 2 }))).toHaveValue(/^\d+,\d{2}$/);

  await open.click();
  await field.fill('express');
  await picker
    .getByRole('option')
    .filter({ hasText: t('editor.catalogue.addon') })
    .first()
    .click();
  await expect(page.getByLabel(t('editor.line.name', { position: 3 }))).toHaveValue(/Express/i);
  await expect(page.getByText(/^Gespeichert/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('editor.line.name', { position: 2 }))).toHaveValue(/Standard/);
});

test('a tax case that the customer contradicts is pointed out where it is chosen', async ({ page, request, signInAs }) => {
  const { number } = await sendRequest(request, newEmail(), { customerType: 'consumer' });
  const quote = await (await StaffWork.begin(request)).quote(number);
  await signInAs('admin');
  await page.goto(`/admin/quotes/${quote.id}`);
  const choice = page.getByLabel(t('editor.tax-case'));
  await choice.selectOption('reverse-charge');
  await expect(choice).toHaveAccessibleDescription(new RegExp(t('problem.quote.tax-case-consumer')));
  await choice.selectOption('domestic');
  await expect(page.getByText(t('problem.quote.tax-case-consumer'))).toHaveCount(0);
});
