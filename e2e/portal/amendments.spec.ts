import { randomBytes } from 'node:crypto';
import { acceptAsGuest } from '../accept-as-guest';
import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer, mailedLink } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';
import { orderNow } from './ordering';

test('staff propose a storey, and a guest sees the difference and agrees', { tag: '@phone' }, async ({ page, request, meet }) => {
  test.slow();
  const email = `${randomBytes(5).toString('hex')}@buero.example`;
  const { number } = await sendRequest(request, email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  const orderId = await acceptAsGuest(request, email);
  const billed = await staff.bill(orderId);

  const desk = await meet('admin');
  await desk.goto(`/admin/orders/${orderId}`);
  await desk.getByRole('button', { name: t('amend.start') }).click();
  await desk.getByRole('button', { name: t('editor.add-line') }).click();
  await desk.getByLabel(t('editor.line.name', { position: 2 })).fill('Dachgeschoss');
  await desk.getByRole('button', { name: t('amend.review') }).click();
  await expect(desk.getByText(t('editor.problem.amount'))).toBeVisible();
  await desk.getByLabel(t('editor.line.price', { position: 2 })).fill('99999999999999999999');
  await expect(desk.getByText(t('editor.problem.range'))).toBeVisible();
  await desk.getByLabel(t('editor.line.price', { position: 2 })).fill('49');
  await desk.getByLabel(t('amend.reason')).fill('Das Dachgeschoss kommt hinzu.');
  // What was typed is there again after the page was left.
  await desk.reload();
  await desk.getByRole('button', { name: t('amend.start') }).click();
  await expect(desk.getByLabel(t('editor.line.name', { position: 2 }))).toHaveValue('Dachgeschoss');
  await expect(desk.getByLabel(t('amend.reason'))).toHaveValue('Das Dachgeschoss kommt hinzu.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: t('amend.review') }).click();
  await expect(desk.getByText(`${t('amendment.added')}: 1 Objekt, 49,00`)).toBeVisible();
  await desk.getByRole('button', { name: t('amend.propose'), exact: true }).click();
  await expect(desk.getByText(t('amendment.status.proposed'), { exact: true })).toBeVisible();

  await page.goto(await mailedLink(email, /^\/angebot\//));
  const amendment = page.getByRole('region', { name: t('amendment.title') });
  await expect(amendment.getByText('Das Dachgeschoss kommt hinzu.')).toBeVisible();
  await expect(amendment.getByRole('table')).toContainText('166,00');
  await expectAccessible(page);
  await expectNarrow(page);
  await amendment.getByRole('button', { name: t('quote.event.accept') }).dblclick();
  await expect(page.locator('.toast').getByText(t('transition.amendment.accept.done'))).toBeVisible();
  await expect(page.getByRole('region', { name: t('order.lines') })).toContainText('Dachgeschoss');
  await expect(amendment).toHaveCount(0);
  await desk.reload();
  await expect(desk.getByText(t('amendment.status.accepted'), { exact: true })).toBeVisible();

  // The invoice was written before the change: the storey is billed by itself, and a wrong street makes a new one of both.
  await desk.getByRole('button', { name: t('bill.supplement') }).click();
  await expect(desk.getByRole('dialog').getByText(/49,00/)).toBeVisible();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('bill.draft') })
    .click();
  await expect(desk.getByRole('heading', { name: new RegExp(t('invoice.title.supplement')) })).toBeVisible();
  await desk.getByRole('button', { name: t('invoice.event.issue') }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('invoice.event.issue') })
    .click();
  await expect(desk.getByText(/RE-\d{4}-\d{5}/).first()).toBeVisible();
  await desk.goto(`/admin/orders/${orderId}`);
  await desk.getByRole('button', { name: t('correct.start') }).click();
  await desk.getByRole('dialog').getByLabel(t('accept.street')).fill('Hafenstraße 11');
  await desk.getByRole('dialog').getByLabel(t('correct.reason')).fill('Am Telefon genannt');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('correct.save') })
    .click();
  await desk.getByRole('button', { name: t('bill.adjust') }).click();
  const adjusting = desk.getByRole('dialog', { name: t('bill.adjust') });
  await expect(adjusting.getByText(billed.number)).toBeVisible();
  await adjusting.getByRole('button', { name: t('bill.adjust') }).click();
  await expect(desk.locator('.toast').getByText(t('bill.adjust.done'))).toBeVisible();
  await expect(desk.getByRole('button', { name: t('bill.adjust') })).toHaveCount(0);
});

test('a consumer says when what is added shall begin, and may refuse', async ({ page, request, signInAs, meet, expectFailures }) => {
  expectFailures(/status of 422/);
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email, { customerType: 'consumer' });
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  await signInAs(login);
  const orderId = await orderNow(page, number, { early: true });
  await staff.amend(orderId, { name: 'Dachgeschoss', price: 4_900 });
  await page.goto(`/app/orders/${orderId}`);
  const amendment = page.getByRole('region', { name: t('amendment.title') });
  await amendment.getByRole('button', { name: t('quote.event.accept') }).click();
  await expect(amendment.getByText(t('accept.problem.early-start'))).toBeVisible();
  await expectAccessible(page);
  await amendment.getByRole('button', { name: t('amendment.event.refuse') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('transition.amendment.refuse.label')).fill('Zu teuer');
  await dialog.getByRole('button', { name: t('amendment.event.refuse') }).click();
  await expect(page.getByText(t('amendment.status.refused'), { exact: true })).toBeVisible();

  const desk = await meet('admin');
  await desk.goto(`/admin/orders/${orderId}`);
  await expect(desk.getByText('Zu teuer')).toBeVisible();
  await desk.getByRole('button', { name: t('correct.start') }).click();
  const correction = desk.getByRole('dialog', { name: t('correct.start') });
  await correction.getByLabel(t('accept.name'), { exact: true }).fill('Jemand anderes');
  await correction.getByLabel(t('correct.reason')).fill('Am Telefon genannt');
  await correction.getByRole('button', { name: t('correct.save') }).click();
  await expect(correction.getByText(t('problem.order.other-buyer'))).toBeVisible();
});
