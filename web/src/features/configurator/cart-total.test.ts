// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addItem } from './cart';
import { CartStorage } from './cart-storage';
import { CartTotal } from './cart-total';

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
/** Answers as the shop does: 7.50 euros a unit for the one add-on, or that it cannot. */
const shop = { fails: false, asked: [] as string[] };
let server: Server;

beforeEach(async () => {
  localStorage.clear();
  logged.mockClear();
  Object.assign(shop, { fails: false, asked: [] });
  server = createServer((request, response) => {
    shop.asked.push(request.url ?? '');
    response.writeHead(shop.fails ? 503 : 200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(shop.fails ? {} : { addons: [{ id: 'scan', price: '7.5', priceType: 'per_unit' }] }));
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

const comesTo = (total: CartTotal, cents: number) => vi.waitFor(() => expect(total.read()).toBe(cents), 30_000);

test('add-ons count in the total', async () => {
  const { total } = watchedCart(['scan']);
  await comesTo(total, 9_300);
  expect(shop.asked).toEqual(['/api/addons?ids=scan']);
});

test('without add-ons nobody is asked', async () => {
  const { total } = watchedCart([]);
  await comesTo(total, 7_800);
  expect(shop.asked).toEqual([]);
});

test('when add-ons cannot be looked up, the total is without them, and the log says so', async () => {
  shop.fails = true;
  const { total } = watchedCart(['scan']);
  // Asked again a few times before it is given up.
  await comesTo(total, 7_800);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('add-ons'), expect.anything());
});

test('an emptied cart comes to nothing', async () => {
  const { storage, total } = watchedCart([]);
  await comesTo(total, 7_800);
  storage.save({ cart: { items: [], files: {} } });
  await comesTo(total, 0);
});
