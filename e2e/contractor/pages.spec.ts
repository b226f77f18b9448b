import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { textIn } from '../text';

const en = textIn('en');

test('the contractors’ area opens with the dashboard', async ({ page, signInAs }) => {
  await signInAs('contractor');
  await page.goto('/contractor');
  await expect(page).toHaveURL('/contractor/dashboard');
  await expect(page.getByRole('heading', { name: en('contractor.waiting.none') })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

for (const of of ['quotes', 'orders'] as const) {
  test(`${of} explain how they arrive, in English`, async ({ page, signInAs }) => {
    await signInAs('contractor');
    await page.goto(`/contractor/${of}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(en('contractor.title', { page: en(`contractor.${of}`) }));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(en(`contractor.${of}.none`));
    await expectAccessible(page);
    await expectNarrow(page);
    await page.getByRole('link', { name: en('contractor.to-dashboard') }).click();
    await expect(page).toHaveURL('/contractor/dashboard');
  });
}
