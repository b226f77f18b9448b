import type { Page } from '@playwright/test';
import { acceptAsGuest } from '../accept-as-guest';
import { expectAccessible, expectNarrow } from '../accessibility';
import { newLogin } from '../accounts';
import { draftInvoice } from '../draft-invoice';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

type Request = Parameters<typeof acceptAsGuest>[0];

/** Creates a guest's accepted order. @returns its id, and staff who work on it */
async function placedOrder(request: Request): Promise<{ staff: StaffWork; orderId: string }> {
  const { email } = newLogin();
  const { number } = await sendRequest(request, email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  return { staff, orderId: await acceptAsGuest(request, email) };
}

const dialog = (page: Page) => page.getByRole('dialog');
const statusOf = (page: Page, status: string) => page.getByRole('main').locator('.page-head').getByText(status, { exact: true });

test('an order is billed in part, paid, billed to the end, and the last invoice cancelled', async ({ page, request, signInAs }) => {
  // Three documents are drawn and seven pages looked at.
  test.slow();
  const { orderId } = await placedOrder(request);
  await signInAs('admin');
  await page.goto(`/admin/orders/${orderId}`);
  await page.getByRole('button', { name: t('bill.part') }).click();
  await dialog(page).getByLabel(t('bill.percent')).fill('200');
  await dialog(page)
    .getByRole('button', { name: t('bill.draft') })
    .click();
  await expect(page.getByText(t('bill.percent.problem'))).toBeVisible();
  await dialog(page).getByLabel(t('bill.percent')).fill('30');
  await dialog(page)
    .getByRole('button', { name: t('bill.draft') })
    .click();

  await expect(page).toHaveURL(/\/admin\/invoices\/\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: t('invoice.title.partial') })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: t('invoice.event.issue') }).click();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: t('invoice.event.issue') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Abschlagsrechnung RE-\d{4}-\d{5}/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /GiroCode/ })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole('button', { name: t('invoice.event.payments') }).click();
  await dialog(page).getByLabel(t('payment.reference')).fill('Überweisung vom Konto');
  await dialog(page)
    .getByRole('button', { name: t('invoice.event.payments') })
    .click();
  await expect(statusOf(page, t('invoice.status.paid'))).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Überweisung vom Konto' })).toBeVisible();
  await expectAccessible(page);

  await draftInvoice(page, orderId);
  await expect(page.getByRole('heading', { level: 1, name: t('invoice.title.final') })).toBeVisible();
  await expect(page.getByText(t('invoice.payable'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('invoice.event.issue') }).click();
  await dialog(page)
    .getByRole('button', { name: t('invoice.event.issue') })
    .click();
  await expect(statusOf(page, t('invoice.status.open'))).toBeVisible();
  await page.getByRole('button', { name: t('invoice.event.cancel') }).click();
  await dialog(page).getByLabel(t('transition.invoice.cancel.label')).fill('Falsche Anschrift');
  await dialog(page)
    .getByRole('button', { name: t('invoice.event.cancel') })
    .click();
  await expect(statusOf(page, t('invoice.status.cancelled'))).toBeVisible();
  await expect(page.getByText(/wurde mit RE-\d{4}-\d{5} storniert/)).toBeVisible();
});

test('a paid invoice is corrected, and the overpayment refunded', async ({ page, request, signInAs }) => {
  const { staff, orderId } = await placedOrder(request);
  const { number } = await staff.bill(orderId);
  await signInAs('admin');
  await page.goto(`/admin/invoices?q=${number}`);
  await page.getByRole('link', { name: number }).click();
  const perform = async (event: 'payments' | 'correct' | 'refund', fill?: () => Promise<void>) => {
    await page.getByRole('button', { name: t(`invoice.event.${event}`) }).click();
    await fill?.();
    await expectAccessible(page);
    await dialog(page)
      .getByRole('button', { name: t(`invoice.event.${event}`) })
      .click();
    await expect(dialog(page)).toBeHidden();
  };
  await perform('payments');
  await perform('correct', async () => {
    await dialog(page).getByRole('textbox').first().fill('10,00');
    await dialog(page).getByLabel(t('transition.invoice.cancel.label')).fill('Ein Blatt entfällt');
  });
  await expect(page.getByText(/Gemindert durch RE-\d{4}-\d{5}/)).toBeVisible();
  await expect(page.getByText(/Überzahlt um/)).toBeVisible();
  await expectNarrow(page);
  await perform('refund');
  await expect(page.getByRole('cell', { name: t('invoice.entry.refund') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('invoice.event.refund') })).toBeHidden();
});

test('a draft is thrown away after a question', async ({ page, request, signInAs, expectFailures }) => {
  // Once notified that the draft has changed, its page may ask for it once more before it is left.
  expectFailures(/status of 404 .*\/api\/staff\/invoices\//);
  const { orderId } = await placedOrder(request);
  await signInAs('admin');
  await draftInvoice(page, orderId);
  await page.getByRole('button', { name: t('invoice.event.discard') }).click();
  await dialog(page)
    .getByRole('button', { name: t('invoice.event.discard') })
    .click();
  await expect(page).toHaveURL('/admin/invoices');
  await expect(page.getByText(t('admin.invoice.discarded'))).toBeVisible();
});

test('invoices are found by number, and the view is kept in the address', async ({ page, request, signInAs }) => {
  const { staff, orderId } = await placedOrder(request);
  const { number } = await staff.bill(orderId);
  await signInAs('admin');
  await page.goto('/admin/invoices');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('searchbox').fill(number);
  await expect(page).toHaveURL(`/admin/invoices?q=${number}`);
  await page.getByRole('link', { name: t('invoice.view.unpaid') }).click();
  await page.getByRole('combobox', { name: t('list.sort') }).selectOption('due');
  await expect(page).toHaveURL(`/admin/invoices?q=${number}&status=unpaid&sort=due`);
  await page.reload();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByRole('link', { name: t('invoice.status.paid'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('invoice.no-match') })).toBeVisible();
  await expectAccessible(page);
});

test('an unknown invoice is said to be missing', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/404/);
  await signInAs('admin');
  await page.goto('/admin/invoices/gibt-es-nicht');
  await expect(page.getByRole('heading', { name: t('invoice.missing.title') })).toBeVisible();
});

test('a bank’s export books what agrees, and knows it the next time', async ({ page, request, signInAs, expectFailures }) => {
  expectFailures(/422/);
  const { staff, orderId } = await placedOrder(request);
  const { number, due } = await staff.bill(orderId);
  const amount = (due / 100).toFixed(2).replace('.', ',');
  const csv = ['Buchungstag;Betrag;Verwendungszweck;Name', `24.11.2026;${amount};${number};Sabine Brandt`, '24.11.2026;-9,00;Miete;Haus'];
  const file = (text: string) => ({ name: 'umsaetze.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await signInAs('admin');
  await page.goto('/admin/payments');
  const input = page.getByLabel(t('admin.payments.file')).and(page.locator('input'));
  await input.setInputFiles(file('Guten Tag'));
  await expect(page.getByRole('alert')).toHaveText(t('problem.payment.file-unreadable'));
  await input.setInputFiles(file(csv.join('\n')));
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: t('admin.payments.submit_one') }).click();
  await expect(page.getByText(t('admin.payments.done_one'))).toBeVisible();
  await expect(page.getByText(t('admin.payments.known'))).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});
