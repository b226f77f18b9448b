import { beforeAll, expect, test } from 'vitest';
import type { StaffOverview } from '../src/contract/people';
import { cents } from '../src/contract/money';
import { signedInAs, staffMember, type SignedIn } from './accounts';
import { invoiceCalls } from './invoice-calls';
import { body, fillCompany, placedOrder } from './offer-calls';
import { useStrapi } from './strapi';

const shop = useStrapi();
let staff: SignedIn;
beforeAll(async () => {
  staff = await staffMember(shop, 'admin');
  await fillCompany(shop);
});

const overview = () => body<StaffOverview>(staff.call('GET', '/api/staff/overview'));
const present = ({ months }: StaffOverview) => months.at(-1);

test('the overview counts requests, what became of them, what is billed and what is due', async () => {
  const before = await overview();
  expect([before.requestsByDay.length, before.dueByDay.length, before.months.length]).toEqual([30, 14, 12]);

  const order = await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  const after = await overview();
  expect(after.quotes.accepted ?? 0).toBe((before.quotes.accepted ?? 0) + 1);
  expect(after.requestsByDay.at(-1)?.count).toBe((before.requestsByDay.at(-1)?.count ?? 0) + 1);
  expect(present(after)?.requests).toBe((present(before)?.requests ?? 0) + 1);
  expect(present(after)?.accepted).toBe((present(before)?.accepted ?? 0) + 1);
  const due = ({ dueByDay }: StaffOverview) => dueByDay.reduce((sum, { count }) => sum + count, 0);
  expect(due(after)).toBe(due(before) + 1);

  const { draft, issue, cancel, pay } = invoiceCalls(staff);
  const part = await issue(await draft(order.id, { percent: 30 }));
  expect(present(await overview())?.turnover).toBe(present(before)?.turnover);
  await pay(part, part.due);
  const rest = await issue(await draft(order.id));
  expect(present(await overview())?.turnover).toBe(cents((present(before)?.turnover ?? 0) + rest.totals.net));
  await cancel(rest);
  expect(present(await overview())?.turnover).toBe(present(before)?.turnover);
});

test('an order whose time is past is late', async () => {
  const { lateOrders } = await overview();
  const order = await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  await shop.strapi.db.query('api::order.order').update({ where: { documentId: order.id }, data: { dueAt: new Date(0) } });
  expect((await overview()).lateOrders).toBe(lateOrders + 1);
});
