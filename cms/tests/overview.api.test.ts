import { expect, test } from 'vitest';
import type { StaffOverview } from '../src/contract/people/person';
import { cents } from '../src/contract/pricing/money';
import { signedInAs } from './accounts';
import { invoiceCalls } from './invoice-calls';
import { body, placedOrder, useCompany } from './offer-calls';
import { useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });

const overview = () => body<StaffOverview>(staff.call('GET', '/api/staff/overview'));
const sum = (days: { count: number }[]) => days.reduce((total, { count }) => total + count, 0);

/** Reads the figures that one order changes. */
async function figures() {
  const { quotes, requestsByDay, dueByDay, months } = await overview();
  const { requests = 0, accepted = 0, turnover = cents(0) } = months.at(-1) ?? {};
  return {
    accepted: quotes.accepted ?? 0,
    today: requestsByDay.at(-1)?.count ?? 0,
    due: sum(dueByDay),
    requests,
    ordered: accepted,
    turnover,
  };
}

test('the overview covers thirty days, two weeks ahead and twelve months', async () => {
  const { requestsByDay, dueByDay, months } = await overview();
  expect([requestsByDay.length, dueByDay.length, months.length]).toEqual([30, 14, 12]);
});

test('the overview counts requests, what became of them and what is due', async () => {
  const { accepted, today, due, requests, ordered, turnover } = await figures();
  await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  expect(await figures()).toEqual({
    accepted: accepted + 1,
    today: today + 1,
    due: due + 1,
    requests: requests + 1,
    ordered: ordered + 1,
    turnover,
  });
});

test('turnover is what final invoices bill, until they are cancelled', async () => {
  const { turnover: before } = await figures();
  const order = await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  const { draft, issue, cancel, pay } = invoiceCalls(staff);
  const part = await issue(await draft(order.id, { percent: 30 }));
  expect((await figures()).turnover).toBe(before);
  await pay(part, part.due);
  const rest = await issue(await draft(order.id));
  expect((await figures()).turnover).toBe(before + rest.totals.net);
  await cancel(rest);
  expect((await figures()).turnover).toBe(before);
});

test('an order whose time is past is late', async () => {
  const { lateOrders } = await overview();
  const order = await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  await shop.strapi.db.query('api::order.order').update({ where: { documentId: order.id }, data: { dueAt: new Date(0) } });
  expect((await overview()).lateOrders).toBe(lateOrders + 1);
});
