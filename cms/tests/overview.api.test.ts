import { expect, test } from 'vitest';
import { MOST_COUNTED, type Page } from '../src/contract/list';
import { quoteStatuses } from '../src/contract/states/quote';
import type { StaffOverview } from '../src/contract/people/person';
import { cents } from '../src/contract/pricing/money';
import { lastMonths } from '../src/platform/time/time';
import { newEmail, signedInAs } from './accounts';
import { invoiceCalls } from './invoice-calls';
import { body, newQuote, placedOrder, useCompany } from './offer-calls';
import { insertCopies } from './row-copies';
import { compiled, useStrapi } from './strapi';
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

test('each figure that leads to a list is the number of its rows', async () => {
  const late = await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  await shop.strapi.db.query('api::order.order').update({ where: { documentId: late.id }, data: { dueAt: new Date(Date.now() - 1000) } });
  const mail = {
    key: 'aufgegeben',
    to: newEmail(),
    template: 'verify-email',
    language: 'de',
    payload: {},
    attempts: 9,
    runAfter: new Date(),
  };
  await shop.strapi.db.query('api::outbox.outbox').create({ data: { ...mail, status: 'failed' } });
  const rowsOf = async (path: string): Promise<{ id: string }[]> =>
    (await body<Page<{ id: string }>>(staff.call('GET', `/api/staff/${path}&limit=100`))).items;
  const { quotes, lateOrders, mailsFailed } = await overview();
  expect((await rowsOf('orders?status=late')).map(({ id }) => id)).toEqual([late.id]);
  expect([lateOrders, mailsFailed]).toEqual([1, (await rowsOf('mails?status=failed')).length]);
  expect(mailsFailed).toBeGreaterThan(0);
  const listed = await Promise.all(quoteStatuses.map(async (status) => [status, (await rowsOf(`quotes?status=${status}`)).length]));
  expect(quotes).toEqual(Object.fromEntries(listed));
});

test('quotes of a status are counted up to a thousand', async () => {
  const { number } = await newQuote(shop, staff, newEmail());
  const copies = Array.from({ length: MOST_COUNTED + 1 }, (_, index) => {
    const own = `zu-viele-${index}`;
    return { document_id: own, number: own, cart_id_hash: own, guest_token_hash: own, status: 'expired' };
  });
  await insertCopies(shop, 'quotes', { number }, copies);
  expect((await overview()).quotes.expired).toBe(MOST_COUNTED);
});

test('a past month is added up anew after ten minutes, the present one each time', async () => {
  const { readOverview } = compiled<typeof import('../src/domain/records/read-overview')>('domain/records/read-overview');
  const now = new Date();
  const [past, , present] = lastMonths(now, 3);
  const requestsAt = async (at: Date) => {
    const { months } = await readOverview(shop.strapi, at);
    return [past, present].map((period) => months.find(({ month }) => month === period?.name)?.requests);
  };
  const [before = 0, today = 0] = await requestsAt(now);
  const { number } = await newQuote(shop, staff, newEmail());
  const own = { document_id: 'lange-her', number: 'lange-her', cart_id_hash: 'lange-her', guest_token_hash: 'lange-her' };
  await insertCopies(shop, 'quotes', { number }, [{ ...own, submitted_at: past?.from }]);
  expect(await requestsAt(now)).toEqual([before, today + 1]);
  expect(await requestsAt(new Date(now.getTime() + 600_001))).toEqual([before + 1, today + 1]);
});

test('an order whose time is past is late', async () => {
  const { lateOrders } = await overview();
  const order = await placedOrder(shop, staff, await signedInAs(shop, 'user'));
  await shop.strapi.db.query('api::order.order').update({ where: { documentId: order.id }, data: { dueAt: new Date(0) } });
  expect((await overview()).lateOrders).toBe(lateOrders + 1);
});
