import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Adjustment, StaffInvoice, StaffInvoiceSummary } from '../src/contract/billing/invoice';
import { totalsOf } from '../src/contract/billing/document';
import type { Page } from '../src/contract/list';
import { cents } from '../src/contract/pricing/money';
import type { AmendmentProposal } from '../src/contract/production/amendment';
import type { Order } from '../src/contract/production/order';
import { fromManyAddresses } from './accounts';
import { answer, correctAddress, proposalOf, propose, proposed, storey } from './amendment-calls';
import { catchUp } from './catch-up';
import { invoiceCalls } from './invoice-calls';
import { body, placedOrder, problem, staffOrder, useCompany } from './offer-calls';
import { useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
/** Many orders are placed: more than one address may ask for. */
const visited = fromManyAddresses(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });
const calls = invoiceCalls(staff);

const adjustment = (id: string) => body<Adjustment>(staff.call('GET', `/api/staff/orders/${id}/invoices/adjustment`));
const adjust = (id: string, key: string = randomUUID()) => staff.call('POST', `/api/staff/orders/${id}/invoices/adjust`, { key });
const bill = async (id: string): Promise<StaffInvoice> => calls.issue(await calls.draft(id));
const invoicesOf = async (id: string): Promise<StaffInvoice[]> => {
  const { items } = await body<Page<StaffInvoiceSummary>>(staff.call('GET', `/api/staff/invoices?order=${id}&limit=100`));
  return Promise.all(items.map((one) => calls.find(one.id)));
};

/** Has an order changed with its customer's consent. */
async function amend(order: Order, change: Partial<AmendmentProposal>): Promise<Order> {
  const { amendments } = await propose(lead, order, change);
  return body<Order>(answer(customer, [order.id, proposed({ amendments })], 'accept'));
}

/** What an order's documents ask for and what came in: invoices and cancellations, less corrections, and all payments. */
async function booksOf(id: string): Promise<{ net: number; gross: number; open: number }> {
  const invoices = await invoicesOf(id);
  const sums = invoices
    .filter(({ status }) => status !== 'draft')
    .map(({ document }) => {
      const { net, gross } = totalsOf(document);
      const sign = document.kind === 'correction' ? -1 : 1;
      const prepaid = document.kind === 'correction' ? { net: 0, gross: 0 } : sumOf(document.prepayments);
      return { net: sign * net - prepaid.net, gross: sign * gross - prepaid.gross };
    });
  const paid = invoices.flatMap(({ payments }) => payments.map(({ amount }) => amount));
  const open = invoices.filter(({ status }) => status !== 'cancelled').map(({ due, paid: received }) => due - received);
  const add = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);
  const [net, gross] = [add(sums.map((sum) => sum.net)), add(sums.map((sum) => sum.gross))];
  // What is open by balances is what documents ask for less what came in, to the cents that rounding evens out.
  expect(Math.abs(gross - add(paid) - add(open))).toBeLessThanOrEqual(invoices.length);
  return { net, gross, open: add(open) };
}

const sumOf = (parts: readonly { net: number; gross: number }[]) => ({
  net: parts.reduce((whole, { net }) => whole + net, 0),
  gross: parts.reduce((whole, { gross }) => whole + gross, 0),
});

test('an address that is corrected after invoicing is on a new invoice, with what was paid', async () => {
  const order = await placedOrder(shop, staff, customer);
  const invoice = await calls.pay(await bill(order.id), 1_000);
  expect(await problem(adjust(order.id))).toEqual([409, 'invoice.fits']);
  await correctAddress(staff, order.id, 'Torstraße 11');
  expect(await adjustment(order.id)).toEqual({ rewritten: [invoice.number], corrected: [], unbilled: null });
  const key = randomUUID();
  const answers = await Promise.all([adjust(order.id, key), adjust(order.id, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const all = await invoicesOf(order.id);
  expect(all).toHaveLength(3);
  const [now] = all.filter(({ status }) => status === 'partly_paid');
  expect(now).toMatchObject({ paid: 1_000, due: invoice.due, document: { buyer: { street: 'Torstraße 11' }, scope: 'full' } });
  expect(all.find(({ id }) => id === invoice.id)).toMatchObject({ status: 'cancelled', paid: 0 });
  // What follows from an issued invoice, its mail and its document, follows for this one too.
  const told = await shop.strapi.db.query('api::event.event').count({ where: { name: 'invoice.issued', subject: now?.id } });
  expect(told).toBe(1);
  expect(await booksOf(order.id)).toEqual({ net: order.totals.net, gross: order.totals.gross, open: order.totals.gross - 1_000 });
  expect(await problem(adjust(order.id))).toEqual([409, 'invoice.fits']);
});

test('a storey that is added after invoicing is billed and paid by itself', async () => {
  const order = await placedOrder(shop, staff, customer);
  const invoice = await bill(order.id);
  await calls.pay(invoice, invoice.due);
  const amended = await amend(order, { lines: [...proposalOf(order).lines, storey] });
  expect(await adjustment(order.id)).toEqual({ rewritten: [], corrected: [], unbilled: storey.price });
  const further = await bill(order.id);
  expect(further.document).toMatchObject({ scope: 'supplement', lines: [{ key: 'dg', net: storey.price }] });
  expect((await calls.pay(further, further.due)).status).toBe('paid');
  expect(await booksOf(order.id)).toMatchObject({ net: amended.totals.net, open: 0 });
  await expect(calls.draft(order.id)).rejects.toThrow('invoice.order-billed');
});

test('a line that goes after invoicing is corrected, and what was paid too much shows', async () => {
  const placed = await placedOrder(shop, staff, customer);
  const order = await amend(placed, { lines: [...proposalOf(placed).lines, storey] });
  const invoice = await bill(order.id);
  await calls.pay(invoice, invoice.due);
  await amend(order, { lines: proposalOf(placed).lines });
  expect((await adjustment(order.id)).corrected).toMatchObject([{ number: invoice.number }]);
  await body(adjust(order.id));
  const corrected = await calls.find(invoice.id);
  expect(corrected.timeline.map(({ name }) => name)).toContain('invoice.corrected');
  expect(corrected.paid - corrected.due).toBe(order.totals.gross - placed.totals.gross);
  expect(await booksOf(order.id)).toMatchObject({ net: placed.totals.net });
});

test('a line that takes off after invoicing is on a new invoice over all of it', async () => {
  const order = await placedOrder(shop, staff, customer);
  const invoice = await bill(order.id);
  await calls.pay(invoice, invoice.due);
  const rebate = { ...storey, key: 'rebate', name: 'Nachlass', price: cents(-2_000) };
  const amended = await amend(order, { lines: [...proposalOf(order).lines, rebate] });
  expect(await adjustment(order.id)).toEqual({ rewritten: [invoice.number], corrected: [], unbilled: null });
  await body(adjust(order.id));
  const { net, gross } = amended.totals;
  expect(await booksOf(order.id)).toEqual({ net, gross, open: gross - invoice.due });
});

test('an invoice is cancelled only after the further one that adds to it', async () => {
  const order = await placedOrder(shop, staff, customer);
  const invoice = await bill(order.id);
  await amend(order, { lines: [...proposalOf(order).lines, storey] });
  const further = await bill(order.id);
  await expect(calls.cancel(invoice)).rejects.toThrow('invoice.supplemented');
  await calls.cancel(further);
  expect((await calls.cancel(invoice)).status).toBe('cancelled');
});

test('an invoice that was corrected and names the wrong address is written anew, with what was paid', async () => {
  const placed = await placedOrder(shop, staff, customer);
  const order = await amend(placed, { lines: [...proposalOf(placed).lines, storey] });
  const invoice = await bill(order.id);
  await calls.pay(invoice, invoice.due);
  await amend(order, { lines: proposalOf(placed).lines });
  await body(adjust(order.id));
  await correctAddress(staff, order.id, 'Torstraße 14');
  await body(adjust(order.id));
  const former = await calls.find(invoice.id);
  expect(former).toMatchObject({ status: 'cancelled', paid: 0, corrections: [{}] });
  const now = await calls.find(former.replacedBy?.id ?? '');
  expect(now).toMatchObject({ paid: invoice.due, due: placed.totals.gross, document: { buyer: { street: 'Torstraße 14' } } });
  expect(await booksOf(order.id)).toMatchObject({ net: placed.totals.net, open: placed.totals.gross - invoice.due });
  expect(await problem(adjust(order.id))).toEqual([409, 'invoice.fits']);
});

test('one that corrections have taken back wholly is replaced without a cancellation, which nobody waits for', async () => {
  const order = await placedOrder(shop, staff, customer);
  const invoice = await bill(order.id);
  const lines = invoice.left.map(({ key, net }) => ({ key, net }));
  await calls.call('POST', `/invoices/${invoice.id}/correct`, { ...calls.move(invoice), lines, text: 'Alles entfällt' });
  await correctAddress(staff, order.id, 'Torstraße 15');
  await body(adjust(order.id));
  const former = await calls.find(invoice.id);
  expect(former).toMatchObject({ status: 'cancelled', cancellation: null, replacedBy: { number: expect.stringMatching(/^RE-/) } });
  expect(former.timeline.map(({ name }) => name)).toContain('invoice.replaced');
  expect(await booksOf(order.id)).toMatchObject({ net: order.totals.net, open: order.totals.gross });
  await catchUp(shop, 'platform/documents/store-documents', 'storeDocuments');
  await catchUp(shop, 'domain/notices/queue-mails', 'queueMails');
  const mails: { payload: { invoiceId?: string } }[] = await shop.strapi.db
    .query('api::outbox.outbox')
    .findMany({ where: { template: 'invoice-cancelled' } });
  expect(mails.filter(({ payload }) => payload.invoiceId === invoice.id)).toEqual([]);
});

test('a draft from before a change is not issued', async () => {
  const order = await placedOrder(shop, staff, customer);
  const draft = await calls.draft(order.id);
  await amend(order, { lines: [...proposalOf(order).lines, storey] });
  await expect(calls.issue(draft)).rejects.toThrow('invoice.outdated');
});

describe('a final invoice', () => {
  test('over less than what was paid in advance leaves an overpayment that can go back', async () => {
    const order = await placedOrder(shop, staff, customer);
    const part = await calls.issue(await calls.draft(order.id, { percent: 6_000 }));
    await calls.pay(part, part.due);
    const [first, ...rest] = proposalOf(order).lines;
    const amended = await amend(order, { lines: [{ ...first!, quantity: first!.quantity / 2 }, ...rest] });
    const final = await bill(order.id);
    const over = part.due - amended.totals.gross;
    expect([final.due, over > 0]).toEqual([-over, true]);
    const refund = { ...calls.move(final), amount: over, paidOn: '2026-11-26', reference: 'Erstattung' };
    await calls.call('POST', `/invoices/${final.id}/refund`, refund);
    expect(await booksOf(order.id)).toEqual({ net: amended.totals.net, gross: amended.totals.gross, open: 0 });
  });

  test('is written anew together with the partial one that it deducts', async () => {
    const order = await placedOrder(shop, staff, customer);
    const part = await calls.issue(await calls.draft(order.id, { percent: 3_000 }));
    await calls.pay(part, part.due);
    await bill(order.id);
    await correctAddress(staff, order.id, 'Torstraße 12');
    expect((await adjustment(order.id)).rewritten).toHaveLength(2);
    await body(adjust(order.id));
    const standing = (await invoicesOf(order.id)).filter(({ status, document }) => status !== 'cancelled' && document.kind === 'invoice');
    const [partial] = standing.filter(({ document }) => document.scope === 'partial');
    const [final] = standing.filter(({ document }) => document.scope === 'final');
    expect(final?.document.prepayments).toMatchObject([{ number: partial?.number, gross: part.due }]);
    expect(partial).toMatchObject({ status: 'paid', document: { buyer: { street: 'Torstraße 12' } } });
    expect(await booksOf(order.id)).toMatchObject({ net: order.totals.net, open: order.totals.gross - part.due });
  });
});

test('only staff adjust', async () => {
  const order = await placedOrder(shop, staff, customer);
  const path = `/api/staff/orders/${order.id}/invoices/adjust`;
  expect(await problem(customer.call('POST', path, { key: randomUUID() }))).toEqual([403, 'auth.forbidden']);
  expect(await problem(adjust('gibtesnicht'))).toEqual([404, 'order.not-found']);
});

/** Steps of a random history. Each may be refused; what it leaves must be right. */
const steps = {
  part: async (id: string) => void (await calls.issue(await calls.draft(id, { percent: 2_000 }))),
  rest: async (id: string) => void (await bill(id)),
  pay: async (id: string) => {
    const [open] = (await invoicesOf(id)).filter(({ due, paid, status }) => status !== 'draft' && status !== 'cancelled' && due > paid);
    if (open) await calls.pay(open, open.due - open.paid);
  },
  payPart: async (id: string) => {
    const [open] = (await invoicesOf(id)).filter(({ due, paid, status }) => status !== 'draft' && status !== 'cancelled' && due - paid > 1);
    if (open) await calls.pay(open, Math.floor((open.due - open.paid) / 2));
  },
  more: async (id: string) => {
    const order = await staffOrder(staff, id);
    await amend(order, { lines: [...proposalOf(order).lines, { ...storey, key: `n${order.amendments.length + 1}.1` }] });
  },
  fewer: async (id: string) => {
    const order = await staffOrder(staff, id);
    const [first, ...rest] = proposalOf(order).lines;
    const lines = rest.length > 0 ? rest : [{ ...first!, quantity: first!.quantity + 1 }];
    await amend(order, { lines });
  },
  cheaper: async (id: string) => {
    const order = await staffOrder(staff, id);
    await amend(order, { discount: order.discount + 500 });
  },
  move: async (id: string) => {
    const { revision } = await staffOrder(staff, id);
    await correctAddress(staff, id, `Torstraße ${revision}`);
  },
  adjust: async (id: string) => void (await body(adjust(id))),
};

/** Number of random histories. */
const HISTORIES = 25;

test(`${HISTORIES} random histories end with documents that say what was ordered, and books that agree`, { timeout: 240_000 }, async () => {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const histories = fc.sample(fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 7 }), {
    numRuns: HISTORIES,
    seed: 20_261_126,
  });
  const refused: string[] = [];
  for (const history of histories) {
    const { id } = await placedOrder(visited, staff, customer);
    for (const name of history) await steps[name](id).catch((failure: Error) => void refused.push(failure.message));
    // To the end: what is owed is adjusted, billed and paid.
    await adjust(id);
    await steps.rest(id).catch((failure: Error) => void refused.push(failure.message));
    for (let round = 0; round < 4; round++) await steps.pay(id);
    const { totals } = await staffOrder(staff, id);
    const pending = await adjustment(id);
    const books = await booksOf(id);
    expect([history, pending]).toEqual([history, { rewritten: [], corrected: [], unbilled: null }]);
    expect([history, books.net]).toEqual([history, totals.net]);
    expect([history, books.open <= 0]).toEqual([history, true]);
  }
  // Steps are refused for what they are, never because the shop failed.
  expect(refused.filter((message) => message.startsWith('5') || message.includes('server.failed'))).toEqual([]);
});
