import { describe, expect, test } from 'vitest';
import { boardColumns, boardStages, type BoardCard, type BoardPage, type TeamMember } from '../src/contract/production/order';
import { MOST_CARDS_COUNTED, type Page } from '../src/contract/list';
import type { OrderStatus } from '../src/contract/states/order';
import { type SignedIn, signedInAs } from './accounts';
import { placeOrder } from './order-rows';
import { insertCopies } from './row-copies';
import { body, placedOrder, problem, useCompany } from './offer-calls';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
useCompany(shop);
const { staff, lead } = usePeople(shop, { staff: 'admin', lead: 'super_admin' });

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

test('an open order stands in the column of its stage, which goes on page by page and can be narrowed down by due time', async () => {
  const placed: Record<string, string> = {};
  for (const status of boardStages)
    placed[status] = (await order(status, status === 'on_hold' ? null : 40 * DAY_MS, { searchText: 'stufen' })).orderId;
  const pages = await Promise.all(boardStages.map((stage) => column(stage, 'q=stufen')));
  expect(pages.map(idsOf)).toEqual(boardStages.map((stage) => [placed[stage]]));
  const late = await order('placed', -HOUR_MS, { searchText: 'stufen' });
  const first = await column('placed', 'q=stufen&limit=1');
  expect([idsOf(first), first.count]).toEqual([[late.orderId], 2]);
  expect(idsOf(await column('placed', `q=stufen&limit=1&cursor=${first.next}`))).toEqual([placed.placed]);
  expect(idsOf(await column('placed', 'q=stufen&due=late'))).toEqual([late.orderId]);
  expect(idsOf(await column('on_hold', 'q=stufen&due=waiting'))).toEqual([placed.on_hold]);
});

describe('whoever is responsible for an order', () => {
  const set = (by: SignedIn, id: string, from: string | null, to: string | null) =>
    by.call('PUT', `/api/staff/orders/${id}/responsible`, { from, to });
  const responsible = async (id: string) => (await column('placed', 'q=zuständig')).items.find((card) => card.id === id)?.responsible?.id;
  const events = (subject: string) =>
    shop.strapi.db.query('api::event.event').count({ where: { subject, name: 'order.responsible-changed' } });

  test('is somebody of the team, stands on the card and can be asked for; sent twice it is one event', async () => {
    const { orderId } = await order('placed', 20 * DAY_MS, { searchText: 'zustandig' });
    const { items } = await body<Page<TeamMember>>(staff.call('GET', '/api/staff/team?limit=100'));
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([staff.id, lead.id]));
    expect(idsOf(await column('placed', 'q=zuständig&work=unassigned'))).toEqual([orderId]);
    const answers = await Promise.all([set(staff, orderId, null, lead.id), set(staff, orderId, null, lead.id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect([await responsible(orderId), await events(orderId)]).toEqual([lead.id, 1]);
    expect(idsOf(await column('placed', 'q=zuständig&work=assigned'))).toEqual([orderId]);
    expect(idsOf(await column('placed', 'q=zuständig&work=mine'))).toEqual([]);
    expect(idsOf(await body<BoardPage>(lead.call('GET', '/api/staff/board/placed?q=zuständig&work=mine')))).toEqual([orderId]);
    expect((await set(staff, orderId, lead.id, null)).status).toBe(204);
    expect(await responsible(orderId)).toBeUndefined();
  });

  test('is not changed by whoever looked before somebody else did, to a stranger, or on an ended order', async () => {
    const { orderId } = await order('placed', 20 * DAY_MS, { searchText: 'zustandig' });
    const customer = await signedInAs(shop, 'user');
    expect((await set(staff, orderId, null, staff.id)).status).toBe(204);
    expect(await problem(set(lead, orderId, null, lead.id))).toEqual([409, 'stale']);
    expect(await problem(set(staff, orderId, staff.id, customer.id))).toEqual([404, 'account.not-found']);
    expect(await responsible(orderId)).toBe(staff.id);
    const ended = await order('completed', -DAY_MS);
    expect(await problem(set(staff, ended.orderId, null, staff.id))).toEqual([409, 'order.wrong-status']);
    expect(await problem(set(staff, 'nobody', null, staff.id))).toEqual([404, 'order.not-found']);
  });
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
