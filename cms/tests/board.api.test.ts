import { expect, test } from 'vitest';
import { boardColumns, type BoardCard, type BoardPage } from '../src/contract/production/order';
import { MOST_CARDS_COUNTED } from '../src/contract/list';
import type { OrderStatus } from '../src/contract/states/order';
import { signedInAs } from './accounts';
import { placeOrder } from './order-rows';
import { insertCopies } from './row-copies';
import { body, placedOrder, useCompany } from './offer-calls';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });

const column = (name: string, query = '') => body<BoardPage>(staff.call('GET', `/api/staff/board/${name}?${query}`));
const idsOf = ({ items }: BoardPage) => items.map(({ id }) => id);

async function order(status: OrderStatus, dueInMs: number | null, data: object = {}) {
  const placed = await placeOrder(shop);
  const dueAt = dueInMs === null ? null : new Date(Date.now() + dueInMs);
  await shop.strapi.db.query('api::order.order').update({ where: { documentId: placed.orderId }, data: { status, dueAt, ...data } });
  return placed;
}

test('every open order stands in one column, the first due first, and ended ones in none', async () => {
  const late = await order('in_production', -HOUR_MS);
  const later = await order('placed', -2 * HOUR_MS);
  const far = await order('internal_review', 30 * DAY_MS);
  const held = await order('on_hold', null);
  const handedOver = await order('delivered', -DAY_MS);
  await order('completed', -DAY_MS);
  await order('cancelled', DAY_MS);
  const pages = await Promise.all(boardColumns.map((name) => column(name)));
  expect(pages.map(({ count }) => count)).toEqual([2, 0, 0, 1, 2]);
  expect(pages.map(idsOf)).toEqual([[later.orderId, late.orderId], [], [], [far.orderId], [handedOver.orderId, held.orderId]]);
});

test('a column goes on after its first page, and its count stays that of all', async () => {
  for (let index = 0; index < 4; index++) await order('revision', 40 * DAY_MS, { searchText: 'seitenweise' });
  const seen: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: BoardPage = await column('later', `q=seitenweise&limit=3${next && `&cursor=${next}`}`);
    expect(page.count).toBe(4);
    seen.push(...idsOf(page));
    next = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([4, 4]);
});

test('a column counts as far as its head says, and no further', async () => {
  const { orderId } = await order('revision', 40 * DAY_MS);
  const copies = Array.from({ length: MOST_CARDS_COUNTED + 1 }, (_, index) => {
    const own = `viele-${index}`;
    return { document_id: own, number: own, quote_id: own, offer_id: own, search_text: 'ohne-ende' };
  });
  await insertCopies(shop, 'orders', { document_id: orderId }, copies);
  expect((await column('later', 'q=ohne-ende')).count).toBe(MOST_CARDS_COUNTED);
});

test('cards say who works on an order, and can be asked for by that', async () => {
  const contractor = await signedInAs(shop, 'contractor');
  const given = await order('in_production', 50 * DAY_MS, { searchText: 'vergeben' });
  const free = await order('in_production', 50 * DAY_MS, { searchText: 'vergeben' });
  const work = {
    contractorId: contractor.id,
    title: 'Plans',
    brief: '',
    lines: [],
    askedAt: new Date(),
    submission: 0,
    reworks: 0,
    revision: 1,
  };
  for (const [quoteId, status] of [
    [given.quoteId, 'in_progress'],
    [free.quoteId, 'declined'],
  ] as const) {
    const own = { number: `AU-${quoteId}`, requestKey: quoteId, quoteId, status };
    await shop.strapi.db.query('api::assignment.assignment').create({ data: { ...work, ...own } });
  }
  const cards = (await column('later', 'q=vergeben')).items;
  const contractorOf = (id: string) => cards.find((card: BoardCard) => card.id === id)?.contractor;
  expect([contractorOf(given.orderId), contractorOf(free.orderId)]).toEqual([contractor.email, null]);
  expect(idsOf(await column('later', 'q=vergeben&work=assigned'))).toEqual([given.orderId]);
  expect(idsOf(await column('later', 'q=vergeben&work=unassigned'))).toEqual([free.orderId]);
  expect(idsOf(await column('later', `q=vergeben&contractor=${contractor.id}`))).toEqual([given.orderId]);
  expect(idsOf(await column('later', 'q=vergeben&contractor=nobody'))).toEqual([]);
});

test('a column can be asked for one state, and for what is express', async () => {
  const express = { term: 'same_day', cutoff: '11:00', due: '18:00' };
  const sooner = await order('in_production', 50 * DAY_MS, { searchText: 'eilig', express });
  const usual = await order('revision', 60 * DAY_MS, { searchText: 'eilig' });
  expect(idsOf(await column('later', 'q=eilig&term=express'))).toEqual([sooner.orderId]);
  expect(idsOf(await column('later', 'q=eilig&term=regular'))).toEqual([usual.orderId]);
  expect(idsOf(await column('later', 'q=eilig&status=revision'))).toEqual([usual.orderId]);
  expect(idsOf(await column('later', 'q=eilig&status=revision&term=express'))).toEqual([]);
});

test('an order is found by the categories of its services, one from before they were kept as well', async () => {
  const customer = await signedInAs(shop, 'user');
  const { id, number } = await placedOrder(shop, staff, customer);
  const foundIn = async (slug: string) => {
    const pages = await Promise.all(boardColumns.map((name) => column(name, `q=${number}&category=${slug}`)));
    return pages.flatMap(idsOf);
  };
  expect(await foundIn('paper-to-cad')).toEqual([id]);
  expect(await foundIn('as-built')).toEqual([]);
  await shop.strapi.db.query('api::order.order').updateMany({ where: { documentId: id }, data: { categories: null } });
  expect(await foundIn('paper-to-cad')).toEqual([]);
  const { orderCategories } = compiled<{ orderCategories(strapi: unknown): Promise<void> }>('migrations/002-order-categories');
  await orderCategories(shop.strapi);
  expect(await foundIn('paper-to-cad')).toEqual([id]);
});

test.each([
  'later?work=some',
  'later?term=fast',
  'later?status=completed',
  'later?category=A%25',
  'later?contractor=%27',
  'later?cursor=;drop',
  'later?limit=101',
  'later?cursor=5.eA',
])('%s is refused', async (path) => expect((await staff.call('GET', `/api/staff/board/${path}`)).status).toBe(400));

test('there is no other column', async () => expect((await staff.call('GET', '/api/staff/board/done')).status).toBe(404));
