import { beforeAll, describe, expect, test } from 'vitest';
import { fileHeaders } from '../src/contract/files/file';
import type { Product } from '../src/contract/content/product';
import { MAX_CART_LINES } from '../src/contract/quoting/cart';
import { uploadFile } from './offer-calls';
import { placeOrder } from './order-rows';
import { cartId, compiled, useStrapi } from './strapi';

const shop = useStrapi();

type Body = Record<string, unknown> & { cartId: string; items: Record<string, unknown>[] };
type Answer = { status: number; body: { number?: string; error?: { code: string; fields?: object; data?: Record<string, unknown> } } };

type GuestTokens = { guestToken(quoteId: string, version?: number): string };

/** Counts the visitors: each request comes from its own address, so that limits of one test do not reach another. */
let visitor = 0;

let basic: Product;
let standard: Product;

beforeAll(async () => {
  [basic, standard] = (await Promise.all(
    ['basic', 'standard'].map(async (slug) => (await (await shop.http(`/api/products/paper-to-cad/${slug}`)).json()) as Product),
  )) as [Product, Product];
});

const contact = { name: 'Ada Beispiel', email: 'ada@example.org', customerType: 'business', projectCountry: 'DE' };

/** Builds a request for two plans of Basic: 78,00 € net. */
const aRequest = (changes: Record<string, unknown> = {}, item: Record<string, unknown> = {}): Body => ({
  cartId: cartId(),
  locale: 'de',
  items: [{ productId: basic.id, quantity: 2, selectedAddons: [], files: [], ...item }],
  contact,
  consent: true,
  expectedNet: 7_800,
  ...changes,
});

async function submit(body: Body, headers: Record<string, string> = {}): Promise<Answer> {
  const token = await shop.appCheck(body.cartId);
  return send(body, { [fileHeaders.cart]: body.cartId, [fileHeaders.appCheck]: token, ...headers });
}

async function send(body: unknown, headers: Record<string, string>): Promise<Answer> {
  const answer = await shop.http('/api/quotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor++ & 255}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

const count = (table: 'quote' | 'event' | 'outbox') => shop.strapi.db.query(`api::${table}.${table}`).count();
const addonOf = (product: Product, slug: string): string => product.addons.find((addon) => addon.slug === slug)?.id ?? `no ${slug}`;

describe('a request', () => {
  test('is stored with its number, its lines at the server’s prices and its event', async () => {
    const body = aRequest({
      items: [
        {
          productId: standard.id,
          quantity: 6,
          selectedAddons: [addonOf(standard, 'layerstandard-nach-vorgabe')],
          note: 'Dachgeschoss zuerst',
          files: [],
        },
      ],
    });
    const { status, body: answer } = await submit({ ...body, expectedNet: 47_900 });
    expect(status).toBe(201);
    expect(answer.number).toMatch(/^AN-\d{4}-\d{5}$/);
    const quote = await shop.strapi.db.query('api::quote.quote').findOne({ where: { number: answer.number } });
    expect(quote).toMatchObject({ status: 'submitted', language: 'de', name: contact.name, email: contact.email });
    expect([quote.net, quote.vat, quote.gross].map(Number)).toEqual([47_900, 9_101, 57_001]);
    expect(quote.lines[0]).toMatchObject({ name: 'Paper to CAD Standard', price: 6_500, base: 39_000, note: 'Dachgeschoss zuerst' });
    const event = await shop.strapi.db.query('api::event.event').findOne({ where: { subject: quote.documentId } });
    expect(event).toMatchObject({ topic: 'quote', name: 'quote.submitted', to: 'submitted' });
  });

  test('sent again gives the first quote, also many times at once', async () => {
    const body = aRequest();
    const token = await shop.appCheck(body.cartId);
    const before = await count('quote');
    const headers = { [fileHeaders.cart]: body.cartId, [fileHeaders.appCheck]: token };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.number)).size).toBe(1);
    expect(await count('quote')).toBe(before + 1);
  });

  test('with a file many times at once, each is told the same number', async () => {
    const { cartId: id, fileNames } = await uploadFile(shop);
    const body = { ...aRequest({}, { files: fileNames }), cartId: id };
    const headers = { [fileHeaders.cart]: id, [fileHeaders.appCheck]: await shop.appCheck(id) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(body, headers)));
    expect(new Set(answers.map(({ body: { number } }) => number))).toEqual(new Set([expect.stringMatching(/^AN-/)]));
  });

  test('sent again with another content is refused with the first one’s number', async () => {
    const body = aRequest();
    const first = await submit(body);
    const second = await submit({ ...body, contact: { ...contact, name: 'Eve' } });
    expect(second).toMatchObject({
      status: 409,
      body: { error: { code: 'quote.already-submitted', data: { number: first.body.number } } },
    });
  });

  test('numbers stay gap-free when requests fail in between', async () => {
    const numberOf = (answer: Answer) => Number(answer.body.number?.slice(-5));
    const first = numberOf(await submit(aRequest()));
    await Promise.all([submit(aRequest({ expectedNet: 1 })), submit(aRequest({}, { quantity: 0 }))]);
    const later = await Promise.all([submit(aRequest()), submit(aRequest()), submit(aRequest())]);
    expect(later.map(numberOf).sort((a, b) => a - b)).toEqual([first + 1, first + 2, first + 3]);
  });
});

describe('a request that cannot be', () => {
  test.each<[string, () => Body, number, string]>([
    ['a lower price than the server’s', () => aRequest({ expectedNet: 1 }), 409, 'quote.price-changed'],
    ['an unknown product', () => aRequest({}, { productId: 'zzzzzzzzzzzzzzzzzzzzzzzz' }), 422, 'quote.product-unavailable'],
    ['a quantity of zero', () => aRequest({}, { quantity: 0 }), 422, 'quote.quantity-invalid'],
    ['a negative quantity', () => aRequest({}, { quantity: -2 }), 422, 'quote.quantity-invalid'],
    ['half a plan', () => aRequest({}, { quantity: 1.5 }), 422, 'quote.quantity-invalid'],
    ['a quantity that is no number', () => aRequest({}, { quantity: 'two' }), 400, 'input.invalid'],
    ['an endless quantity', () => aRequest({}, { quantity: 1e308 }), 422, 'quote.quantity-invalid'],
    ['an add-on that the product does not have', () => aRequest({}, { selectedAddons: ['nope'] }), 422, 'quote.addon-unknown'],
    [
      'two add-ons of one group',
      () => aRequest({}, { selectedAddons: [addonOf(basic, 'express-ueber-nacht'), addonOf(basic, 'express-same-day')] }),
      422,
      'quote.addon-conflict',
    ],
    [
      'an express add-on above its highest quantity',
      () => aRequest({}, { quantity: 4, selectedAddons: [addonOf(basic, 'express-ueber-nacht')] }),
      422,
      'quote.addon-conflict',
    ],
    ['a product named twice', () => ({ ...aRequest(), items: [...aRequest().items, ...aRequest().items] }), 400, 'input.invalid'],
    ['somebody else’s file', () => aRequest({}, { files: ['not-mine'] }), 422, 'quote.file-unknown'],
    ['no consent', () => aRequest({ consent: false }), 400, 'input.invalid'],
    ['no items', () => aRequest({ items: [] }), 400, 'input.invalid'],
    ['an address without @', () => aRequest({ contact: { ...contact, email: 'ada' } }), 400, 'input.invalid'],
    ['no name', () => aRequest({ contact: { ...contact, name: '  ' } }), 400, 'input.invalid'],
    ['an unknown customer type', () => aRequest({ contact: { ...contact, customerType: 'admin' } }), 400, 'input.invalid'],
    ['a cart id of the wrong shape', () => aRequest({ cartId: `${cartId().slice(1)}!` }), 400, 'input.invalid'],
  ])('with %s is refused and stores nothing', async (_case, make, status, code) => {
    const before = await Promise.all([count('quote'), count('event')]);
    const body = make();
    const token = body.cartId.endsWith('!') ? 'x' : await shop.appCheck(body.cartId);
    const answer = await send(body, { [fileHeaders.cart]: body.cartId, [fileHeaders.appCheck]: token });
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    expect(await Promise.all([count('quote'), count('event')])).toEqual(before);
  });

  test('more services than a cart holds are refused by that name', async () => {
    const items = Array.from({ length: MAX_CART_LINES + 1 }, (_, index) => ({
      productId: `p${index}`,
      quantity: 1,
      selectedAddons: [],
      files: [],
    }));
    const { status, body } = await submit(aRequest({ items }));
    expect([status, body.error?.code, body.error?.data]).toEqual([422, 'cart.full', { limit: MAX_CART_LINES }]);
  });

  test('a product below its minimum is refused', async () => {
    const answer = await shop.http('/api/products/cad-services/planaktualisierung');
    const product = (await answer.json()) as Product;
    const { status, body } = await submit(aRequest({}, { productId: product.id, quantity: 1.5 }));
    expect([status, body.error?.code]).toEqual([422, 'quote.quantity-below-minimum']);
  });

  test('without a token, or with another cart’s, is refused', async () => {
    const body = aRequest();
    const foreign = await shop.appCheck(cartId());
    for (const token of ['', 'x.y', foreign]) {
      const answer = await send(body, { [fileHeaders.cart]: body.cartId, [fileHeaders.appCheck]: token });
      expect([answer.status, answer.body.error?.code]).toEqual([401, 'app-check.failed']);
    }
  });

  test('from another cart than it says is refused', async () => {
    const body = aRequest();
    const answer = await send(body, { [fileHeaders.cart]: cartId(), [fileHeaders.appCheck]: await shop.appCheck(body.cartId) });
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'cart.foreign']);
  });

  test.each([
    ['broken JSON', '{"cartId":', 400, 'input.invalid'],
    ['more than a megabyte', JSON.stringify({ note: 'x'.repeat(1_100_000) }), 413, 'input.too-large'],
    ['a list', '[]', 400, 'input.invalid'],
    ['nothing', '', 400, 'input.invalid'],
  ])('%s is refused with a code', async (_case, body, status, code) => {
    const answer = await send(body, {});
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });

  test('fields that only the server sets are ignored', async () => {
    const { status, body } = await submit(aRequest({ number: 'AN-1', status: 'accepted', net: 1 }, { price: 1, net: 1 }));
    expect(status).toBe(201);
    const quote = await shop.strapi.db.query('api::quote.quote').findOne({ where: { number: body.number } });
    expect(quote).toMatchObject({ status: 'submitted' });
    expect(Number(quote.net)).toBe(7_800);
  });
});

test('one address gets thirty tries an hour, also when they come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('{}', { 'x-forwarded-for': '192.0.2.7' })));
  const codes = answers.map((answer) => answer.body.error?.code);
  expect(codes.filter((code) => code === 'input.invalid')).toHaveLength(30);
  expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(20);
});

describe('the guest link', () => {
  test('shows the request to whoever has it, and to nobody else', async () => {
    const { body } = await submit(aRequest());
    const { documentId } = await shop.strapi.db.query('api::quote.quote').findOne({ where: { number: body.number } });
    const { guestToken } = compiled<GuestTokens>('domain/quoting/quote-row');
    const answer = await shop.http(`/api/guest/${guestToken(documentId)}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const quote = (await answer.json()) as Record<string, unknown>;
    expect(quote).toMatchObject({ number: body.number, status: 'submitted', net: 7_800, contact });
    expect(Object.keys(quote)).not.toContain('cartIdHash');
    expect((await shop.http(`/api/guest/${guestToken(documentId, 2)}`)).status).toBe(404);
    await shop.strapi.db.query('api::quote.quote').update({ where: { documentId }, data: { guestTokenExpiresAt: new Date(0) } });
    expect((await shop.http(`/api/guest/${guestToken(documentId)}`)).status).toBe(404);
  });

  test('holds as long as something happens to the order', async () => {
    const { body } = await submit(aRequest());
    const quotes = shop.strapi.db.query('api::quote.quote');
    const { documentId: quoteId } = await quotes.findOne({ where: { number: body.number } });
    const { guestToken } = compiled<GuestTokens>('domain/quoting/quote-row');
    const look = async () => (await shop.http(`/api/guest/${guestToken(quoteId)}`)).status;
    const { orderId } = await placeOrder(shop, { quoteId });
    await quotes.update({ where: { documentId: quoteId }, data: { guestTokenExpiresAt: new Date(0) } });
    expect(await look()).toBe(200);
    const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
    await shop.strapi.db.connection('orders').where({ document_id: orderId }).update({ updated_at: longAgo });
    expect(await look()).toBe(404);
  });
});
