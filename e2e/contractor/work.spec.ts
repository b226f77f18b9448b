import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { acceptAsGuest } from '../accept-as-guest';
import { expectAccessible, expectNarrow } from '../accessibility';
import { newLogin } from '../accounts';
import { expect, test } from '../fixtures';
import { sendRequest } from '../quote-request';
import { smallPdf } from '../site/sample-files';
import { StaffWork } from '../staff-work';
import { t, textIn } from '../text';

const en = textIn('en');
const customer = 'Sabine Brandt';

const dialog = (page: Page) => page.getByRole('dialog').last();

/** Opens the contractor's assignment with this title. */
async function openAssignment(page: Page, list: 'quotes' | 'orders', title: string): Promise<void> {
  await page.goto(`/contractor/${list}`);
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Decides on the only assignment of an order. */
async function decide(page: Page, orderId: string, event: 'assign' | 'approve'): Promise<void> {
  await page.goto(`/admin/orders/${orderId}`);
  await page.getByRole('button', { name: /AU-/ }).click();
  await dialog(page)
    .getByRole('button', { name: t(`assignment.event.${event}`) })
    .click();
  await expect(
    dialog(page)
      .getByText(t('work.approve.text'))
      .or(dialog(page).getByText(/bekommt die Arbeit/)),
  ).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: t(`assignment.event.${event}`) })
    .click();
  await expect(page.locator('.toast').getByText(t(`move.assignment.${event}.done`))).toBeVisible();
}

test('a contractor gives a price, works and hands in, and never learns for whom', async ({ page, request, signInAs }) => {
  test.slow();
  const { email } = newLogin();
  const { number } = await sendRequest(request, email, { name: customer, file: smallPdf });
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number);
  const orderId = await acceptAsGuest(request, email);
  await staff.start(orderId);
  const title = `Plans to CAD ${randomBytes(4).toString('hex')}`;

  await signInAs('admin');
  await page.goto(`/admin/orders/${orderId}`);
  await page.getByRole('button', { name: t('work.ask') }).click();
  await dialog(page)
    .getByRole('group', { name: t('work.choose') })
    .getByRole('checkbox')
    .first()
    .check();
  await dialog(page).getByLabel(t('work.field.title')).fill(title);
  await dialog(page).getByLabel(t('work.field.brief')).fill('Draw all walls and openings.');
  await dialog(page).getByRole('checkbox', { name: smallPdf.name }).check();
  await dialog(page)
    .getByRole('button', { name: t('work.ask') })
    .click();
  await expect(dialog(page).getByText(t('work.files.unchecked'))).toBeVisible();
  await dialog(page)
    .getByRole('checkbox', { name: t('work.files.checked') })
    .check();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('button', { name: t('work.ask') })
    .click();
  await expect(page.getByText(t('work.asked'))).toBeVisible();

  await signInAs('contractor');
  await openAssignment(page, 'quotes', title);
  await expect(page.getByText(/AU-\d{4}-\d{5}-01\.pdf/)).toBeVisible();
  for (const secret of [customer, smallPdf.name, number]) await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByLabel(en('assignment.price')).fill('900');
  await page.getByLabel(en('assignment.days')).fill('4');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: en('assignment.event.bid') }).click();
  await expect(page.getByText(en('assignment.stand.bid'))).toBeVisible();

  await signInAs('admin');
  await decide(page, orderId, 'assign');

  await signInAs('contractor');
  await openAssignment(page, 'orders', title);
  await page.getByRole('button', { name: en('assignment.event.start') }).click();
  await page.locator('input[type=file]').setInputFiles({ ...smallPdf, name: 'result.pdf' });
  await expect(page.getByRole('button', { name: 'Remove result.pdf' })).toBeVisible();
  await page.getByRole('button', { name: en('assignment.event.submit') }).click();
  await expect(page.getByText(en('assignment.stand.submitted'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await signInAs('admin');
  await decide(page, orderId, 'approve');
  await page.reload();
  await expect(page.getByText('result.pdf')).toBeVisible();
});

test('somebody else’s assignment is not found', async ({ page, signInAs, expectFailures }) => {
  expectFailures(/404/);
  await signInAs('contractor');
  await page.goto('/contractor/orders/somebody-elses');
  await expect(page.getByRole('heading', { name: en('assignment.missing.title') })).toBeVisible();
  await expectAccessible(page);
});
