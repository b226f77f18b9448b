import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Invoice, InvoiceSummary, StaffInvoice, StaffInvoiceSummary } from '../src/contract/invoice';
import { totalsOf } from '../src/contract/document';
import type { DownloadUrl } from '../src/contract/file';
import type { Page } from '../src/contract/list';
import { compiled, newEmail, send, signedInAs, staffMember, type SignedIn } from './accounts';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { fillCompany, newQuote } from './offer-calls';
import { placeOrder } from './order-rows';
import { offer } from './sample-documents';
import { useStrapi } from './strapi';

const shop = useStrapi();
let staff: SignedIn;
let calls: ReturnType<typeof invoiceCalls>;
const whole = totalsOf(offer);

beforeAll(async () => {
  await fillCompany(shop);
  staff = await staffMember(shop, 'admin');
  calls = invoiceCalls(staff);
});

const issued = (part: Parameters<typeof issuedInvoice>[2] = null, orderId?: string) => issuedInvoice(shop, staff, part, orderId);
const numberOf = (number: string) => Number(number.split('-')[2]);
const inDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

describe('a draft', () => {
  test('is made of all of the order and has no number', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    expect(draft).toMatchObject({ number: '', status: 'draft', due: whole.gross, paid: 0, orderId });
    expect(draft.document).toMatchObject({ scope: 'full', service: { from: '2026-11-11', to: '2026-11-20' }, discount: 500 });
  });

  test('is made once for a call that comes twice', async () => {
    const { orderId } = await placeOrder(shop);
    const body = { key: randomUUID(), part: null };
    const drafts = await Promise.all([1, 2, 3].map(() => calls.call<StaffInvoice>('POST', `/orders/${orderId}/invoices`, body)));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  });

  test('can be thrown away, an issued invoice cannot', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    await calls.call('DELETE', `/invoices/${draft.id}`);
    await expect(calls.find(draft.id)).rejects.toThrow('invoice.not-found');
    const invoice = await calls.issue(await calls.draft(orderId));
    await expect(calls.call('DELETE', `/invoices/${invoice.id}`)).rejects.toThrow('invoice.wrong-status');
  });

  test.each([
    ['an unknown order', 'nobody', { part: null }, 'order.not-found'],
    ['no key', null, { key: 'x', part: null }, 'input.invalid'],
    ['more than all', null, { part: { percent: 10_001 } }, 'input.invalid'],
    ['nothing', null, { part: { net: 0 } }, 'input.invalid'],
    ['a percentage and an amount', null, { part: { net: 1, percent: 1 } }, 'input.invalid'],
    ['a period that ends before it begins', null, { part: null, service: { from: '2026-11-20', to: '2026-11-19' } }, 'input.invalid'],
    ['a cent more than the order', null, { part: { net: whole.net + 1 } }, 'invoice.above-order'],
  ])('of %s is refused', async (_name, order, body, code) => {
    const orderId = order ?? (await placeOrder(shop)).orderId;
    await expect(calls.call('POST', `/orders/${orderId}/invoices`, { key: randomUUID(), ...body })).rejects.toThrow(code);
  });
});

describe('issuing', () => {
  test('gives the next number, the day and the due day, and the seller as of now', async () => {
    const first = await issued();
    const second = await issued();
    expect(first.number).toMatch(/^RE-\d{4}-\d{5}$/);
    expect(numberOf(second.number)).toBe(numberOf(first.number) + 1);
    expect(second).toMatchObject({
      status: 'open',
      dueOn: inDays(second.document.date, 14),
      document: { seller: { bank: 'Commerzbank' } },
    });
    expect(second.giroCode?.text).toContain(second.number);
    expect(new Set(second.giroCode?.rows.map((row) => row.length))).toEqual(new Set([second.giroCode?.rows.length]));
    expect(second.timeline.map(({ name, actor }) => [name, actor])).toEqual([
      ['invoice.drafted', 'staff'],
      ['invoice.issued', 'staff'],
    ]);
  });

  test('happens once for a move that comes three times at once', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    const move = calls.move(draft);
    const answers = await Promise.all([1, 2, 3].map(() => calls.call<StaffInvoice>('POST', `/invoices/${draft.id}/issue`, move)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    await expect(calls.issue(draft)).rejects.toThrow('stale');
    await expect(calls.issue({ ...draft, revision: 2 })).rejects.toThrow('invoice.wrong-status');
  });

  test('of two drafts over all of an order lets one through', async () => {
    const { orderId } = await placeOrder(shop);
    const [one, other] = await Promise.all([calls.draft(orderId), calls.draft(orderId)]);
    const results = await Promise.allSettled([calls.issue(one), calls.issue(other)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('of parts stops at the order’s net price', async () => {
    const { orderId } = await placeOrder(shop);
    const drafts = await Promise.all([1, 2, 3].map(() => calls.draft(orderId, { percent: 4_000 })));
    const results = await Promise.allSettled(drafts.map(calls.issue));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('waits for complete company data and names what is missing as the panel does', async () => {
    const company = shop.strapi.db.query('api::company.company');
    await company.updateMany({ where: {}, data: { iban: 'DE00', taxNumber: null } });
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    const answer = await staff.call('POST', `/api/staff/invoices/${draft.id}/issue`, calls.move(draft));
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    await fillCompany(shop);
    expect([answer.status, error.code]).toEqual([409, 'company.incomplete']);
    expect(error.message).toContain('Steuernummer, IBAN');
    expect((await calls.issue(draft)).status).toBe('open');
  });

  test.each([
    ['an incomplete address', { ...offer, buyer: { ...offer.buyer, city: ' ' } }, 'invoice.incomplete'],
    ['no VAT ID at reverse charge', { ...offer, taxCase: 'reverse-charge', buyer: { ...offer.buyer, vatId: '' } }, 'invoice.incomplete'],
    ['a negative sum', { ...offer, lines: offer.lines.map((line) => ({ ...line, net: -1 })) }, 'invoice.negative'],
  ])('refuses %s', async (_name, document, code) => {
    const before = numberOf((await issued()).number);
    const { orderId } = await placeOrder(shop, { document: document as typeof offer });
    const draft = await calls.draft(orderId);
    await expect(calls.issue(draft)).rejects.toThrow(code);
    expect(numberOf((await issued()).number)).toBe(before + 1);
  });
});

describe('partial and final invoices', () => {
  test('a final one deducts what partial ones brought, once they are paid', async () => {
    const { orderId } = await placeOrder(shop);
    const first = await issued({ percent: 3_000 }, orderId);
    expect(first.document).toMatchObject({
      scope: 'partial',
      lines: [{ name: expect.stringMatching(/^Abschlag 30\s% auf Bestellung BE-/) }],
    });
    await expect(calls.draft(orderId)).rejects.toThrow('invoice.partial-unpaid');
    await calls.pay(first, first.due);
    const final = await issued(null, orderId);
    expect(final.document).toMatchObject({ scope: 'final', prepayments: [{ number: first.number, gross: first.due }] });
    expect(final.due).toBe(whole.gross - first.due);
    await expect(calls.draft(orderId, { percent: 1 })).rejects.toThrow('invoice.order-billed');
    await expect(calls.cancel(await calls.find(first.id))).rejects.toThrow('invoice.deducted');
    await calls.cancel(final);
    expect((await calls.cancel(await calls.find(first.id))).status).toBe('cancelled');
  });

  test('a draft of all does not outlive a partial invoice', async () => {
    const { orderId } = await placeOrder(shop);
    const draft = await calls.draft(orderId);
    const partial = await issued({ net: 10_000 as never }, orderId);
    await calls.pay(partial, partial.due);
    await expect(calls.issue(draft)).rejects.toThrow('invoice.outdated');
  });
});

describe('cancelling', () => {
  test('issues the opposite under the next number, and both know of each other', async () => {
    const invoice = await issued();
    const cancelled = await calls.cancel(invoice, 'Doppelt berechnet');
    expect(cancelled).toMatchObject({ status: 'cancelled', number: invoice.number, giroCode: null, due: invoice.due });
    const cancellation = await calls.find(cancelled.cancellation?.id ?? '');
    expect(numberOf(cancellation.number)).toBe(numberOf(invoice.number) + 1);
    expect(cancellation).toMatchObject({ status: 'cancelled', cancels: { id: invoice.id, number: invoice.number }, due: 0 });
    expect(cancellation.totals.gross).toBe(-invoice.totals.gross);
    expect(cancellation.document).toMatchObject({ kind: 'cancellation', reason: 'Doppelt berechnet' });
    await expect(calls.cancel(cancelled)).rejects.toThrow('invoice.wrong-status');
    await expect(calls.cancel(cancellation)).rejects.toThrow('invoice.wrong-status');
  });

  test('happens once for a move that comes twice at once', async () => {
    const invoice = await issued();
    const move = { ...calls.move(invoice), text: 'Doppelt' };
    const answers = await Promise.all([1, 2].map(() => calls.call<StaffInvoice>('POST', `/invoices/${invoice.id}/cancel`, move)));
    expect(new Set(answers.map(({ cancellation }) => cancellation?.number)).size).toBe(1);
  });

  test('needs a reason, and an issued invoice', async () => {
    const invoice = await issued();
    await expect(calls.cancel(invoice, ' ')).rejects.toThrow('input.invalid');
    const draft = await calls.draft((await placeOrder(shop)).orderId);
    await expect(calls.cancel(draft)).rejects.toThrow('invoice.wrong-status');
  });

  test('frees the order to be billed again', async () => {
    const { orderId } = await placeOrder(shop);
    await calls.cancel(await issued(null, orderId));
    expect((await issued(null, orderId)).status).toBe('open');
  });
});

describe('payments', () => {
  test('turn an invoice partly paid, paid, and back by a counter-entry', async () => {
    const invoice = await issued();
    const part = await calls.pay(invoice, 10_000);
    expect([part.status, part.paid]).toEqual(['partly_paid', 10_000]);
    expect(part.giroCode?.text).toContain(`EUR${((invoice.due - 10_000) / 100).toFixed(2)}`);
    const paid = await calls.pay(part, invoice.due - 10_000);
    expect([paid.status, paid.giroCode]).toEqual(['paid', null]);
    const back = await calls.pay(paid, -invoice.due);
    expect([back.status, back.paid, back.payments.map(({ amount }) => amount)]).toEqual([
      'open',
      0,
      [10_000, invoice.due - 10_000, -invoice.due],
    ]);
  });

  test.each([
    ['more back than came in', { amount: -1 }, 'payment.below-zero'],
    ['nothing', { amount: 0 }, 'input.invalid'],
    ['a part of a cent', { amount: 1.5 }, 'input.invalid'],
    ['no day', { amount: 1, paidOn: '25.11.2026' }, 'input.invalid'],
    ['an old revision', { amount: 1, revision: 1 }, 'stale'],
  ])('of %s are refused', async (_name, wrong, code) => {
    const invoice = await issued();
    const body = { ...calls.move(invoice), paidOn: '2026-11-25', reference: '', ...wrong };
    await expect(calls.call('POST', `/invoices/${invoice.id}/payments`, body)).rejects.toThrow(code);
    expect((await calls.find(invoice.id)).payments).toEqual([]);
  });

  test('count once when they come twice', async () => {
    const invoice = await issued();
    const body = { ...calls.move(invoice), amount: 500, paidOn: '2026-11-25', reference: '' };
    await Promise.all([1, 2, 3].map(() => calls.call('POST', `/invoices/${invoice.id}/payments`, body)));
    expect((await calls.find(invoice.id)).paid).toBe(500);
  });

  test('for a cancelled invoice are kept and can go back', async () => {
    const cancelled = await calls.cancel(await calls.pay(await issued(), 5_000));
    expect((await calls.pay(cancelled, -5_000)).paid).toBe(0);
    const cancellation = await calls.find(cancelled.cancellation?.id ?? '');
    await expect(calls.pay(cancellation, 1)).rejects.toThrow('invoice.wrong-status');
  });
});

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
  const { joinQuotes } = compiled<{ joinQuotes: (strapi: unknown, trx: unknown, account: object) => Promise<void> }>('flows/join-quotes');
  await shop.strapi.db.transaction(({ trx }) => joinQuotes(shop.strapi, trx, { accountId: owner.id, email }));
  expect((await owner.call('GET', `/api/invoices/${invoice.id}`)).status).toBe(200);
});

test('a guest link shows the invoices of its order', async () => {
  const quote = await newQuote(shop, staff, newEmail());
  const { orderId } = await placeOrder(shop, { quoteId: quote.id });
  const invoice = await issued(null, orderId);
  const { guestToken } = compiled<{ guestToken: (quoteId: string) => string }>('api/quote/guest-token');
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
