import type { Page } from '@playwright/test';
import { t } from './text';

/** Drafts an invoice over the rest of an order, as staff do on its page. */
export async function draftInvoice(page: Page, orderId: string): Promise<void> {
  await page.goto(`/admin/orders/${orderId}`);
  await page.getByRole('button', { name: t('bill.rest') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('bill.draft') })
    .click();
}
