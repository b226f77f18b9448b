import { expect, test } from 'vitest';
import type { CatalogueItem, Product } from '../src/contract/content/product';
import { body, problem } from './offer-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
const { staff } = usePeople(shop, { staff: 'admin' });

const catalogue = async (locale: string) =>
  (await body<{ items: CatalogueItem[] }>(staff.call('GET', `/api/staff/catalogue?locale=${locale}`))).items;

test.each(['de', 'en'] as const)('products and add-ons stand in it as visitors see them (%s)', async (locale) => {
  const shown = await body<Product>(shop.http(`/api/products/paper-to-cad/standard?locale=${locale}`));
  const items = await catalogue(locale);
  expect(items.find(({ id }) => id === shown.id)).toEqual({
    id: shown.id,
    kind: 'product',
    name: shown.name,
    category: shown.categoryName,
    unit: shown.unit,
    price: shown.price,
    tiers: shown.tiers,
    percent: null,
    minQuantity: shown.minQuantity,
    propertyRelated: true,
    listedService: false,
  });
  for (const addon of shown.addons) expect(items.find(({ id }) => id === addon.id)?.name).toBe(addon.name);
});

test('an add-on has either a price or a share', async () => {
  const addons = (await catalogue('de')).filter(({ kind }) => kind === 'addon');
  expect(addons.length).toBeGreaterThan(0);
  for (const { price, percent } of addons) expect(price === null).toBe(percent !== null);
});

test('both languages hold the same things at the same prices', async () => {
  const facts = async (locale: string) => (await catalogue(locale)).map(({ id, price, unit, percent }) => ({ id, price, unit, percent }));
  expect(await facts('en')).toEqual(await facts('de'));
});

test('an unknown language is refused', async () =>
  expect(await problem(staff.call('GET', '/api/staff/catalogue?locale=fr'))).toEqual([400, 'input.invalid']));
