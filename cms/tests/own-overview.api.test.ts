import { expect, test } from 'vitest';
import type { OrderSummary } from '../src/contract/production/order';
import type { OwnOverview } from '../src/contract/people/person';
import type { Page } from '../src/contract/list';
import { signedInAs, staffMember, type SignedIn } from './accounts';
import { issuedInvoice } from './invoice-calls';
import { addResult, body, transitionOrder, placedOrder, useCompany } from './offer-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });

const overview = (person: SignedIn) => body<OwnOverview>(person.call('GET', '/api/account/overview'));

test('a new customer has nothing to show', async () => {
  const { files, year, unpaid } = await overview(await signedInAs(shop, 'user'));
  expect({ files, orders: year.orders, net: year.net, unpaid }).toEqual({ files: [], orders: 0, net: 0, unpaid: 0 });
});

test('files count once they are delivered, invoices once they are issued, and only one’s own', async () => {
  const [ada, zak] = [await signedInAs(shop, 'user'), await signedInAs(shop, 'user')];
  const order = await placedOrder(shop, staff, ada);
  await transitionOrder(staff, order.id, 'start');
  await addResult(shop, staff, order.id);
  expect(await overview(ada)).toMatchObject({
    files: [],
    year: { orders: 1, net: order.totals.net, gross: order.totals.gross, files: 0 },
    unpaid: 0,
  });

  await transitionOrder(staff, order.id, 'submit', 'release');
  await issuedInvoice(shop, staff, null, order.id);
  const seen = await overview(ada);
  expect(seen.files).toMatchObject([{ originalName: 'ergebnis.txt', orderId: order.id, orderNumber: order.number }]);
  expect([seen.year.files, seen.unpaid]).toEqual([1, order.totals.gross]);
  expect(await overview(zak)).toMatchObject({ files: [], year: { orders: 0, files: 0 }, unpaid: 0 });
});

test('a cancelled order is no longer part of the year', async () => {
  const ada = await signedInAs(shop, 'user');
  const order = await placedOrder(shop, staff, ada);
  await transitionOrder(await staffMember(shop, 'super_admin'), order.id, 'cancel');
  expect((await overview(ada)).year.orders).toBe(0);
});

test('orders are listed with the drawing of their service', async () => {
  const ada = await signedInAs(shop, 'user');
  await placedOrder(shop, staff, ada);
  const { items } = await body<Page<OrderSummary>>(ada.call('GET', '/api/orders'));
  expect(items[0]?.drawing).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
});
