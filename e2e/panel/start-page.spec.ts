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
  // A section whose order no other test reads.
  await page.getByRole('combobox', { name: 'Leistungsbereich' }).click();
  await page.getByRole('option', { name: 'Data Services' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  const namesInShop = async () => {
    const answer = await page.request.get(`${process.env.E2E_SHOP_URL}/api/categories/daten-services`);
    return ((await answer.json()) as { products: { name: string }[] }).products.map(({ name }) => name);
  };
  const before = await namesInShop();
  const [first = '', second, third, ...others] = before;
  await expect(rows.first()).toContainText(first);
  const save = page.getByRole('button', { name: 'Reihenfolge speichern' });
  await expect(save).toBeDisabled();
  await rows.first().dragTo(rows.nth(2));
  await expect(rows.nth(2)).toContainText(first);
  await save.click();
  await expect(page.getByText('Die Reihenfolge gilt jetzt im Shop.')).toBeVisible();
  await expect.poll(namesInShop).toEqual([second, third, first, ...others]);

  // Back by keyboard.
  const up = rows.filter({ hasText: first }).getByRole('button', { name: /nach oben$/ });
  await up.press('Enter');
  await up.press('Enter');
  await expect(up).toBeDisabled();
  await save.click();
  await expect.poll(namesInShop).toEqual(before);

  await page.goto(`${process.env.E2E_CMS_URL}/admin/content-manager/single-types/api::home.home?plugins[i18n][locale]=de`);
  await expect(page.getByRole('link', { name: 'Seite ansehen' })).toHaveAttribute('href', /\/api\/preview\/end\?path=%2F$/);
});
