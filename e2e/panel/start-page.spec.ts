import { expect, test } from '@playwright/test';
import { enterPanel } from '../panel';

test('the panel greets with what waits and no adverts, and services are put in order by mouse and keyboard', async ({ page }) => {
  await enterPanel(page);
  const work = page.getByText('Was wartet', { exact: true });
  await expect(work).toBeVisible();
  await expect(page.getByRole('region', { name: 'Texte mit Beispielwerten' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/admin\/content-manager\/(collection|single)-types\/api::/,
  );
  await expect(page.getByText(/Media Library|Strapi Cloud|geführte/i)).toHaveCount(0);

  await page.getByRole('link', { name: 'Reihenfolge' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText('Paper to CAD Basic');
  const save = page.getByRole('button', { name: 'Reihenfolge speichern' });
  await expect(save).toBeDisabled();
  const namesInShop = async () => {
    const answer = await page.request.get(`${process.env.E2E_SHOP_URL}/api/categories/paper-to-cad`);
    return ((await answer.json()) as { products: { name: string }[] }).products.map(({ name }) => name);
  };
  const before = await namesInShop();
  await rows.first().dragTo(rows.nth(2));
  await expect(rows.nth(2)).toContainText('Paper to CAD Basic');
  await save.click();
  await expect(page.getByText('Die Reihenfolge gilt jetzt im Shop.')).toBeVisible();
  await expect.poll(namesInShop).toEqual([before[1], before[2], before[0]]);

  // Back by keyboard.
  const up = rows.filter({ hasText: 'Paper to CAD Basic' }).getByRole('button', { name: /nach oben$/ });
  await up.press('Enter');
  await up.press('Enter');
  await expect(up).toBeDisabled();
  await save.click();
  await expect.poll(namesInShop).toEqual(before);

  await page.goto(`${process.env.E2E_CMS_URL}/admin/content-manager/single-types/api::home.home?plugins[i18n][locale]=de`);
  await expect(page.getByRole('link', { name: 'Seite ansehen' })).toHaveAttribute('href', /\/api\/preview\/end\?path=%2F$/);
});
