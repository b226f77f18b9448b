import type { Page } from '@playwright/test';
import { draftInvoice } from '../draft-invoice';
import { expect } from '../fixtures';
import { t } from '../text';

/** Bills what is left of an order. The page stays with the invoice. @returns its number */
export async function billRest(page: Page, orderId: string): Promise<string> {
  await draftInvoice(page, orderId);
  await page.getByRole('button', { name: t('invoice.event.issue') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('invoice.event.issue') })
    .click();
  const title = page.getByRole('heading', { level: 1, name: /RE-\d{4}-\d{5}/ });
  await expect(title).toBeVisible();
  return /RE-\d{4}-\d{5}/.exec(await title.innerText())?.[0] ?? '';
}

/** Books a payment on the invoice that the page shows; all that is owed, unless an amount is given. */
export async function bookPayment(page: Page, reference: string, amount?: string): Promise<void> {
  await page.getByRole('button', { name: t('invoice.event.payments') }).click();
  const dialog = page.getByRole('dialog');
  if (amount) await dialog.getByLabel(t('payment.amount')).fill(amount);
  await dialog.getByLabel(t('payment.reference')).fill(reference);
  await dialog.getByRole('button', { name: t('invoice.event.payments') }).click();
  await expect(page.getByRole('cell', { name: reference })).toBeVisible();
}

/** Performs a transition of the order that the page shows, and confirms it where the page asks. */
export async function transitionOrder(page: Page, event: 'start' | 'submit' | 'release' | 'resume'): Promise<void> {
  const button = page.getByRole('button', { name: t(`order.event.${event}`) });
  await button.click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: t(`order.event.${event}`) });
  const done = page.locator('.toast').getByText(t(`transition.order.${event}.done`));
  await expect(confirm.or(done).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(done).toBeVisible();
}
