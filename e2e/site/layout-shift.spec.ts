import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const MOST = 0.02;

declare global {
  interface Window {
    shifts: number[];
  }
}

/** Keeps what moves on a page without anybody's doing; runs in the browser before everything else. */
function watchShifts(): void {
  window.shifts = [];
  const isUnasked = (entry: PerformanceEntry) => !(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput;
  const keep = (entries: PerformanceEntry[]) =>
    window.shifts.push(...entries.filter(isUnasked).map((entry) => (entry as PerformanceEntry & { value: number }).value));
  new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
}

/** Opens each page and expects that nothing on it jumps until all is there. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(watchShifts);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 250))));
    const shift = await page.evaluate(() => window.shifts.reduce((sum, value) => sum + value, 0));
    expect.soft(shift, path).toBeLessThanOrEqual(MOST);
  }
}

test('nothing jumps on the pages of the shop', { tag: '@phone' }, async ({ page }) =>
  expectStill(page, [
    '/',
    '/paper-to-cad',
    '/paper-to-cad/standard',
    '/konfigurator',
    '/kontakt',
    '/blog',
    '/blog/wohnflaeche-berechnen-woflv',
    '/projekte',
    '/wer-wir-sind',
    '/unlimitierte-cad-services-abonnement',
    '/fachwissen-bibliothek',
    '/suche?q=plan',
    '/loesungen/wohnflachenberechnung',
    '/rechtliches/impressum',
  ]),
);

for (const { role, paths } of [
  { role: 'user', paths: ['/app/dashboard', '/app/quotes', '/app/orders', '/app/invoices', '/app/settings'] },
  { role: 'super_admin', paths: ['/admin/dashboard', '/admin/quotes', '/admin/orders', '/admin/mailbox', '/admin/contractors'] },
  { role: 'contractor', paths: ['/contractor/dashboard', '/contractor/quotes'] },
] as const) {
  test(`nothing jumps in the area of ${role}`, { tag: '@phone' }, async ({ page, signInAs }) => {
    await signInAs(role);
    await expectStill(page, paths);
  });
}

test('nothing jumps on a dashboard whose lists come late', async ({ page, signInAs }) => {
  await signInAs('user');
  await page.route('**/api/quotes?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await expectStill(page, ['/app/dashboard']);
});
