import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../accessibility';
import { createCustomer, newLogin } from '../accounts';
import { askForPrice, decide, givePrice, handIn } from '../contractor/work-steps';
import { expect, test } from '../fixtures';
import { acceptDelivery, orderNow } from '../portal/ordering';
import { boxOf, goToSend, productAt, sendButton, sentTitle } from '../site/cart-journey';
import { smallPdf } from '../site/sample-files';
import { t } from '../text';
import { billRest, bookPayment, transitionOrder } from './billing-steps';

test('a guest becomes a customer; staff, a super admin and a contractor serve them until they have paid', async ({
  page,
  request,
  open,
  expectFailures,
  signInAs,
  meet,
}) => {
  test.setTimeout(600_000);
  // The plan is none, so that it cannot be shown beside the offer's lines.
  expectFailures(/status of 409/, /cannot be shown/);
  const name = 'Sabine Brandt';
  const login = newLogin();
  const title = `Plans to CAD ${randomBytes(4).toString('hex')}`;
  const [staff, lead, contractor] = [await meet('admin'), await meet('super_admin'), await meet('contractor')];

  // The guest configures, attaches a plan and asks for an offer.
  const product = await productAt(request, '/paper-to-cad/basic');
  await open('/paper-to-cad/basic');
  await boxOf(page, product).getByLabel(t('files.drop')).setInputFiles(smallPdf);
  await expect(page.getByText(t('files.done', { size: '15 B' }))).toBeVisible();
  await boxOf(page, product)
    .getByRole('button', { name: t('box.add') })
    .click();
  await expect(boxOf(page, product).getByRole('link', { name: t('box.open') })).toBeVisible();
  await page.goto('/konfigurator');
  await goToSend(page, { name, email: login.email });
  await sendButton(page).click();
  await expect(sentTitle(page)).toBeVisible();
  const number = /AN-\d{4}-\d{5}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';

  // With an account of the same address the request is theirs.
  await createCustomer(request, login);
  await signInAs(login);
  await page.goto('/app/quotes');
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  // Staff price it. More than 20 % off is for super admins.
  await staff.goto(`/admin/quotes?q=${number}`);
  await staff.getByRole('link', { name: number }).click();
  await staff.getByRole('button', { name: t('quote.event.review') }).click();
  await expect(staff.locator('.toast').getByText(t('transition.quote.review.done'))).toBeVisible();
  const address = staff.url();
  await staff.getByLabel(t('editor.discount.label')).fill('25');
  await staff.getByRole('button', { name: /bestätigen$/ }).click();
  await expect(staff.getByText(/^Gespeichert/)).toBeVisible();
  await expect(staff.getByText(t('problem.quote.discount-needs-lead'))).toBeVisible();
  await sendOffer(staff);
  await expect(staff.getByRole('alert').getByText(t('problem.quote.discount-needs-lead'))).toBeVisible();
  await staff.getByLabel(t('approval.note')).fill('Stammkunde');
  await staff.getByRole('button', { name: t('approval.ask') }).click();
  await expect(staff.getByText(t('approval.status.asked'), { exact: true })).toBeVisible();

  // A lead reads what is asked for, and approving sends it.
  await lead.goto('/admin/approvals?status=asked');
  await lead.locator('summary').filter({ hasText: number }).click();
  await lead.getByRole('button', { name: t('approval.event.approve') }).click();
  await lead
    .getByRole('dialog')
    .getByRole('button', { name: t('approval.event.approve') })
    .click();
  await expect(lead.getByText(t('approval.approve.done'))).toBeVisible();
  await staff.goto(address);
  await expect(staff.getByText(t('approval.status.approved'), { exact: true })).toBeVisible();

  // The customer orders, staff begin and give the work to a contractor.
  const orderId = await orderNow(page, number);
  await staff.goto(`/admin/orders/${orderId}`);
  await transitionOrder(staff, 'start');
  await askForPrice(staff, orderId, title, smallPdf.name);
  await givePrice(contractor, title, '90');
  await decide(staff, orderId, 'assign');
  await handIn(contractor, title);
  for (const secret of [name, login.email, number, smallPdf.name]) await expect(contractor.getByText(secret)).toHaveCount(0);
  await decide(staff, orderId, 'approve');
  await staff.reload();
  await transitionOrder(staff, 'release');

  // The customer gets what the contractor drew, accepts it, and pays the invoice.
  await page.goto(`/app/orders/${orderId}`);
  const result = page.waitForEvent('download');
  await page.getByRole('button', { name: t('file.download', { name: 'result.pdf' }) }).click();
  expect((await result).suggestedFilename()).toBe('result.pdf');
  await acceptDelivery(page);
  const invoice = await billRest(lead, orderId);
  await page.goto('/app/invoices');
  await page.getByRole('link', { name: invoice }).click();
  await expect(page.getByRole('img', { name: /GiroCode/ })).toBeVisible();
  await expectAccessible(page);
  for (const [button, ending] of [
    ['invoice.pdf', 'pdf'],
    ['invoice.xml', 'xml'],
  ] as const) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: t(button) }).click();
    expect((await file).suggestedFilename()).toBe(`${invoice}.${ending}`);
  }
  await bookPayment(lead, `Überweisung ${invoice}`);
  await expect(page.getByText(t('invoice.settled'))).toBeVisible();
});

async function sendOffer(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('editor.send', { version: 'a' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('editor.send.confirm') })
    .click();
}
