import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Page } from '../src/contract/list';
import type { Order, OrderSummary } from '../src/contract/production/order';
import type { QuoteSummary } from '../src/contract/quoting/quote';
import type { QuoteView, StaffQuoteView } from '../src/contract/quoting/offer';
import type { Message } from '../src/contract/quoting/thread';
import { newEmail, send, signedInAs } from './accounts';
import { acceptanceOf, body, fillCompany, moving, newQuote, problem, sendOffer, staffQuote, uploadFile, useCompany } from './offer-calls';
import { cartId, compiled, useSharedStrapi } from './strapi';
import { usePeople } from './use-people';

const shop = useSharedStrapi();
useCompany(shop);
const { staff, lead, customer } = usePeople(shop, { staff: 'admin', lead: 'super_admin', customer: 'user' });

const own = (id: string) => body<QuoteView>(customer.call('GET', `/api/quotes/${id}`));
const facts = async (subject: string) => {
  const rows: { name: string }[] = await shop.strapi.db.query('api::event.event').findMany({ where: { subject }, orderBy: { seq: 'asc' } });
  return rows.map(({ name }) => name);
};

const offeredTo = async (email: string) => sendOffer(staff, await newQuote(shop, staff, email));

describe('an offer', () => {
  test('starts from the request at the list’s prices, with a proposed tax case', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    expect(quote.draft).toMatchObject({
      draft: { lines: [{ name: 'Paper to CAD Basic', quantity: 2, price: 3_900, listPrice: 3_900 }], discount: 0, taxCase: null },
      proposal: { taxCase: 'domestic', reason: 'property-in-germany' },
    });
  });

  test('goes out frozen, with its log, and customers see it without what is internal', async () => {
    const offered = await sendOffer(staff, await newQuote(shop, staff, customer.email), { terms: 'Erstens.\n\nZweitens.' });
    expect(offered).toMatchObject({
      status: 'offered',
      offers: [{ version: 'a', latest: true, totals: { net: 7_800, vat: 1_482, gross: 9_282 } }],
    });
    expect(await facts(offered.id)).toEqual(['quote.submitted', 'quote.taken-up', 'quote.draft-saved', 'quote.offered']);
    const seen = await own(offered.id);
    expect(seen.offer?.document).toMatchObject({ version: 'a', terms: ['Erstens.', 'Zweitens.'], seller: { vatId: 'DE123456789' } });
    expect(seen.offer?.document.withdrawalNotice).toContain('Muster-Widerrufsformular');
    expect(JSON.stringify(seen)).not.toMatch(/draft|cost/);
  });

  test('gives lists its sums and its last day in place of the request’s', async () => {
    const { id, offers } = await sendOffer(staff, await newQuote(shop, staff, customer.email), { discount: 1_000 });
    const { items } = await body<Page<QuoteSummary>>(customer.call('GET', '/api/quotes?limit=1'));
    expect(items).toMatchObject([{ id, net: 7_020, gross: 8_354, validUntil: offers[0]?.document.validUntil }]);
  });

  test('sent again is the next version, marks what changed, and ends the older link', async () => {
    const guest = newEmail();
    const first = await sendOffer(staff, await newQuote(shop, staff, guest));
    const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
    const lines = first.draft.draft.lines.map((line) => ({ ...line, price: 3_500 as typeof line.price }));
    const second = await sendOffer(staff, first, { lines });
    expect(second.offers.map(({ version, latest }) => [version, latest])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(second.offers[0]?.document.lines[0]?.revision).toBe('b');
    expect(await problem(shop.http(`/api/guest/${guestToken(first.id, 2)}`))).toEqual([410, 'quote.link-superseded']);
    expect((await body<QuoteView>(shop.http(`/api/guest/${guestToken(first.id, 3)}`))).offer?.version).toBe('b');
  });

  test('comes as a PDF under its number and version', async () => {
    const { id, number } = await sendOffer(staff, await newQuote(shop, staff, customer.email));
    const { url } = await body<{ url: string }>(customer.call('GET', `/api/quotes/${id}/offers/a/download-url`));
    const answer = await shop.http(url);
    expect(answer.headers.get('content-disposition')).toContain(`${number}-a.pdf`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await problem(customer.call('GET', `/api/quotes/${id}/offers/b/download-url`))).toEqual([404, 'document.not-found']);
  });

  test('can be looked at as a PDF before it is sent', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const answer = await staff.call('GET', `/api/staff/quotes/${quote.id}/draft/pdf`);
    expect(answer.headers.get('content-type')).toContain('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test.each([
    [
      'a line without a price',
      (quote: StaffQuoteView) => ({ lines: quote.draft.draft.lines.map((line) => ({ ...line, price: null })) }),
      'quote.line-unpriced',
    ],
    ['an open tax case', () => ({ taxCase: null }), 'quote.tax-case-open'],
    ['a past validity', () => ({ validUntil: '2020-01-01' }), 'quote.validity-past'],
    ['more than 20 % off', () => ({ discount: 2_001 }), 'quote.discount-needs-lead'],
  ])('is refused with %s, and nothing changes', async (_name, change, code) => {
    const quote = await newQuote(shop, staff, customer.email);
    await expect(sendOffer(staff, quote, change(quote))).rejects.toThrow(new RegExp(`409.*${code}`));
    expect(await staffQuote(staff, quote.id)).toMatchObject({ status: 'in_review', offers: [] });
  });

  test('what was removed from it comes back until it is sent, and counts nothing', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const [line] = quote.draft.draft.lines;
    if (!line) throw new Error('a request has a line');
    const removed = [{ ...line, key: '7', name: 'Plankopf nach Vorlage' }];
    const lines = [{ ...line, removedAddons: [{ id: '', name: 'Express', amount: line.price ?? (1 as never) }] }];
    const draft = { ...quote.draft.draft, lines, removed };
    const saved = await body<StaffQuoteView>(staff.call('PUT', `/api/staff/quotes/${quote.id}/draft`, { revision: quote.revision, draft }));
    expect((await staffQuote(staff, quote.id)).draft.draft).toMatchObject({ removed, lines });
    const sent = await sendOffer(staff, saved);
    expect(JSON.stringify(sent.offers)).not.toContain('Plankopf');
    expect(sent.draft.draft.removed).toBeUndefined();
    expect(sent.draft.draft.lines.map(({ removedAddons }) => removedAddons)).toEqual([undefined]);
  });

  test('more than 20 % off goes out by a super admin', async () => {
    expect((await sendOffer(lead, await newQuote(shop, staff, customer.email), { discount: 5_000 })).status).toBe('offered');
  });

  test('is not sent while facts about the operator are missing', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    await shop.strapi.db.query('api::company.company').updateMany({ where: {}, data: { iban: '' } });
    await expect(sendOffer(staff, quote)).rejects.toThrow(/409.*company.incomplete.*IBAN/);
    await fillCompany(shop);
  });
});

describe('moves', () => {
  test('of two editors the second is told, and changes nothing', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const path = `/api/staff/quotes/${quote.id}`;
    const answers = await Promise.all([
      staff.call('POST', `${path}/review`, moving(quote)),
      lead.call('POST', `${path}/review`, moving(quote)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await problem(answers.find(({ status }) => status === 409) as Response)).toEqual([409, 'stale']);
    expect(await problem(staff.call('PUT', `${path}/draft`, { revision: 1, draft: quote.draft.draft }))).toEqual([409, 'stale']);
    expect((await staffQuote(staff, quote.id)).revision).toBe(2);
  });

  test('sent twice with one key happen once', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const move = moving(quote);
    const send2 = () => staff.call('POST', `/api/staff/quotes/${quote.id}/review`, move);
    expect([(await send2()).status, (await send2()).status]).toEqual([200, 200]);
    expect((await facts(quote.id)).filter((name) => name === 'quote.taken-up')).toHaveLength(1);
  });

  test('that the table does not know answer 409, unknown ones 404, silent questions 400', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const path = `/api/staff/quotes/${quote.id}`;
    expect(await problem(staff.call('POST', `${path}/withdraw`, moving(quote, 'Doch nicht')))).toEqual([409, 'quote.wrong-status']);
    expect((await staff.call('POST', `${path}/accept`, moving(quote))).status).toBe(403);
    expect(await problem(customer.call('POST', `/api/quotes/${quote.id}/offer`, moving(quote)))).toEqual([404, 'not-found']);
    expect(await problem(staff.call('POST', `${path}/ask`, moving(quote)))).toEqual([400, 'input.invalid']);
    expect(await problem(staff.call('POST', `${path}/ask`, { revision: 'x' }))).toEqual([400, 'input.invalid']);
  });

  test('a question and its answer stand in the thread', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    await staff.call('POST', `/api/staff/quotes/${quote.id}/ask`, moving(quote, 'Welches Geschoss?'));
    const requested = await own(quote.id);
    await body(customer.call('POST', `/api/quotes/${quote.id}/answer`, moving(requested, 'Das Erdgeschoss')));
    expect((await own(quote.id)).messages.map(({ from, transition, text }) => [from, transition, text])).toEqual([
      ['staff', 'quote.ask', 'Welches Geschoss?'],
      ['customer', 'quote.answer', 'Das Erdgeschoss'],
    ]);
  });

  test('a question brings files once a key, and a file alone is an answer', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const question = { ...moving(quote, 'Ist dieses Geschoss gemeint?'), files: await uploadFile(shop, 'geschoss.txt') };
    const ask = () => staff.call('POST', `/api/staff/quotes/${quote.id}/ask`, question);
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200]);
    const asked = await own(quote.id);
    await body(customer.call('POST', `/api/quotes/${quote.id}/answer`, { ...moving(asked), files: await uploadFile(shop, 'dach.txt') }));
    const { messages } = await own(quote.id);
    expect(messages.map(({ text, files }) => [text, ...files.map(({ originalName }) => originalName)])).toEqual([
      ['Ist dieses Geschoss gemeint?', 'geschoss.txt'],
      ['', 'dach.txt'],
    ]);
    const path = `/api/quotes/${quote.id}/files/${messages[0]?.files[0]?.fileName}/download-url`;
    const { url } = await body<{ url: string }>(customer.call('GET', path));
    expect(await (await shop.http(url)).text()).toBe('Grundriss');
  });

  test('that take no files refuse them, and files of another cart move nothing', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const files = await uploadFile(shop);
    const cancel = { ...moving(quote), files };
    expect(await problem(customer.call('POST', `/api/quotes/${quote.id}/cancel`, cancel))).toEqual([400, 'input.invalid']);
    const foreign = { ...moving(quote, 'Welches Geschoss?'), files: { ...files, cartId: cartId() } };
    expect(await problem(staff.call('POST', `/api/staff/quotes/${quote.id}/ask`, foreign))).toEqual([422, 'quote.file-unknown']);
    expect(await own(quote.id)).toMatchObject({ status: 'submitted', messages: [] });
  });

  test('of strangers find nothing', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const stranger = await signedInAs(shop, 'user');
    expect(await problem(stranger.call('POST', `/api/quotes/${quote.id}/cancel`, moving(quote)))).toEqual([404, 'quote.not-found']);
    expect(await problem(send(shop, 'POST', `/api/guest/${'x'.repeat(43)}/cancel`, moving(quote)))).toEqual([404, 'quote.not-found']);
  });
});

describe('messages', () => {
  test('carry files once a key, and notes stay with staff', async () => {
    const quote = await newQuote(shop, staff, customer.email);
    const message = { key: randomUUID(), text: 'Hier der Plan', files: await uploadFile(shop) };
    const write = () => body<Message>(customer.call('POST', `/api/quotes/${quote.id}/messages`, message));
    expect((await write()).id).toBe((await write()).id);
    await body(staff.call('POST', `/api/staff/quotes/${quote.id}/messages`, { key: randomUUID(), text: 'Zu billig', internal: true }));
    const seen = await own(quote.id);
    expect(seen.messages).toMatchObject([{ text: 'Hier der Plan', files: [{ originalName: 'grundriss.txt' }] }]);
    expect((await staffQuote(staff, quote.id)).messages.map(({ internal }) => internal)).toEqual([false, true]);
    const { fileName } = seen.messages[0]?.files[0] ?? { fileName: '' };
    const { url } = await body<{ url: string }>(customer.call('GET', `/api/quotes/${quote.id}/files/${fileName}/download-url`));
    expect(await (await shop.http(url)).text()).toBe('Grundriss');
  });
});

describe('acceptance', () => {
  test('makes one order, however often it is sent', async () => {
    const { id } = await offeredTo(customer.email);
    const quote = await own(id);
    const acceptance = acceptanceOf(quote);
    const answers = await Promise.all([1, 2, 3].map(() => customer.call('POST', `/api/quotes/${id}/accept`, acceptance)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const orders = await body<Page<OrderSummary>>(customer.call('GET', '/api/orders?limit=100'));
    const order = await body<Order>(customer.call('GET', `/api/orders/${(await own(id)).orderId}`));
    expect(orders.items.filter(({ number }) => number === order.number)).toHaveLength(1);
    expect(order).toMatchObject({ status: 'placed', quote: { version: 'a' }, totals: { gross: 9_282 }, buyer: { street: 'Torstraße 1' } });
    expect(order.number).toMatch(/^BE-\d{4}-\d{5}$/);
    expect(order.timeline.map(({ name }) => name)).toEqual(['quote.submitted', 'quote.taken-up', 'quote.offered', 'order.placed']);
  });

  test('by a guest works through the link', async () => {
    const offered = await offeredTo(newEmail());
    const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
    const path = `/api/guest/${guestToken(offered.id, 2)}`;
    const quote = await body<QuoteView>(shop.http(path));
    await body(send(shop, 'POST', `${path}/accept`, acceptanceOf(quote)));
    expect(await body<Order>(shop.http(`${path}/order`))).toMatchObject({ status: 'placed', earlyStart: true });
  });

  test.each([
    ['an older version', { version: 'z' }, [409, 'quote.version-superseded']],
    ['no tick at the terms', { termsAccepted: false }, [400, 'input.invalid']],
    ['no street', { billing: { name: 'Ada', street: '', postcode: '1', city: 'B', country: 'DE' } }, [400, 'input.invalid']],
  ])('is refused with %s', async (_name, change, expected) => {
    const { id } = await offeredTo(customer.email);
    const quote = await own(id);
    expect(await problem(customer.call('POST', `/api/quotes/${id}/accept`, { ...acceptanceOf(quote), ...change }))).toEqual(expected);
    expect(await own(id)).toMatchObject({ status: 'offered', orderId: null });
  });

  test('comes too late after the last day', async () => {
    const { id } = await offeredTo(customer.email);
    const quote = await own(id);
    const { expireOffers } = compiled<{ expireOffers(strapi: unknown, now: Date): Promise<void> }>('domain/quoting/offer-deadlines');
    await expireOffers(shop.strapi, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    expect(await own(id)).toMatchObject({ status: 'expired' });
    expect(await problem(customer.call('POST', `/api/quotes/${id}/accept`, acceptanceOf(quote)))).toEqual([409, 'stale']);
    expect((await sendOffer(staff, await staffQuote(staff, id))).offers[0]?.version).toBe('b');
  });
});

describe('an offer that has expired', () => {
  async function expiredFor(email: string): Promise<string> {
    const { expireOffers } = compiled<{ expireOffers(strapi: unknown, now: Date): Promise<void> }>('domain/quoting/offer-deadlines');
    const { id } = await offeredTo(email);
    await expireOffers(shop.strapi, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    return id;
  }

  test('is asked for anew by its customer, once, and offered again', async () => {
    const id = await expiredFor(customer.email);
    const command = moving(await own(id), 'Jetzt mit Keller');
    const path = `/api/quotes/${id}/renew`;
    const stranger = await signedInAs(shop, 'user');
    expect(await problem(stranger.call('POST', path, command))).toEqual([404, 'quote.not-found']);
    expect((await send(shop, 'POST', path, command)).status).toBe(401);
    const answers = await Promise.all([customer.call('POST', path, command), customer.call('POST', path, command)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await facts(id)).filter((name) => name === 'quote.renewal-requested')).toHaveLength(1);
    expect(await own(id)).toMatchObject({ status: 'in_review' });
    expect(await problem(customer.call('POST', path, moving(await own(id))))).toEqual([409, 'quote.wrong-status']);
    expect((await sendOffer(staff, await staffQuote(staff, id))).offers[0]?.version).toBe('b');
  });

  test('is asked for anew by a guest through the link', async () => {
    const id = await expiredFor(newEmail());
    const { guestToken } = compiled<{ guestToken(id: string, revision: number): string }>('domain/quoting/quote-row');
    const path = `/api/guest/${guestToken(id, 2)}`;
    const quote = await body<QuoteView>(shop.http(path));
    expect(await body<QuoteView>(send(shop, 'POST', `${path}/renew`, moving(quote)))).toMatchObject({ status: 'in_review' });
  });

  test('is not asked for by staff in a customer’s place', async () => {
    const id = await expiredFor(customer.email);
    const command = moving(await staffQuote(staff, id));
    expect((await staff.call('POST', `/api/staff/quotes/${id}/renew`, command)).status).toBe(404);
  });
});
