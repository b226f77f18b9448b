import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { t } from '../text';

test(
  'a super admin sees what needs attention first, then queues, processes, disk and backups',
  { tag: '@phone' },
  async ({ open, page, signInAs }) => {
    await signInAs('super_admin');
    await open('/admin/system');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: t('system'), level: 1 })).toBeVisible();
    await expect(main.getByRole('list', { name: t('system.findings') })).toContainText(t('system.finding.no-restore'));
    await expect(main.getByRole('row').filter({ hasText: t('system.queue.mails.what') })).toContainText(/\d/);
    await expect(main.getByRole('region', { name: t('system.processes') })).toContainText(t('system.role.all'));
    await expect(main.getByRole('img')).toHaveAccessibleName(/GB/);
    await expect(main.getByRole('region', { name: t('system.backup.title') })).toContainText(t('system.backup.none'));
    await expectAccessible(page);
    const looked = page.waitForResponse('**/api/staff/system');
    await main.getByRole('button', { name: t('system.look') }).click();
    expect((await looked).status()).toBe(200);
  },
);

test('others of the team neither see the page nor its link', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/admin/system');
  await expect(page).toHaveURL('/app/dashboard');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: t('bar.admin.mailbox'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: t('bar.admin.system') })).toHaveCount(0);
});

test('every page and button of the bar is in sight, however wide the window is', async ({ page, signInAs }) => {
  await signInAs('super_admin');
  await page.goto('/admin/dashboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: t('bar.admin.system') })).toBeVisible();
  for (const width of [1081, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const control of await bar.locator('a, button').filter({ visible: true }).all()) {
      const box = await control.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(40);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});
