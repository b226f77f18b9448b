import { describe, expect, test } from 'vitest';
import type { Invoice, InvoiceSummary, StaffInvoiceSummary } from '../src/contract/billing/invoice';
import type { DownloadUrl } from '../src/contract/files/file';
import type { Page } from '../src/contract/list';
import { newEmail, send, signedInAs } from './accounts';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { newQuote, useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { offer } from './sample-documents';
import { compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });
const calls = invoiceCalls(staff);

const issued = (part: Parameters<typeof issuedInvoice>[2] = null, orderId?: string) => issuedInvoice(shop, staff, part, orderId);

describe('the staff list', () => {
  const list = (query: string) => calls.call<Page<StaffInvoiceSummary>>('GET', `/invoices?${query}`);

  test('filters by the status that people see', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    const open = await issued();
    const partly = await calls.pay(await issued(), 1);
    const paid = await issued();
    await calls.pay(paid, paid.due);
    const cancelled = await calls.cancel(await issued());
    const late = await issued();
    await shop.strapi.db
      .query('api::invoice-balance.invoice-balance')
      .update({ where: { invoiceId: late.id }, data: { dueOn: '2020-01-01' } });
    const expected = { draft, open, partly_paid: partly, paid, cancelled, overdue: late };
    for (const [status, { id }] of Object.entries(expected)) {
      const { items } = await list(`status=${status}&limit=100`);
      expect(items.map((item) => item.id)).toContain(id);
      expect(new Set(items.map((item) => item.status))).toEqual(new Set([status]));
    }
    const unpaid = await list('status=unpaid&limit=100');
    expect(unpaid.items.map(({ id }) => id)).toEqual(expect.arrayContaining([open.id, partly.id, late.id]));
    expect((await list('sort=due&status=unpaid&limit=1')).items[0]?.id).toBe(late.id);
  });

  test.each(['newest', 'due'])('goes through every invoice once, %s first', async (sort) => {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: Page<StaffInvoiceSummary> = await list(`sort=${sort}&limit=4${next && `&cursor=${next}`}`);
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(await shop.strapi.db.query('api::invoice.invoice').count());
  });

  test('finds by number, customer and order', async () => {
    const buyer = { ...offer.buyer, company: 'Zwölfender & Söhne' };
    const { orderId } = await placeOrder(shop, { buyer });
    const { id, number, document } = await issued(null, orderId);
    for (const q of [number, 'zwölfender', document.orderNumber.toLowerCase()]) {
      expect((await list(`q=${encodeURIComponent(q)}`)).items.map((item) => item.id)).toEqual([id]);
    }
    expect((await list(`order=${orderId}`)).items.map((item) => item.id)).toEqual([id]);
  });

  test.each(['status=nothing', 'sort=name', 'cursor=%25', 'limit=101', 'sort=due&cursor=zzzzzz'])('refuses %s', async (query) =>
    expect(list(query)).rejects.toThrow('input.invalid'),
  );
});

describe('a customer', () => {
  test('sees the invoices of their own orders, but no drafts and nobody else’s', async () => {
    const [owner, stranger] = await Promise.all([signedInAs(shop, 'user'), signedInAs(shop, 'user')]);
    const { orderId } = await placeOrder(shop, { ownerId: owner.id });
    const invoice = await issued({ percent: 5_000 }, orderId);
    const draft = await calls.draft(orderId, { percent: 100 });
    const own = (await (await owner.call('GET', '/api/invoices')).json()) as Page<InvoiceSummary>;
    expect(own.items.map(({ id }) => id)).toEqual([invoice.id]);
    const found = (await (await owner.call('GET', `/api/invoices/${invoice.id}`)).json()) as Invoice;
    expect(found.number).toBe(invoice.number);
    expect((await owner.call('GET', `/api/invoices/${draft.id}`)).status).toBe(404);
    expect((await stranger.call('GET', `/api/invoices/${invoice.id}`)).status).toBe(404);
    expect((await stranger.call('GET', `/api/invoices/${invoice.id}/download-url?format=pdf`)).status).toBe(404);
    expect(((await (await stranger.call('GET', '/api/invoices')).json()) as Page<InvoiceSummary>).items).toEqual([]);
  });

  test('downloads the PDF and the XML', async () => {
    const owner = await signedInAs(shop, 'user');
    const { orderId } = await placeOrder(shop, { ownerId: owner.id });
    const invoice = await issued(null, orderId);
    for (const [format, start] of [
      ['pdf', '%PDF-1.'],
      ['xml', '<?xml'],
    ] as const) {
      const answer = await owner.call('GET', `/api/invoices/${invoice.id}/download-url?format=${format}`);
      const file = await shop.http(((await answer.json()) as DownloadUrl).url);
      expect(file.headers.get('content-disposition')).toContain(`filename="${invoice.number}.${format}"`);
      expect((await file.text()).startsWith(start)).toBe(true);
    }
    expect((await owner.call('GET', `/api/invoices/${invoice.id}/download-url?format=doc`)).status).toBe(400);
  });
});

test('what was ordered as a guest joins the account with its invoices', async () => {
  const owner = await signedInAs(shop, 'user');
  const quote = await newQuote(shop, staff, newEmail());
  const { orderId } = await placeOrder(shop, { quoteId: quote.id });
  const invoice = await issued(null, orderId);
  const { email } = await shop.strapi.db.query('api::quote.quote').findOne({ where: { documentId: quote.id } });
  const { joinQuotes } = compiled<{ joinQuotes: (trx: unknown, account: object) => Promise<object[]> }>('domain/people/refresh-person');
  await shop.strapi.db.transaction(({ trx }) => joinQuotes(trx, { accountId: owner.id, email }));
  expect((await owner.call('GET', `/api/invoices/${invoice.id}`)).status).toBe(200);
});

test('a guest link shows the invoices of its order', async () => {
  const quote = await newQuote(shop, staff, newEmail());
  const { orderId } = await placeOrder(shop, { quoteId: quote.id });
  const invoice = await issued(null, orderId);
  const { guestToken } = compiled<{ guestToken: (quoteId: string) => string }>('domain/quoting/quote-row');
  const path = `/api/guest/${guestToken(quote.id)}/invoices`;
  const { items } = (await (await send(shop, 'GET', path)).json()) as Page<InvoiceSummary>;
  expect(items.map(({ id }) => id)).toEqual([invoice.id]);
  expect((await send(shop, 'GET', `${path}/${invoice.id}`)).status).toBe(200);
  expect((await send(shop, 'GET', `${path}/${invoice.id}/download-url?format=pdf`)).status).toBe(200);
  expect((await send(shop, 'GET', `${path}/${(await issued()).id}`)).status).toBe(404);
});

test('a guest link of somebody else’s quote shows nothing', async () => {
  const invoice = await issued();
  for (const path of ['', `/${invoice.id}`, `/${invoice.id}/download-url?format=pdf`]) {
    expect((await send(shop, 'GET', `/api/guest/${'x'.repeat(43)}/invoices${path}`)).status).toBe(404);
  }
});
