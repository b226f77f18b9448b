import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { t } from '../text';

/** Finds the section that says whose turn it is and offers the possible transitions. */
export const decision = (page: Page): Locator => page.getByRole('region', { name: t('quote.next') });

export async function fillBilling(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: t('accept.street') }).fill('Hafenstraße 1');
  await page.getByRole('textbox', { name: t('accept.postcode') }).fill('20457');
  await page.getByRole('textbox', { name: t('accept.city'), exact: true }).fill('Hamburg');
}

/** Opens a quote of the customer's list. */
export async function openQuote(page: Page, number: string): Promise<void> {
  await page.goto('/app/quotes');
  await page.getByRole('link', { name: number }).click();
}

/** Accepts the offer in the portal. @param early consumers say whether the work begins at once @returns the order's id */
export async function orderNow(page: Page, number: string, { early = false } = {}): Promise<string> {
  await openQuote(page, number);
  await decision(page)
    .getByRole('button', { name: t('offer.accept') })
    .click();
  await fillBilling(page);
  if (early) await page.getByRole('radio', { name: t('accept.early.yes') }).check();
  await page.getByRole('checkbox', { name: t('accept.terms') }).check();
  await page.getByRole('button', { name: t('quote.event.accept') }).click();
  const link = page.getByRole('link', { name: t('offer.to-order') });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

/** Accepts a delivery, which ends the order. */
export async function acceptDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('order.event.complete') }).click();
  await page
    .getByRole('dialog', { name: t('order.event.complete') })
    .getByRole('button', { name: t('order.event.complete') })
    .click();
  await expect(page.getByText(t('order.stand.completed'))).toBeVisible();
}
