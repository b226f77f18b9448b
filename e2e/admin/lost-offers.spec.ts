import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { decision, openQuote } from '../portal/ordering';
import { sendRequest } from '../quote-request';
import { StaffWork } from '../staff-work';
import { t } from '../text';

const REASON = 'Anderer Anbieter';

test(
  'a customer declines with a reason, and each figure of the report leads to its rows',
  { tag: '@phone' },
  async ({ page, request, signInAs, meet }) => {
    const login = await createCustomer(request);
    const { number } = await sendRequest(request, login.email);
    await (await StaffWork.begin(request)).sendOffer(number);
    await signInAs(login);
    await openQuote(page, number);
    await decision(page)
      .getByRole('button', { name: t('quote.event.decline') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('quote.event.decline') });
    const choice = dialog.getByRole('combobox', { name: t('transition.quote.decline.reason') });
    await expect(choice.locator('option:checked')).toHaveText(t('transition.quote.decline.reason.none'));
    await choice.selectOption(REASON);
    await dialog.getByRole('textbox', { name: t('transition.quote.decline.label') }).fill('Das Büro nebenan macht es.');
    await expectAccessible(page);
    await expectNarrow(page);
    await dialog.getByRole('button', { name: t('quote.event.decline') }).click();
    await expect(page.getByText(t('quote.decline-reason', { reason: REASON }))).toBeVisible();

    const staff = await meet('admin');
    await staff.goto('/admin/dashboard');
    await staff.getByRole('link', { name: t('lost.title') }).click();
    await expect(staff).toHaveURL('/admin/lost-offers');
    await expect(staff.getByRole('heading', { level: 1, name: t('lost.title') })).toBeVisible();
    const reasons = staff.getByRole('region', { name: t('lost.reasons') });
    const row = reasons.getByRole('row').filter({ has: staff.getByRole('rowheader', { name: REASON }) });
    const figure = row.getByRole('link').first();
    await expect(figure).toBeVisible();
    await expectAccessible(staff);
    await expectNarrow(staff);
    const count = Number(/\d+$/.exec(await figure.innerText())?.[0]);
    await figure.focus();
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL(/\/admin\/quotes\?.*lostReason=/);
    await expect(staff.getByRole('heading', { level: 1, name: t('admin.quotes') })).toBeVisible();
    await expect(staff.getByText(new RegExp(`^${t('lost.title')}: .* · ${REASON}$`))).toBeVisible();
    await expect(staff.getByRole('link', { name: number })).toBeVisible();
    await expect(staff.getByRole('link', { name: /^AN-\d{4}-\d+$/ })).toHaveCount(count);
    await expectAccessible(staff);
    await expectNarrow(staff);
    await staff.getByRole('link', { name: number }).click();
    await expect(staff.getByText(t('quote.decline-reason', { reason: REASON })).first()).toBeVisible();
    await expect(staff.getByText('Das Büro nebenan macht es.')).toBeVisible();
    await staff.goBack();
    await staff.getByRole('link', { name: t('lost.filter.remove') }).click();
    await expect(staff).toHaveURL('/admin/quotes');
  },
);

test('the report says when nothing was lost and what is wrong with a period, and leaves as a workbook', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/lost-offers');
  await page.getByLabel(t('lost.from')).fill('2019-03-01');
  await page.getByLabel(t('lost.to')).fill('2019-02-01');
  await page.getByRole('button', { name: t('lost.apply') }).click();
  await expect(page.getByText(t('lost.period-wrong'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('lost.from')).fill('9999-03-01');
  await page.getByLabel(t('lost.to')).fill('9999-03-31');
  await page.getByRole('button', { name: t('lost.apply') }).click();
  await expect(page.getByText(t('lost.period-wrong'))).toBeVisible();
  await page.getByLabel(t('lost.from')).fill('2019-03-01');
  await page.getByLabel(t('lost.to')).fill('2019-03-31');
  await page.getByRole('button', { name: t('lost.apply') }).click();
  await expect(page).toHaveURL('/admin/lost-offers?from=2019-03-01&to=2019-03-31');
  await expect(page.getByRole('heading', { name: t('lost.none') })).toBeVisible();
  await page.getByRole('link', { name: t('lost.reset') }).click();
  await expect(page).toHaveURL('/admin/lost-offers');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export.xlsx') }).click();
  expect((await started).suggestedFilename()).toMatch(/^Verlorene Angebote-\d{4}-\d\d-\d\d\.xlsx$/);
});
