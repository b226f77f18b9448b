import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { Product } from '../src/contract/content/product';
import { type CartList, MAX_CART_LISTS } from '../src/contract/quoting/cart-list';
import { PASSWORD, send, signedInAs, type SignedIn } from './accounts';
import { body, problem } from './offer-calls';
import { readZip } from './read-zip';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
const PATH = '/api/cart-lists';
const { customer, stranger } = usePeople(shop, { customer: 'user', stranger: 'user' });

const basic = async () => body<Product>(shop.http('/api/products/paper-to-cad/basic'));
async function newList(change: object = {}) {
  const product = await basic();
  const item = { productId: product.id, quantity: 2, selectedAddons: product.addons.slice(0, 1).map(({ id }) => id), note: 'EG bis DG' };
  return { key: randomUUID(), name: 'Standardpaket', items: [item], ...change };
}
const save = async (person: SignedIn, change?: object) => person.call('POST', PATH, await newList(change));
const listsOf = (person: SignedIn, query = '') => body<Page<CartList>>(person.call('GET', `${PATH}${query}`));

describe('a list of services', () => {
  test('is kept once, with names and prices of the catalogue', async () => {
    const product = await basic();
    const list = await newList();
    const [first, again] = await Promise.all([customer.call('POST', PATH, list), customer.call('POST', PATH, list)]);
    const kept = await body<CartList>(first);
    expect(await body<CartList>(again)).toEqual(kept);
    expect(kept.items).toEqual([
      {
        productId: product.id,
        name: product.name,
        price: product.price,
        quantity: 2,
        addons: product.addons.slice(0, 1).map(({ id, name }) => ({ id, name })),
        note: 'EG bis DG',
      },
    ]);
    expect(await body<CartList>(customer.call('GET', `${PATH}/${kept.id}`))).toEqual(kept);
    expect((await listsOf(customer)).items.filter(({ id }) => id === kept.id)).toEqual([kept]);
  });

  test('is nobody else’s', async () => {
    const { id } = await body<CartList>(save(customer));
    const key = randomUUID();
    await save(customer, { key });
    expect(await problem(save(stranger, { key }))).toEqual([400, 'input.invalid']);
    expect(await problem(stranger.call('GET', `${PATH}/${id}`))).toEqual([404, 'cart-list.not-found']);
    expect(await problem(stranger.call('PATCH', `${PATH}/${id}`, { name: 'Meine' }))).toEqual([404, 'cart-list.not-found']);
    expect((await stranger.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect((await listsOf(stranger)).items).toEqual([]);
    expect((await customer.call('GET', `${PATH}/${id}`)).status).toBe(200);
  });

  test('is not for visitors, and not before the address is proven', async () => {
    expect((await send(shop, 'GET', PATH)).status).toBe(401);
    const unproven = await signedInAs(shop, 'user', { confirmed: false });
    expect(await problem(save(unproven))).toEqual([403, 'auth.not-verified']);
  });

  test('is renamed and deleted by its owner', async () => {
    const { id } = await body<CartList>(save(customer));
    expect(await body<CartList>(customer.call('PATCH', `${PATH}/${id}`, { name: '  Aufmaß ' }))).toMatchObject({ id, name: 'Aufmaß' });
    for (let times = 0; times < 2; times++) expect((await customer.call('DELETE', `${PATH}/${id}`)).status).toBe(204);
    expect(await problem(customer.call('GET', `${PATH}/${id}`))).toEqual([404, 'cart-list.not-found']);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no services', { items: [] }],
    ['a quantity of zero', { items: [{ productId: 'x', quantity: 0, selectedAddons: [] }] }],
  ])('is refused with %s', async (_what, change) => expect(await problem(save(customer, change))).toEqual([400, 'input.invalid']));

  test('is refused with a service that the shop does not offer', async () => {
    const items = [{ productId: 'unknown', quantity: 1, selectedAddons: [] }];
    expect(await problem(save(customer, { items }))).toEqual([422, 'quote.product-unavailable']);
  });
});

test('lists come in pages, newest first, up to the limit of an account', async () => {
  const person = await signedInAs(shop, 'user');
  const list = await newList();
  const rows = Array.from({ length: MAX_CART_LISTS - 2 }, (_, index) => ({
    ...list,
    key: randomUUID(),
    name: `Liste ${index}`,
    ownerId: person.id,
  }));
  for (const data of rows) await shop.strapi.db.query('api::cart-list.cart-list').create({ data });
  const statuses = (await Promise.all(Array.from({ length: 4 }, () => save(person)))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 201, 409, 409]);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page<CartList> = await listsOf(person, `?limit=40${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([MAX_CART_LISTS, MAX_CART_LISTS]);
});

test('lists are part of the export, and go with the account', async () => {
  const person = await signedInAs(shop, 'user');
  await save(person, { name: 'Mein Paket' });
  const { url } = await body<{ url: string }>(person.call('POST', '/api/account/export'));
  const files = readZip(await (await shop.http(url)).arrayBuffer());
  expect(String(files.get('cart-lists.json'))).toContain('Mein Paket');
  expect((await person.call('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(200);
  expect(await shop.strapi.db.query('api::cart-list.cart-list').count({ where: { ownerId: person.id } })).toBe(0);
});
