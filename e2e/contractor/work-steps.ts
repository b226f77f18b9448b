import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNarrow } from '../accessibility';
import { expect } from '../fixtures';
import { smallPdf } from '../site/sample-files';
import { t, textIn } from '../text';

const en = textIn('en');
const demoContractor = 'Noa Contractor';

/** Returns the dialog in front. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').last();

/** Asks the contractor of the demo for a price on an order's work, and releases a file once its title block was looked at. */
export async function askForPrice(page: Page, orderId: string, title: string, fileName: string): Promise<void> {
  await page.goto(`/admin/orders/${orderId}`);
  await page.getByRole('button', { name: t('work.ask') }).click();
  const send = dialog(page).getByRole('button', { name: t('work.ask') });
  await dialog(page).getByLabel(t('work.contractors.search')).fill(demoContractor);
  await dialog(page).getByRole('checkbox', { name: demoContractor }).check();
  await dialog(page).getByLabel(t('work.field.title')).fill(title);
  await dialog(page).getByLabel(t('work.field.brief')).fill('Draw all walls and openings.');
  await dialog(page).getByRole('checkbox', { name: fileName }).check();
  await send.click();
  await expect(dialog(page).getByText(t('work.files.unchecked'))).toBeVisible();
  await dialog(page)
    .getByRole('checkbox', { name: t('work.files.checked') })
    .check();
  await expectAccessible(page);
  await send.click();
  await expect(page.getByText(t('work.asked'))).toBeVisible();
}

/** Opens the contractor's assignment with this title. */
export async function openAssignment(page: Page, list: 'quotes' | 'orders', title: string): Promise<void> {
  await page.goto(`/contractor/${list}`);
  // The whole row leads there.
  await page.getByRole('row').filter({ hasText: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Gives a price for the work with this title. */
export async function givePrice(page: Page, title: string, euros: string): Promise<void> {
  await openAssignment(page, 'quotes', title);
  await page.getByLabel(en('assignment.price')).fill(euros);
  await page.getByLabel(en('assignment.days')).fill('4');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: en('assignment.event.bid') }).click();
  await expect(page.getByText(en('assignment.stand.bid'))).toBeVisible();
}

/** Does the work with this title and submits a result. */
export async function handIn(page: Page, title: string, result = { ...smallPdf, name: 'result.pdf' }): Promise<void> {
  await openAssignment(page, 'orders', title);
  await page.getByRole('button', { name: en('assignment.event.start') }).click();
  const work = page.getByRole('region', { name: en('assignment.event.submit') });
  await work.locator('input[type=file]').setInputFiles(result);
  await expect(page.getByRole('button', { name: `Remove ${result.name}` })).toBeVisible();
  await page.getByRole('button', { name: en('assignment.event.submit') }).click();
  await expect(page.getByText(en('assignment.stand.submitted'))).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
}

/** Decides on the only assignment of an order that was not refused. */
export async function decide(page: Page, orderId: string, event: 'assign' | 'approve' | 'reject'): Promise<void> {
  await page.goto(`/admin/orders/${orderId}`);
  const open = page.getByRole('row').filter({ hasNotText: t('assignment.status.rejected') });
  await open.getByRole('button', { name: /AU-/ }).click();
  const button = dialog(page).getByRole('button', { name: t(`assignment.event.${event}`) });
  await button.click();
  await expect(page.getByRole('dialog', { name: t(`assignment.event.${event}`) })).toBeVisible();
  await button.click();
  await expect(page.locator('.toast').getByText(t(`transition.assignment.${event}.done`))).toBeVisible();
}
