import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cents } from '../src/contract/pricing/money';
import { MAX_LINE_NET, MAX_PRICE } from '../src/contract/pricing/limits';
import { type DraftLine, MAX_OFFER_LINES, type QuoteView } from '../src/contract/quoting/offer';
import type { Order } from '../src/contract/production/order';
import { proposalOf } from './amendment-calls';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { acceptanceOf, body, newQuote, placedOrder, problem, sendOffer, transitionOrder, useCompany } from './offer-calls';
import { useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });

const addons = (amount: number) => [{ id: '', name: 'Plankopf', amount }];
const refused: [string, object][] = [
  ['a price beyond what counts', { price: Number.MAX_SAFE_INTEGER }],
  ['a price above the limit', { price: MAX_PRICE + 1 }],
  ['one as far below nothing', { price: -MAX_PRICE - 1 }],
  ['a price that its quantity takes above it', { price: MAX_PRICE, quantity: 11 }],
  ['an add-on that takes its line above it', { price: 1, quantity: 1, addons: addons(MAX_LINE_NET) }],
  ['an add-on beyond what counts', { addons: addons(9e15) }],
  ['a quantity that no invoice can say', { quantity: 1.2345 }],
  ['one too small to be said', { quantity: 0.0004 }],
  ['one written as 1e-9', { quantity: 1e-9 }],
  ['one above the limit', { quantity: 10_000_001 }],
];

test.each(refused)('no offer has %s', async (_name, change) => {
  const { id, revision, draft } = await newQuote(shop, staff, customer.email);
  const lines = draft.draft.lines.map((line) => ({ ...line, ...change }));
  const typed = { revision, draft: { ...draft.draft, lines } };
  expect(await problem(staff.call('PUT', `/api/staff/quotes/${id}/draft`, typed))).toEqual([400, 'input.invalid']);
});

test('nor has an amendment', async () => {
  const order = await placedOrder(shop, staff, customer);
  for (const [, change] of refused) {
    const proposal = proposalOf(order);
    const lines = proposal.lines.map((line) => ({ ...line, ...change }));
    for (const path of ['amendments/preview', 'amendments']) {
      const sent = lead.call('POST', `/api/staff/orders/${order.id}/${path}`, { ...proposal, lines });
      expect(await problem(sent)).toEqual([400, 'input.invalid']);
    }
  }
});

test('no booking is beyond what counts', async () => {
  const { id, revision } = await issuedInvoice(shop, staff);
  for (const amount of [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 100_000_000_001])
    for (const event of ['payments', 'refund']) {
      const booking = { revision, key: randomUUID(), amount, paidOn: '2026-11-20', reference: '' };
      expect(await problem(staff.call('POST', `/api/staff/invoices/${id}/${event}`, booking))).toEqual([400, 'input.invalid']);
    }
});

test('the largest order there can be is placed, billed and paid to the cent', async () => {
  const quote = await newQuote(shop, staff, customer.email);
  const [first] = quote.draft.draft.lines;
  const largest = { ...(first as DraftLine), productId: '', addons: [], listPrice: null, price: cents(MAX_PRICE), quantity: 10 };
  const lines = Array.from({ length: MAX_OFFER_LINES }, (_, index) => ({ ...largest, key: String(index + 1) }));
  const { id } = await sendOffer(lead, quote, { lines });
  const offered = await body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
  const { orderId } = await body<QuoteView>(customer.call('POST', `/api/quotes/${id}/accept`, acceptanceOf(offered)));
  const gross = (MAX_LINE_NET * MAX_OFFER_LINES * 119) / 100;
  const order = await body<Order>(customer.call('GET', `/api/orders/${orderId}`));
  expect(order.totals.gross).toBe(gross);
  await transitionOrder(staff, order.id, 'start');
  const calls = invoiceCalls(staff);
  let invoice = await calls.issue(await calls.draft(order.id));
  expect(invoice.due).toBe(gross);
  for (const amount of [100_000_000_000, 100_000_000_000, gross - 200_000_000_000]) invoice = await calls.pay(invoice, amount);
  expect(invoice).toMatchObject({ status: 'paid', paid: gross });
});
