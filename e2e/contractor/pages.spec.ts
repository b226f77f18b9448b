import { expectAccessible, expectNarrow } from '../accessibility';
import { expect, test } from '../fixtures';
import { t, textIn } from '../text';

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

for (const { role, home, heading } of [
  { role: 'contractor', home: '/contractor/settings', heading: en('settings') },
  { role: 'admin', home: '/admin/settings', heading: t('settings') },
] as const) {
  test(`the settings of ${role} stand in their own frame, also where a mail leads`, { tag: '@phone' }, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto('/app/settings#sessions');
    await expect(page).toHaveURL(`${home}#sessions`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('#billing')).toHaveCount(0);
    await expectAccessible(page);
    await expectNarrow(page);
  });
}
