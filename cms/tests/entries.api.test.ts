import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileHeaders } from '../src/contract/files/file';
import { panelEditor, type CallPanel } from './panel-editor';
import { cartId, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
const { customer, staff } = usePeople(shop, { customer: 'user', staff: 'admin' });

describe('what no document can carry', () => {
  const address = { name: 'Ada Beispiel', street: 'Weg 1', postcode: '10119', city: 'Berlin', country: 'DE' };
  const accountStatus = async (body: object) => (await customer.call('PATCH', '/api/account', body)).status;

  test.each([
    ['a country that is none', { billingAddress: { ...address, country: 'ZZ' } }],
    ['the prefix of Greek VAT IDs as a country', { billingAddress: { ...address, country: 'EL' } }],
    ['a VAT ID of no country', { vatId: 'AA9999' }],
    ['a control character in a name', { billingAddress: { ...address, name: 'Ada\u0007' } }],
    ['a control character in a company', { company: 'A\u009fB' }],
    ['a non-character', { name: 'Ada\ufffe' }],
  ])('is refused in an account: %s', async (_name, body) => expect(await accountStatus(body)).toBe(400));

  test('while what it can is kept', async () =>
    expect(await accountStatus({ vatId: 'DE 123 456 789', billingAddress: { ...address, country: 'GR' } })).toBe(200));

  test.each([
    ['a country that is none', { projectCountry: 'ZZ' }],
    ['a VAT ID of no country', { vatId: 'AA9999' }],
    ['a control character', { company: 'A\u0001B' }],
  ])('is refused in a request: %s', async (_name, wrong) => {
    const cart = cartId();
    const contact = { name: 'Ada', email: 'ada@example.com', customerType: 'business', projectCountry: 'DE', ...wrong };
    const answer = await shop.http('/api/quotes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [fileHeaders.cart]: cart, [fileHeaders.appCheck]: await shop.appCheck(cart) },
      body: JSON.stringify({ cartId: cart, locale: 'de', items: [], contact, consent: true, expectedNet: 0 }),
    });
    const { error } = (await answer.json()) as { error: { code: string; fields?: Record<string, string> } };
    expect([answer.status, error.code]).toEqual([400, 'input.invalid']);
  });

  test('is refused in the reason of a cancellation', async () => {
    const move = { key: randomUUID(), revision: 1, text: 'Doppelt\u0007' };
    expect((await staff.call('POST', '/api/staff/invoices/nobody/cancel', move)).status).toBe(400);
  });
});

describe('the panel', () => {
  const COMPANY = '/content-manager/single-types/api::company.company';
  let editor: CallPanel;
  beforeAll(async () => void (editor = await panelEditor(shop, 'strapi-super-admin')));
  const message = (body: unknown): string => (body as { error: { message: string } }).error.message;

  test.each([
    ['a country that is none', { country: 'ZZ' }, /ISO 3166/],
    ['a VAT ID of no country', { vatId: 'AA9999' }, /Form ihres Landes/],
    ['a control character', { legalName: 'Planquadrat\u0007' }, /Steuerzeichen/],
  ])('refuses %s in the company data', async (_name, wrong, words) => {
    const answer = await editor('PUT', COMPANY, wrong);
    expect(answer.status).toBe(400);
    expect(message(answer.body)).toMatch(words);
  });

  test('keeps company data that are right', async () =>
    expect((await editor('PUT', COMPANY, { country: 'AT', vatId: 'ATU12345678', legalName: 'Planquadrat GmbH' })).status).toBe(200));
});

describe('amounts in the panel', () => {
  const PRODUCTS = '/content-manager/collection-types/api::product.product';
  const ADDONS = '/content-manager/collection-types/api::addon.addon';
  let editor: CallPanel;
  let product: string;
  let percentAddon: string;
  const idOf = async (uid: string, filters: object): Promise<string> =>
    ((await shop.strapi.documents(uid as never).findFirst({ filters } as never)) as unknown as { documentId: string }).documentId;
  beforeAll(async () => {
    editor = await panelEditor(shop, 'marketing');
    product = await idOf('api::product.product', { slug: 'schalplaene' });
    percentAddon = await idOf('api::addon.addon', { priceType: 'percent' });
  });
  const save = (price: unknown) => editor('PUT', `${PRODUCTS}/${product}?locale=de`, { price });

  test.each([71.5, '71.50', 0, 1_000_000])('%j is stored', async (price) => {
    expect((await save(price)).status).toBe(200);
    const row = await shop.strapi.documents('api::product.product').findOne({ documentId: product, locale: 'de' });
    expect(Number((row as unknown as { price: number }).price)).toBe(Number(price));
  });

  test.each([
    ['more than two places', 71.505, /zwei Stellen/],
    ['a text of more than two places', '1.234', /zwei Stellen/],
    ['a comma', '71,50', /keine Zahl/],
    ['what the field marks as unclear', '? 1.234', /keine Zahl/],
    ['less than nothing', -1, /zu klein/],
    ['more than a million', 1_000_000.01, /zu groß/],
    ['a list', [71.5], /keine Zahl/],
  ])('%s is refused', async (_name, price, words) => {
    const { status, body } = await save(price);
    expect(status).toBe(400);
    expect((body as unknown as { error: { message: string } }).error.message).toMatch(words);
  });

  test('a new entry and a published one are looked at too', async () => {
    expect((await editor('POST', `${PRODUCTS}?locale=de`, { name: 'Neu', price: 1.234 })).status).toBe(400);
    expect((await editor('POST', `${PRODUCTS}/${product}/actions/publish?locale=de`, { price: 1.234 })).status).toBe(400);
  });

  test('a quantity and a price in a list of plans are looked at too', async () => {
    expect((await editor('PUT', `${PRODUCTS}/${product}?locale=de`, { minQuantity: '1,5' })).status).toBe(400);
    const plans = [{ slug: 'a', name: 'A', priceMonthly: '1.234' }];
    expect((await editor('PUT', '/content-manager/single-types/api::subscription.subscription?locale=de', { plans })).status).toBe(400);
  });

  test('an add-on in percent ends at 1,000 %, one in euros does not', async () => {
    const put = (body: object) => editor('PUT', `${ADDONS}/${percentAddon}?locale=de`, body);
    expect((await put({ price: 1_001 })).status).toBe(400);
    expect((await put({ price: 1_001, priceType: 'fixed' })).status).toBe(200);
    expect((await put({ price: 25, priceType: 'percent' })).status).toBe(200);
  });

  test('keep the columns that they had', async () => {
    const { schema } = await shop.strapi.db.connection('strapi_database_schema').orderBy('id', 'desc').first('schema');
    type Table = { name: string; columns: { name: string; type: string; args: unknown[] }[] };
    const { tables } = (typeof schema === 'string' ? JSON.parse(schema) : schema) as { tables: Table[] };
    const columnOf = (table: string, column: string) =>
      tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);
    const columns = [
      columnOf('products', 'price'),
      columnOf('products', 'min_quantity'),
      columnOf('addons', 'price'),
      columnOf('addons', 'max_units'),
      columnOf('projects', 'area_sqm'),
      columnOf('components_shop_plans', 'price_monthly'),
    ];
    expect(columns.map((column) => [column?.type, column?.args])).toEqual(columns.map(() => ['decimal', [10, 2]]));
  });
});

test('whoever is new in the panel reads German, and English once it is chosen', async () => {
  const role = await shop.strapi.db.query('admin::role').findOne({ where: { code: 'marketing' } });
  const invite = (email: string, chosen?: string) =>
    shop.strapi
      .service('admin::user')
      .create({ email, firstname: 'N', lastname: 'N', roles: [role.id], ...(chosen && { preferedLanguage: chosen }) });
  expect((await invite('neu@planquadrat.example')).preferedLanguage).toBe('de');
  expect((await invite('new@planquadrat.example', 'en')).preferedLanguage).toBe('en');
});

describe('a volume ladder in the panel', () => {
  const PRODUCTS = '/content-manager/collection-types/api::product.product';
  let editor: CallPanel;
  let address: string;
  beforeAll(async () => {
    editor = await panelEditor(shop, 'strapi-super-admin');
    const { documentId } = await shop.strapi
      .documents('api::product.product')
      .findFirst({
        filters: { slug: 'grundrisse' },
        locale: 'de',
      })
      .then((found) => found!);
    address = `${PRODUCTS}/${documentId}`;
  });
  const ladderOf = async (locale: string) => {
    const answer = await shop.http(`/api/products/cad-services/grundrisse?locale=${locale}`);
    return ((await answer.json()) as { tiers: object[] }).tiers;
  };

  test.each([
    [
      'rises in price',
      [
        { from: 5, price: 70 },
        { from: 10, price: 75 },
      ],
      /Preise müssen von Stufe zu Stufe fallen/,
    ],
    [
      'repeats a quantity',
      [
        { from: 5, price: 70 },
        { from: 5, price: 65 },
      ],
      /Mengen müssen steigen/,
    ],
    ['costs more than the product', [{ from: 5, price: 1_000 }], /Preise müssen von Stufe zu Stufe fallen/],
    ['counts half plans', [{ from: 5.5, price: 70 }], /Mengen sind ganze Zahlen/],
    ['is free', [{ from: 5, price: 0 }], /über 0/],
  ])('that %s is refused with its reason', async (_case, tiers, words) => {
    const { status, body } = await editor('PUT', `${address}?locale=de`, { tiers });
    expect(status).toBe(400);
    expect((body as unknown as { error: { message: string } }).error.message).toMatch(words);
  });

  test('that falls is published in German and counts in both languages', async () => {
    const tiers = [
      { from: 5, price: '70.5' },
      { from: 10, price: 65 },
    ];
    expect(await editor('POST', `${address}/actions/publish?locale=de`, { tiers })).toMatchObject({ status: 200 });
    const shown = [
      { from: 5, price: 7_050 },
      { from: 10, price: 6_500 },
    ];
    expect(await ladderOf('de')).toEqual(shown);
    expect(await ladderOf('en')).toEqual(shown);
  });

  test('is checked anew when the price below it changes', async () => {
    const { status, body } = await editor('PUT', `${address}?locale=de`, { price: 70 });
    expect(status).toBe(400);
    expect((body as unknown as { error: { message: string } }).error.message).toMatch(/fallen/);
  });
});
