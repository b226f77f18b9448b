import { beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceSummary } from '../src/contract/billing/invoice';
import type { Page } from '../src/contract/list';
import { cents } from '../src/contract/pricing/money';
import type { OrderSummary } from '../src/contract/production/order';
import type { QuoteSummary } from '../src/contract/quoting/quote';
import { newEmail } from './accounts';
import { body, fillCompany, newQuote, sendOffer } from './offer-calls';
import { placeOrder } from './order-rows';
import { submitQuote } from './quote-calls';
import { compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
const { staff } = usePeople(shop, { staff: 'admin' });
/** Values with repetitions and one that is missing where it may be; seven rows make three pages of three. */
const names = ['Cord', 'Adam', 'Bert', 'Adam', 'Emil', 'Dora', 'Adam'];
const amounts = [700, 100, 12_300, 700, 700, 90, 1_000_000];
const days = ['2026-12-03', null, '2026-12-01', '2026-12-03', '2026-12-02', null, '2026-12-03'];

beforeAll(async () => {
  for (const [index, name] of names.entries()) {
    const day = days[index];
    const number = await submitQuote(shop, { email: newEmail() });
    const { db } = shop.strapi;
    await db.query('api::quote.quote').update({ where: { number }, data: { name, amount: amounts[index], validUntil: day } });
    const { orderId } = await placeOrder(shop);
    const dueAt = day && new Date(`${day}T11:00:00Z`);
    await db.query('api::order.order').update({ where: { documentId: orderId }, data: { name, net: amounts[index], dueAt } });
    await db.query('api::invoice-balance.invoice-balance').create({
      data: {
        invoiceId: `sort-${index}`,
        orderId,
        orderNumber: 'BE-2026-00001',
        kind: 'invoice',
        scope: 'full',
        settlement: 'open',
        name,
        gross: amounts[index],
        due: amounts[index],
        dueOn: day ?? '2026-12-09',
      },
    });
  }
});

async function pages<T>(list: string, sort: string): Promise<T[]> {
  const seen: T[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: Page<T> = await body(staff.call('GET', `/api/staff/${list}?sort=${sort}&limit=3${next && `&cursor=${next}`}`));
    seen.push(...page.items);
    next = page.next;
  }
  return seen;
}

const LAST = '9999';
const falling = (a: number, b: number) => b - a;

describe.each(['quotes', 'orders', 'invoices'])('%s', (list) => {
  test('come by name, each once', async () => {
    const rows = await pages<{ id: string; name: string }>(list, 'customer');
    expect(rows.map(({ name }) => name)).toEqual(names.toSorted());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(names.length);
  });

  test.each(['amount', 'newest'])('come each once by %s', async (sort) => {
    const ids = (await pages<{ id: string }>(list, sort)).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([names.length, names.length]);
  });

  test.each(['amount&cursor=5.eA', 'customer&cursor=5.AA', 'customer&cursor=;drop.eA', 'customer&cursor=.', 'price', 'newest&cursor=5.eA'])(
    'refuse the order %s',
    async (sort) => expect((await staff.call('GET', `/api/staff/${list}?sort=${sort}`)).status).toBe(400),
  );
});

test('quotes come by the last day of their offer, those without one last', async () => {
  const rows = await pages<QuoteSummary>('quotes', 'valid');
  expect(rows.map(({ validUntil }) => validUntil ?? LAST)).toEqual(days.map((day) => day ?? LAST).toSorted());
});

test('orders come by due time, those without one last', async () => {
  const rows = await pages<OrderSummary>('orders', 'due');
  expect(rows.map(({ dueAt }) => dueAt?.slice(0, 10) ?? LAST)).toEqual(days.map((day) => day ?? LAST).toSorted());
});

test('the largest order, and the largest invoice, come first', async () => {
  expect((await pages<OrderSummary>('orders', 'amount')).map(({ net }) => net)).toEqual(amounts.toSorted(falling));
  expect((await pages<InvoiceSummary>('invoices', 'amount')).map(({ gross }) => gross)).toEqual(amounts.toSorted(falling));
});

test('a page goes on where it was when its last row moved elsewhere meanwhile', async () => {
  const first: Page<OrderSummary> = await body(staff.call('GET', '/api/staff/orders?sort=due&limit=2'));
  const [, last] = first.items;
  const set = (dueAt: string | null) =>
    shop.strapi.db.query('api::order.order').update({ where: { documentId: last?.id }, data: { dueAt } });
  await set(null);
  const second: Page<OrderSummary> = await body(staff.call('GET', `/api/staff/orders?sort=due&limit=2&cursor=${first.next}`));
  await set(last?.dueAt ?? null);
  expect(second.items.map(({ dueAt }) => dueAt?.slice(0, 10))).toEqual(['2026-12-03', '2026-12-03']);
});

test('a quote is sorted by what was offered, also one from before there was that order', async () => {
  await fillCompany(shop);
  const quote = await newQuote(shop, staff, newEmail());
  const { lines } = quote.draft.draft;
  await sendOffer(staff, quote, { lines: lines.map((line) => ({ ...line, price: cents(3_900_000) })) });
  const largest = async () => (await pages<QuoteSummary>('quotes', 'amount'))[0]?.id;
  expect(await largest()).toBe(quote.id);
  await shop.strapi.db.query('api::quote.quote').update({ where: { documentId: quote.id }, data: { amount: null } });
  expect(await largest()).not.toBe(quote.id);
  const { quoteAmounts } = compiled<{ quoteAmounts(strapi: unknown, trx: unknown): Promise<void> }>('migrations/001-quote-amounts');
  await quoteAmounts(shop.strapi, shop.strapi.db.connection);
  expect(await largest()).toBe(quote.id);
});
