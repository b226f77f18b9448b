// @vitest-environment happy-dom
import type { CartItem } from '@contract/quoting/cart';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addItem } from './cart';
import { CartStorage } from './cart-storage';
import { CartTotal, type CartSum } from './cart-total';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
/** Answers as the shop does: 7.50 euros a unit for the one add-on, or that it cannot. */
const shop = { fails: false, price: '7.5', requested: [] as string[] };
let server: Server;

beforeEach(async () => {
  localStorage.clear();
  logged.mockClear();
  Object.assign(shop, { fails: false, price: '7.5', requested: [] });
  server = createServer((request, response) => {
    shop.requested.push(request.url ?? '');
    response.writeHead(shop.fails ? 503 : 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(shop.fails ? {} : { addons: [{ id: 'scan', price: shop.price, priceType: 'per_unit' }] }));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  window.location.href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A cart of two units at 39 euros, with the add-on. */
function watchedCart(selectedAddons: readonly string[]) {
  const storage = new CartStorage();
  const item = { productId: 'basic', quantity: 2, productData: { price: 3_900, selectedAddons: [...selectedAddons] } };
  storage.save({ cart: { items: addItem([], item, 1), files: {} } });
  const total = new CartTotal(storage);
  total.subscribe(() => undefined);
  return { storage, total };
}

const comesTo = (total: CartTotal, cents: number, status: CartSum['status'] = 'whole') =>
  vi.waitFor(() => expect(total.read()).toMatchObject({ total: cents, status }), 30_000);
const change = (storage: CartStorage, to: (item: CartItem) => CartItem) =>
  storage.save({ cart: { ...storage.read().cart, items: storage.read().cart.items.map(to) } });

test('add-ons count in the total', async () => {
  const { total } = watchedCart(['scan']);
  await comesTo(total, 9_300);
  expect(shop.requested).toEqual(['/api/addons?ids=scan']);
});

test('without add-ons nobody is asked', async () => {
  const { total } = watchedCart([]);
  await comesTo(total, 7_800);
  expect(shop.requested).toEqual([]);
});

test('when add-ons cannot be looked up, the total is without them, and the log says so', async () => {
  shop.fails = true;
  const { total } = watchedCart(['scan']);
  // Asked again a few times before it is given up.
  await comesTo(total, 7_800, 'plain');
  expect(total.read().addons).toEqual([]);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('add-ons'), expect.anything());
});

test('after a failure the next change of items looks add-ons up again', async () => {
  shop.fails = true;
  const { storage, total } = watchedCart(['scan']);
  await comesTo(total, 7_800, 'plain');
  shop.fails = false;
  change(storage, (item) => ({ ...item, quantity: 3 }));
  await comesTo(total, 13_950);
});

test('a look-up that fails after one that did not leaves all add-ons out', async () => {
  const { total } = watchedCart(['scan']);
  await comesTo(total, 9_300);
  shop.fails = true;
  total.reload();
  await comesTo(total, 7_800, 'plain');
});

test('a quantity counts at once with the add-ons that are known; one more add-on is asked for', async () => {
  const { storage, total } = watchedCart(['scan']);
  await comesTo(total, 9_300);
  change(storage, (item) => ({ ...item, quantity: 4 }));
  expect(total.read()).toMatchObject({ total: 18_600, status: 'whole' });
  expect(shop.requested).toHaveLength(1);
  change(storage, (item) => ({ ...item, productData: { ...item.productData, selectedAddons: ['scan', 'more'] } }));
  expect(total.read().status).toBe('pending');
  await comesTo(total, 18_600);
  expect(shop.requested).toEqual(['/api/addons?ids=scan', '/api/addons?ids=more,scan']);
});

test('asked anew, add-ons count with their new prices', async () => {
  const { total } = watchedCart(['scan']);
  await comesTo(total, 9_300);
  shop.price = '10';
  total.reload();
  await comesTo(total, 9_800);
});

test('a product that is no longer offered is not in the total', async () => {
  const { total } = watchedCart(['scan']);
  await comesTo(total, 9_300);
  total.exclude(['basic']);
  expect(total.read().total).toBe(0);
  total.exclude([]);
  expect(total.read().total).toBe(9_300);
});

test('an emptied cart comes to nothing', async () => {
  const { storage, total } = watchedCart([]);
  await comesTo(total, 7_800);
  storage.save({ cart: { items: [], files: {} } });
  await comesTo(total, 0);
});
