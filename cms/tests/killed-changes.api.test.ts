import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { StaffInvoice, StaffInvoiceSummary } from '../src/contract/billing/invoice';
import type { Page } from '../src/contract/list';
import type { Order } from '../src/contract/production/order';
import type { SignedIn } from './accounts';
import { answerOf, correctAddress, proposalOf, propose, proposed, storey, streetCorrection } from './amendment-calls';
import { invoiceCalls } from './invoice-calls';
import { timed, useKilledShop, type Work } from './killed-shop';
import { body, moving, placedOrder, staffOrder } from './offer-calls';

const killed = useKilledShop();
const { shop, prepared, people } = killed;

const post = (by: SignedIn, path: string, content: unknown): Work => ({ method: 'POST', path, body: content, by });
const invoicesOf = async (id: string): Promise<StaffInvoiceSummary[]> =>
  (await body<Page<StaffInvoiceSummary>>(people.staff.call('GET', `/api/staff/invoices?order=${id}&limit=100`))).items;

/** Finds the one invoice of an order that stands. */
async function standingOf(id: string): Promise<StaffInvoice> {
  const standing = (await invoicesOf(id)).filter(({ kind, status }) => kind === 'invoice' && status !== 'cancelled');
  expect(standing).toHaveLength(1);
  return invoiceCalls(people.staff).find(standing[0]!.id);
}

/** Proposes a storey more. */
async function withStorey(id: string) {
  const order = await staffOrder(people.staff, id);
  return proposalOf(order, { lines: [...proposalOf(order).lines, storey] });
}
const proposeStorey = async (id: string) => {
  const order = await staffOrder(people.staff, id);
  return proposed(await propose(people.staff, order, await withStorey(id)));
};

/** Bills an order, has it paid, and finds then that its street is wrong. */
async function billToWrongStreet(id: string): Promise<void> {
  const { draft, issue, pay } = invoiceCalls(people.staff);
  const invoice = await issue(await draft(id));
  await pay(invoice, invoice.due);
  await correctAddress(people.staff, id, 'Torstraße 12');
}

const BOUNCED = 1_000;

/** The changes in an order's life that processes die in, one after the other, each after what happens in peace before it. */
const changes: Record<string, (id: string) => Promise<Work>> = {
  'correct the order': async (id) =>
    post(people.staff, `/api/staff/orders/${id}/corrections`, streetCorrection(await staffOrder(people.staff, id), 'Torstraße 11')),
  propose: async (id) => post(people.staff, `/api/staff/orders/${id}/amendments`, await withStorey(id)),
  async withdraw(id) {
    const amendment = proposed(await staffOrder(people.staff, id));
    return post(people.staff, `/api/staff/orders/${id}/amendments/${amendment.id}/withdraw`, moving(amendment));
  },
  async refuse(id) {
    const amendment = await proposeStorey(id);
    return post(people.customer, `/api/orders/${id}/amendments/${amendment.id}/refuse`, answerOf(amendment, { text: 'Zu teuer' }));
  },
  async accept(id) {
    const amendment = await proposeStorey(id);
    return post(people.customer, `/api/orders/${id}/amendments/${amendment.id}/accept`, answerOf(amendment));
  },
  async 'adjust the invoice'(id) {
    await billToWrongStreet(id);
    return post(people.staff, `/api/staff/orders/${id}/invoices/adjust`, { key: randomUUID() });
  },
  async 'correct the invoice'(id) {
    const invoice = await standingOf(id);
    const command = { ...moving(invoice, 'Das Dachgeschoss entfällt'), lines: [{ key: storey.key, quantity: 1 }] };
    return post(people.staff, `/api/staff/invoices/${invoice.id}/correct`, command);
  },
  async refund(id) {
    const invoice = await standingOf(id);
    const command = { ...moving(invoice), amount: invoice.paid - invoice.due, paidOn: '2026-11-26', reference: 'Erstattung' };
    return post(people.staff, `/api/staff/invoices/${invoice.id}/refund`, command);
  },
  async 'take a payment back'(id) {
    const invoice = await standingOf(id);
    const command = { ...moving(invoice), amount: -BOUNCED, paidOn: '2026-11-26', reference: 'Rücklastschrift' };
    return post(people.staff, `/api/staff/invoices/${invoice.id}/payments`, command);
  },
  async 'write off'(id) {
    const invoice = await standingOf(id);
    return post(people.lead, `/api/staff/invoices/${invoice.id}/write-off`, moving(invoice, 'Insolvent'));
  },
};
const names = Object.keys(changes);

/** Changes that an order dies in: the first half of its life or the second. */
const HALF = names.length / 2;
/** Number of orders that die at once in each half. */
const AT_ONCE = 2;
/** Number of times that processes die in all changes. `KILL_MOMENTS=100` is the long run. */
const ROUNDS = Math.max(1, Math.floor(Number(process.env.KILL_MOMENTS ?? 0) / HALF));
/** Time-out of the test; a start takes seconds. */
const TIMEOUT_MS = 300_000 + ROUNDS * HALF * 30_000;

/** The orders as they were placed; the first lives in peace, to learn how long each change takes. */
const orders: Order[] = [];
const usual: Record<string, number> = {};

beforeAll(async () => {
  await killed.open();
  for (let count = 0; count <= ROUNDS * AT_ONCE * 2; count++) orders.push(await placedOrder(prepared, people.staff, people.customer));
  await killed.start();
}, TIMEOUT_MS);

const workOf = (at: number, { id }: Order): Promise<Work> => changes[names[at]!]!(id);

/** Lets orders live through some changes in peace. */
async function live(alive: readonly Order[], from: number, to: number): Promise<void> {
  for (const order of alive) for (let at = from; at < to; at++) usual[names[at]!] = await timed(await workOf(at, order));
}

/** Kills a process in each change: of some orders in the first half of their life, of as many others in the second at the same time. */
async function dieInEachChange(early: readonly Order[], late: readonly Order[]): Promise<void> {
  await live(late, 0, HALF);
  for (let at = 0; at < HALF; at++) {
    await killed.renewSessions();
    const works: Work[] = [];
    for (const order of early) works.push(await workOf(at, order));
    for (const order of late) works.push(await workOf(HALF + at, order));
    await killed.dieDuring(works, (usual[names[at]!]! + usual[names[HALF + at]!]!) * AT_ONCE * 1.5);
  }
  await live(early, HALF, names.length);
}

test(
  `a process killed in each change of ${ROUNDS * AT_ONCE * 2} orders loses nothing and does nothing twice: amendments, corrections, adjusted invoices, refunds, write-offs`,
  async () => {
    const [first, ...others] = orders;
    await live([first!], 0, names.length);
    while (others.length > 0) await dieInEachChange(others.splice(0, AT_ONCE), others.splice(0, AT_ONCE));
    await killed.settle();

    for (const order of orders) {
      await expectChangedOnce(order);
      await expectBilledOnce(order);
    }
    // Of each order: the invoice, what cancels it, the new one and its correction.
    await killed.expectNumbersWithoutGaps(orders.length * 4);
    await killed.expectLedgerWithoutGaps();
    expect(await killed.expectMailsOnce()).toMatchObject({
      'order-placed': orders.length,
      'order-amendment-proposed': orders.length * 3,
      'order-amendment-withdrawn': orders.length,
      'order-amendment-refused-notice': orders.length,
      'order-amendment-accepted': orders.length,
      'invoice-issued': orders.length * 2,
    });
  },
  TIMEOUT_MS,
);

/** Checks that each change is in the order once, with one event in the log and one note. */
async function expectChangedOnce({ id, quote, totals }: Order): Promise<void> {
  const order = await staffOrder(people.staff, id);
  expect(order.amendments.map(({ status }) => status)).toEqual(['withdrawn', 'refused', 'accepted']);
  expect(order).toMatchObject({ buyer: { street: 'Torstraße 12' }, totals: { net: totals.net + storey.price } });
  const told: { name: string }[] = await shop.strapi.db
    .query('api::event.event')
    .findMany({ where: { subject: id, name: { $startsWith: 'order.' } }, orderBy: { seq: 'asc' } });
  expect(told.map(({ name }) => name.replace('order.', ''))).toEqual([
    'placed',
    'corrected',
    'amendment-proposed',
    'amendment-withdrawn',
    'amendment-proposed',
    'amendment-refused',
    'amendment-proposed',
    'amendment-accepted',
    'corrected',
    'invoices-adjusted',
  ]);
  const notes: { move: string }[] = await shop.strapi.db
    .query('api::message.message')
    .findMany({ where: { quoteId: quote.id, move: { $in: ['order.correct', 'amendment.refuse'] } }, orderBy: { id: 'asc' } });
  expect(notes.map(({ move }) => move)).toEqual(['order.correct', 'amendment.refuse', 'order.correct']);
}

/** Checks that one invoice stands, with what was paid on the one before, corrected once, and all that was too much given back. */
async function expectBilledOnce({ id, totals }: Order): Promise<void> {
  const standing = await standingOf(id);
  const whole = standing.document.lines.length;
  expect(standing).toMatchObject({
    status: 'paid',
    due: totals.gross,
    paid: totals.gross,
    writtenOff: BOUNCED,
    document: { buyer: { street: 'Torstraße 12' } },
  });
  expect([whole, standing.corrections.length]).toEqual([2, 1]);
  expect(standing.payments.map(({ kind }) => kind)).toEqual(['moved', 'refund', 'payment', 'write_off']);
  const all = await invoicesOf(id);
  expect(all.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
    'cancellation cancelled',
    'correction correction',
    'invoice cancelled',
    'invoice paid',
  ]);
  const told: { name: string }[] = await shop.strapi.db
    .query('api::event.event')
    .findMany({ where: { subject: standing.id }, orderBy: { seq: 'asc' } });
  expect(told.map(({ name }) => name.replace('invoice.', ''))).toEqual([
    'payment-moved',
    'issued',
    'corrected',
    'refunded',
    'payment-recorded',
    'written-off',
  ]);
}
