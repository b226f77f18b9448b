import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { panel } from '../panel';
import { t } from '../text';
import { productAt } from './cart-journey';

const PRODUCT = '/daten-services/wohnflaechenberechnung';
const unique = (name: string) => `${name}-${randomBytes(4).toString('hex')}`;

test('an editor sees a draft on the real page, and nobody else does', async ({ page, request }) => {
  const tagline = unique('Entwurf');
  const address = await panel.draft(await productAt(request, PRODUCT), { tagline });
  await page.goto(address);
  await expect(page).toHaveURL(PRODUCT);
  await expect(page.getByRole('main').getByText(tagline)).toBeVisible();
  const bar = page.getByRole('complementary', { name: t('preview.draft') });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  expect(await (await request.get(PRODUCT)).text()).not.toContain(tagline);
  const { id } = await productAt(request, PRODUCT);
  const form = await page.request.get(String(await bar.getByRole('link', { name: t('preview.edit') }).getAttribute('href')), {
    maxRedirects: 0,
  });
  expect(form.headers().location).toContain(`/admin/content-manager/collection-types/api::product.product/${id}?`);
  expect((await request.get('/api/preview/edit?path=/')).status()).toBe(401);
  await bar.getByRole('link', { name: t('preview.end') }).click();
  await expect(page).toHaveURL(PRODUCT);
  await expect(bar).toBeHidden();
  await expect(page.getByText(tagline)).toBeHidden();
});

test('an address that moved leads on in both languages, one that is gone says so', async ({ request }) => {
  const [moved, gone] = [`/${unique('alt')}`, `/${unique('weg')}`];
  await panel.redirect({ from: moved, to: '/cad-services', kind: 'moved' });
  await panel.redirect({ from: gone, kind: 'gone' });
  const answer = async (path: string) => {
    const { status, headers } = await request
      .get(path, { maxRedirects: 0 })
      .then((got) => ({ status: got.status(), headers: got.headers() }));
    return [status, headers.location];
  };
  await expect.poll(() => answer(moved), { intervals: [100] }).toEqual([301, '/cad-services']);
  expect(await answer(`/en${moved}`)).toEqual([301, '/en/cad-services']);
  expect((await answer(gone))[0]).toBe(410);
});

test('a replaced text is served without a release', async ({ request }) => {
  const text = unique('Vorschau beenden');
  await panel.replaceText('preview.end', text);
  const served = async () => (await (await request.get('/strings/de/preview.json')).json())['preview.end'];
  await expect.poll(served, { intervals: [100] }).toBe(text);
});
