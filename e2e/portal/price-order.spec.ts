import type { Page } from '@playwright/test';
import type { CustomerType } from '@contract/pricing/customer-type';
import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { wrongAmounts } from '../prices';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';
import { decision, fillBilling, openQuote } from './ordering';

/** The amounts of 3 × 39.00 €. */
const amounts = { consumer: { lead: '139,23', beside: '117,00' }, business: { lead: '117,00', beside: '139,23' } };
const otherOf = { consumer: 'business', business: 'consumer' } as const;

/** Reads the texts of what a document shows in pairs, each of which begins with the amount that leads. */
const pairsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('.amount-pair:visible')
    .evaluateAll((pairs) => pairs.map((pair) => (pair as HTMLElement).innerText));

/** Expects that no amount of the page leads with the other kind, whatever view public pages have chosen. */
async function expectRead(page: Page, buyer: CustomerType): Promise<void> {
  const { lead } = amounts[buyer];
  const pairs = await pairsOf(page);
  expect(pairs.length).toBeGreaterThan(0);
  const word = buyer === 'consumer' ? 'inkl. MwSt.' : 'netto';
  for (const pair of pairs) expect.soft(pair.split('\n')[0], page.url()).toContain(word);
  expect(pairs.some((pair) => pair.startsWith(lead))).toBe(true);
  expect(await wrongAmounts(page, buyer).then((wrong) => wrong.filter((text) => text.includes('amount-pair')))).toEqual([]);
}

for (const buyer of ['consumer', 'business'] as const) {
  test(
    `a ${buyer} reads offer, order button, order and lists by what leads for them`,
    { tag: '@phone' },
    async ({ page, request, signInAs }) => {
      const login = await createCustomer(request);
      const { number } = await sendRequest(request, login.email, { customerType: buyer });
      const staff = await StaffWork.begin(request);
      await staff.sendOffer(number);
      await signInAs(login);
      await page.evaluate((view) => localStorage.setItem('priceView', view), otherOf[buyer]);
      await page.goto('/app/dashboard');
      await expect(page.getByRole('link', { name: t('portal.waiting.offered.open') })).toBeVisible();
      await expectRead(page, buyer);
      await page.goto('/app/quotes');
      await expect(page.getByRole('link', { name: number })).toBeVisible();
      await expectRead(page, buyer);
      await openQuote(page, number);
      await expect(decision(page)).toBeVisible();
      await expectRead(page, buyer);
      await decision(page)
        .getByRole('button', { name: t('offer.accept') })
        .click();
      await fillBilling(page);
      const total = page.getByRole('region', { name: t('accept.summary') }).locator('.review-total');
      await expect(total).toHaveText(new RegExp(`^${buyer === 'consumer' ? t('accept.gross') : t('lines.net')}${amounts[buyer].lead}`));
      await expectRead(page, buyer);
      if (buyer === 'consumer') await page.getByRole('radio').first().check();
      await page.getByRole('checkbox', { name: t('accept.terms') }).check();
      await page.getByRole('button', { name: t('quote.event.accept') }).click();
      await page.getByRole('link', { name: t('offer.to-order') }).click();
      const lines = page.getByRole('region', { name: t('order.lines') });
      await expect(lines.locator('.quote-total').first()).toContainText(amounts[buyer].lead);
      await page.goto('/app/orders');
      await expect(page.getByRole('main').locator('.amount-pair').first()).toContainText(amounts[buyer].lead);
      await expectRead(page, buyer);
    },
  );
}

test('an offer without tax never claims to include any', async ({ page, request, signInAs }) => {
  const login = await createCustomer(request);
  const { number } = await sendRequest(request, login.email);
  const staff = await StaffWork.begin(request);
  await staff.sendOffer(number, () => ({ taxCase: 'third-country' }));
  await signInAs(login);
  for (const path of ['/app/dashboard', '/app/quotes']) {
    await page.goto(path);
    await expect(page.getByText(t('amount.untaxed', { price: '117,00 €' })).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('inkl. MwSt.');
  }
  await openQuote(page, number);
  await expect(decision(page)).toContainText(t('amount.untaxed', { price: '117,00 €' }));
  const sheet = page.getByRole('region', { name: t('offer'), exact: true });
  await expect(sheet).not.toContainText('inkl. MwSt.');
  await decision(page)
    .getByRole('button', { name: t('offer.accept') })
    .click();
  const summary = page.getByRole('region', { name: t('accept.summary') });
  await expect(summary.locator('.review-total')).toHaveText(new RegExp(`^${t('accept.untaxed')}117,00`));
  await expect(summary).not.toContainText('inkl. MwSt.');
});
