import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { textIn } from '../text';

const en = textIn('en');

test('the contractors’ area opens with the dashboard', async ({ page, signInAs }) => {
  await signInAs('contractor');
  await page.goto('/contractor');
  await expect(page).toHaveURL('/contractor/dashboard');
  await expect(page.getByRole('heading', { name: en('contractor.waiting'), exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

for (const of of ['quotes', 'orders'] as const) {
  test(`${of} are listed in English`, { tag: '@phone' }, async ({ page, signInAs }) => {
    await signInAs('contractor');
    await page.goto(`/contractor/${of}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(en('contractor.title', { page: en(`contractor.${of}`) }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(`contractor.${of}`));
    await page.getByRole('link', { name: en('assignment.view.open'), exact: true }).click();
    await expect(page).toHaveURL(`/contractor/${of}?status=open`);
    await expectAccessible(page);
    await expectNarrow(page);
  });
}
