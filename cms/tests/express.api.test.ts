import { beforeAll, expect, test } from 'vitest';
import type { ExpressDates, Product } from '../src/contract/content/product';
import type { Order } from '../src/contract/production/order';
import type { QuoteView } from '../src/contract/quoting/offer';
import { acceptanceOf, body, newQuote, problem, sendOffer, transitionOrder, useCompany } from './offer-calls';
import { useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });

let sameDay: Product['addons'][number];
let plain: Product['addons'][number];
beforeAll(async () => {
  const { addons } = await body<Product>(shop.http('/api/products/paper-to-cad/basic'));
  sameDay = addons.find(({ slug }) => slug === 'express-same-day')!;
  plain = addons.find(({ group }) => group === null)!;
});

const limitTo = (expressUnitsPerDay: number) =>
  shop.strapi.db.query('api::company.company').updateMany({ where: {}, data: { expressUnitsPerDay } });

/** An offer of express for two units. */
async function offered(): Promise<QuoteView> {
  const { id } = await sendOffer(staff, await newQuote(shop, staff, customer.email, { addons: [sameDay] }));
  return body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
}

const accept = (quote: QuoteView, change = {}) => customer.call('POST', `/api/quotes/${quote.id}/accept`, acceptanceOf(quote, change));

async function ordered(quote: QuoteView, change = {}): Promise<Order> {
  const { orderId } = await body<QuoteView>(accept(quote, change));
  return body<Order>(customer.call('GET', `/api/orders/${orderId}`));
}

const datesOf = (ids: readonly string[], units = 1) =>
  body<ExpressDates>(shop.http(`/api/express-dates?ids=${ids.join(',')}&units=${units}`));

test('everybody may ask for when express could be promised now, and nobody keeps the answer', async () => {
  const answer = await shop.http(`/api/express-dates?ids=${sameDay.id},${plain.id}`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { dates } = (await answer.json()) as ExpressDates;
  expect(Object.keys(dates)).toEqual([sameDay.id]);
  expect(Date.parse(dates[sameDay.id]!.at)).toBeGreaterThan(Date.now() - 12 * 60 * 60 * 1000);
  expect(dates[sameDay.id]!.text).toMatch(/^bis (heute|morgen|\S+, \d+\.\d+\.,) 18 Uhr$/);
  expect((await shop.http(`/api/express-dates?ids=${sameDay.id}&units=0`)).status).toBe(400);
});

test('acceptances at once never promise more units of a day than it has', async () => {
  await limitTo(5);
  const quotes: QuoteView[] = [];
  for (let index = 0; index < 6; index++) quotes.push(await offered());
  expect(quotes[0]?.offer?.document.express).toMatchObject({ term: 'same_day', units: 2 });
  const orders = await Promise.all(quotes.map((quote) => ordered(quote)));
  const times = [...new Set(orders.map(({ dueAt }) => String(dueAt)))].toSorted();
  const dueAt = (time: string | undefined) => orders.filter((order) => order.dueAt === time);
  expect(times.map((time) => dueAt(time).length)).toEqual([2, 2, 2]);
  const rows: { day: string; units: string }[] = await shop.strapi.db
    .connection('orders')
    .groupBy('express_day')
    .select('express_day as day')
    .sum({ units: 'express_units' });
  expect(rows.map(({ units }) => Number(units))).toEqual([4, 4, 4]);

  // Somebody who asks learns of the next day with room: one unit fits where two do not.
  const [first, , last] = times;
  const { dates: one } = await datesOf([sameDay.id], 1);
  const { dates: two } = await datesOf([sameDay.id], 2);
  expect(one[sameDay.id]?.at).toBe(first);
  expect(Date.parse(two[sameDay.id]!.at)).toBeGreaterThan(Date.parse(String(last)));

  // The promise outlives a change of the settings and a pause that no support hours pass in; a cancelled order gives its room back.
  await limitTo(0);
  const [kept, cancelled] = dueAt(first);
  const held = await transitionOrder(staff, kept!.id, 'hold', 'resume');
  expect(Date.parse(held.dueAt!) - Date.parse(String(first))).toBeLessThan(60_000 * 10);
  await limitTo(5);
  await transitionOrder(lead, cancelled!.id, 'cancel');
  expect((await datesOf([sameDay.id], 2)).dates[sameDay.id]?.at).toBe(first);
});

test('whoever saw an earlier date than can be kept is told the new one, and orders nothing', async () => {
  await limitTo(2);
  const [before, other] = [await offered(), await offered()];
  expect(before.expressBy).toBe(other.expressBy);
  await ordered(other, { expressBy: other.expressBy });
  expect(await problem(accept(before, { expressBy: before.expressBy }))).toEqual([409, 'quote.express-moved']);
  const now = await body<QuoteView>(customer.call('GET', `/api/quotes/${before.id}`));
  expect(now).toMatchObject({ status: 'offered', orderId: null });
  expect(await ordered(now, { expressBy: now.expressBy })).toMatchObject({ dueAt: now.expressBy });
});
