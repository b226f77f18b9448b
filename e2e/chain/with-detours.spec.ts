import { randomBytes } from 'node:crypto';
import { createCustomer } from '../accounts';
import { askForPrice, decide, dialog, givePrice, handIn, openAssignment } from '../contractor/work-steps';
import { expect, test } from '../fixtures';
import { acceptDelivery, orderNow } from '../portal/ordering';
import { sendRequest } from '../quote-request';
import { planPdf, smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t, textIn } from '../text';
import { billRest, bookPayment, transitionOrder } from './billing-steps';

const en = textIn('en');

test('a price is refused, an order rests, a plan is revised, an invoice is paid in part, cancelled and written anew', async ({
  page,
  request,
  signInAs,
  meet,
}) => {
  test.setTimeout(600_000);
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email, { file: smallPdf });
  const work = await StaffWork.begin(request);
  await work.sendOffer(number);
  await signInAs(login);
  const orderId = await orderNow(page, number);
  const [staff, contractor] = [await meet('admin'), await meet('contractor')];
  const [dear, fair] = ['Dear', 'Fair'].map((word) => `${word} plans ${randomBytes(4).toString('hex')}`) as [string, string];

  await staff.goto(`/admin/orders/${orderId}`);
  await transitionOrder(staff, 'start');
  await askForPrice(staff, orderId, dear, smallPdf.name);
  await givePrice(contractor, dear, '900');
  await decide(staff, orderId, 'reject');
  await contractor.reload();
  await expect(contractor.getByRole('main').getByText('Not chosen').first()).toBeVisible();
  await askForPrice(staff, orderId, fair, smallPdf.name);
  await givePrice(contractor, fair, '90');
  await decide(staff, orderId, 'assign');

  // The customer lets the order rest, and staff go on with it; whoever works on it sees both at once.
  await openAssignment(contractor, 'orders', fair);
  await page.goto(`/app/orders/${orderId}`);
  await page.getByRole('button', { name: t('order.event.hold') }).click();
  await dialog(page).getByLabel(t('transition.order.hold.label')).fill('Der Bauherr überlegt noch.');
  await dialog(page)
    .getByRole('button', { name: t('order.event.hold') })
    .click();
  await expect(page.getByText(t('order.stand.on_hold'))).toBeVisible();
  await expect(contractor.getByText(en('assignment.paused'))).toBeVisible();
  await staff.goto(`/admin/orders/${orderId}`);
  await expect(staff.getByText('Der Bauherr überlegt noch.')).toBeVisible();
  await transitionOrder(staff, 'resume');
  await expect(contractor.getByText(en('assignment.paused'))).toHaveCount(0);

  await handIn(contractor, fair, planPdf('Grundriss EG.pdf'));
  await decide(staff, orderId, 'approve');
  await staff.reload();
  await transitionOrder(staff, 'release');

  // The customer marks what is missing, and gets a second delivery.
  await page.reload();
  await page.getByRole('button', { name: t('order.event.revise') }).click();
  await page.getByRole('img', { name: t('revise.page', { page: 1 }) }).click({ position: { x: 60, y: 80 } });
  await page.getByRole('textbox', { name: t('revise.mark', { number: 1 }) }).fill('Tür fehlt');
  await page.getByRole('button', { name: t('order.event.revise') }).click();
  await expect(page.locator('.toast').getByText(t('transition.order.revise.done'))).toBeVisible();
  await staff.reload();
  await expect(staff.getByText('Tür fehlt')).toBeVisible();
  await work.deliver(orderId, [planPdf('Grundriss EG b.pdf')]);
  await expect(page.getByRole('heading', { name: t('order.delivery', { version: 2 }) })).toBeVisible();
  await acceptDelivery(page);

  // Half is paid, the invoice turns out wrong, is cancelled, and the order billed again.
  const first = await billRest(staff, orderId);
  await bookPayment(staff, 'Erste Hälfte', '50,00');
  await expect(staff.locator('.page-head').getByText(t('invoice.status.partly_paid'))).toBeVisible();
  await staff.getByRole('button', { name: t('invoice.event.cancel') }).click();
  await dialog(staff).getByLabel(t('transition.invoice.cancel.label')).fill('Falsche Anschrift');
  await dialog(staff)
    .getByRole('button', { name: t('invoice.event.cancel') })
    .click();
  await expect(staff.getByText(/wurde mit RE-\d{4}-\d{5} storniert/)).toBeVisible();
  const second = await billRest(staff, orderId);
  expect(second).not.toBe(first);
  await page.goto('/app/invoices');
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText(t('invoice.status.cancelled'));
  await expect(page.getByRole('row').filter({ hasText: second })).toContainText(t('invoice.status.open'));
});
