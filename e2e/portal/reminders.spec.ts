import { expectAccessible, expectNarrow } from '../accessibility';
import { createCustomer } from '../accounts';
import { expect, test } from '../fixtures';
import { t, textIn } from '../text';

const en = textIn('en');

test('a link that fits no request switches nothing off, and says so', async ({ page, open, expectFailures }) => {
  expectFailures(/404/);
  await open('/abbestellen/nichts');
  await expectAccessible(page);
  await expectNarrow(page);
  await page.getByRole('button', { name: t('unsubscribe.submit') }).click();
  await expect(page.getByText(t('unsubscribe.unknown'))).toBeVisible();
  await open('/en/abbestellen/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('unsubscribe.title'));
});

test('reminders are switched off in the settings, and stay off', async ({ page, request, signInAs }) => {
  await signInAs(await createCustomer(request));
  await page.goto('/app/settings');
  const choice = page.getByRole('checkbox', { name: t('settings.notifications.offer-reminders') });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(page.getByText(t('settings.saved'))).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: t('settings.notifications.sign-ins') })).toBeChecked();
});
