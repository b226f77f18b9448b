import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { fileHeaders } from '../src/contract/files/file';
import { priceLine } from '../src/contract/pricing/pricing';
import type { Product } from '../src/contract/content/product';
import type { QuoteView } from '../src/contract/quoting/offer';
import { codeOf, newEmail, signedInAs } from './accounts';
import { fileCalls, pdf } from './file-calls';
import { invoiceCalls, issuedInvoice } from './invoice-calls';
import { acceptanceOf, body, moving, newQuote, sendOffer, useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { cartId, compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

/** A call that may be sent again as it is, and a count of its effects. */
type Attempt = { send: () => Promise<Response>; countEffects: () => Promise<number> };

/**
 * The failures that a transaction can meet at its COMMIT: an error, or the end of its connection, after which nobody knows
 * whether it was kept.
 */
const failures = {
  'refuses the COMMIT': `raise exception 'not today'`,
  'ends at the COMMIT': 'perform pg_terminate_backend(pg_backend_pid())',
};

describe.skipIf(inject('postgresUrl') === undefined)('a backend that', () => {
  const shop = useStrapi();
  const { admin } = usePeople(shop, { admin: 'admin' });
  useCompany(shop);

  const count = async (table: string, where: object = {}): Promise<number> =>
    Number((await shop.strapi.db.connection(table).where(where).count('* as rows'))[0]?.rows);
  const countEvents = (subject: string, name: string) => count('events', { subject, name });

  /** Checks for live connections: one that the database ended is noticed a moment later. */
  const hasLiveConnections = () =>
    Promise.all(Array.from({ length: 10 }, () => shop.strapi.db.connection.raw('select 1'))).then(
      () => true,
      () => false,
    );

  async function whileFailing(failure: keyof typeof failures, table: string, work: () => Promise<void>, when = 'true'): Promise<void> {
    // Not the server's own connections, one of which is to end.
    const database = new Client(process.env.DATABASE_URL);
    await database.connect();
    await database.query(
      `create function fail_commit() returns trigger language plpgsql as $$ begin ${failures[failure]}; return null; end $$`,
    );
    await database.query(`create constraint trigger fail_commit after insert or update on ${table}
      deferrable initially deferred for each row when (${when}) execute function fail_commit()`);
    try {
      await work();
    } finally {
      await database.query('drop function fail_commit() cascade');
      await database.end();
      await expect.poll(hasLiveConnections).toBe(true);
    }
  }

  async function request(): Promise<Attempt> {
    const cart = cartId();
    const product: Product = await body(shop.http('/api/products/paper-to-cad/basic'));
    const headers = { 'content-type': 'application/json', [fileHeaders.cart]: cart, [fileHeaders.appCheck]: await shop.appCheck(cart) };
    const email = newEmail();
    const sent = JSON.stringify({
      cartId: cart,
      locale: 'de',
      items: [{ productId: product.id, quantity: 2, selectedAddons: [], files: [] }],
      contact: { name: 'Ada Jansen', email, customerType: 'business', projectCountry: 'DE' },
      consent: true,
      expectedNet: priceLine(product.price, 2, []).net,
    });
    return {
      send: () => shop.http('/api/quotes', { method: 'POST', headers, body: sent }),
      countEffects: () => count('quotes', { email }),
    };
  }

  async function transition(): Promise<Attempt> {
    const quote = await newQuote(shop, admin, newEmail());
    const sent = moving(quote);
    return {
      send: () => admin.call('POST', `/api/staff/quotes/${quote.id}/review`, sent),
      countEffects: () => countEvents(quote.id, 'quote.taken-up'),
    };
  }

  async function acceptance(): Promise<Attempt> {
    const customer = await signedInAs(shop, 'user');
    const { id } = await sendOffer(admin, await newQuote(shop, admin, customer.email));
    const sent = acceptanceOf(await body<QuoteView>(customer.call('GET', `/api/quotes/${id}`)));
    return { send: () => customer.call('POST', `/api/quotes/${id}/accept`, sent), countEffects: () => count('orders', { quote_id: id }) };
  }

  async function invoice(): Promise<Attempt> {
    const { draft, move } = invoiceCalls(admin);
    const drafted = await draft((await placeOrder(shop)).orderId);
    const sent = move(drafted);
    return {
      send: () => admin.call('POST', `/api/staff/invoices/${drafted.id}/issue`, sent),
      countEffects: () => count('invoices', { document_id: drafted.id, state: 'issued' }),
    };
  }

  async function payment(): Promise<Attempt> {
    const issued = await issuedInvoice(shop, admin);
    const sent = { ...invoiceCalls(admin).move(issued), amount: 100, paidOn: '2026-11-25', reference: 'Überweisung' };
    return {
      send: () => admin.call('POST', `/api/staff/invoices/${issued.id}/payments`, sent),
      countEffects: () => count('payments', { invoice_id: issued.id }),
    };
  }

  async function file(): Promise<Attempt> {
    const calls = fileCalls(shop, cartId());
    const bytes = pdf(1_000);
    const { cartIdHashOf } = compiled<{ cartIdHashOf: (cart: string) => string }>('domain/files/file-row');
    return {
      send: () => calls.post('Grundriss.pdf', bytes),
      countEffects: () => count('customer_files', { cart_id_hash: cartIdHashOf(calls.cart) }),
    };
  }

  describe.each(Object.keys(failures) as (keyof typeof failures)[])('%s', (failure) => {
    test.each([
      ['a request', 'quotes', request],
      ['a transition', 'quotes', transition],
      ['an acceptance', 'orders', acceptance],
      ['an invoice', 'invoices', invoice],
      ['a payment', 'payments', payment],
      ['a file', 'customer_files', file],
    ] as const)('confirms nothing of %s, whose repetition takes effect once', async (_what, table, prepare) => {
      const { send, countEffects } = await prepare();
      const before = await countEffects();
      await whileFailing(failure, table, async () => {
        const refused = await send();
        expect([refused.status, await codeOf(refused)]).toEqual([503, 'server.unavailable']);
      });
      expect(await countEffects()).toBe(before);
      expect((await send()).ok).toBe(true);
      expect(await countEffects()).toBe(before + 1);
    });
  });

  test('ends at the COMMIT lets no callback of that transaction run', async () => {
    const ran: string[] = [];
    await whileFailing('ends at the COMMIT', 'quotes', async () => {
      const work = async ({ trx, onCommit }: { trx: typeof shop.strapi.db.connection; onCommit: (callback: () => void) => void }) => {
        onCommit(() => ran.push('outer'));
        await shop.strapi.db.transaction(({ onCommit: onInner }) => void onInner(() => ran.push('inner')));
        await trx('quotes').update({ updated_at: new Date() });
      };
      await expect(shop.strapi.db.transaction(work as never)).rejects.toThrow('server.unavailable');
    });
    expect(ran).toEqual([]);
  });

  /** Ends each connection that reads a table while `work` goes on. */
  async function whileReadingEnds(table: string, work: () => Promise<void>): Promise<void> {
    const database = new Client(process.env.DATABASE_URL);
    await database.connect();
    await database.query(`alter table ${table} rename to ${table}_kept`);
    await database.query(`create view ${table} as select * from ${table}_kept where pg_terminate_backend(pg_backend_pid())`);
    try {
      await work();
    } finally {
      await database.query(`drop view ${table}`);
      await database.query(`alter table ${table}_kept rename to ${table}`);
      await database.end();
      await expect.poll(hasLiveConnections).toBe(true);
    }
  }

  test.each(['up_users', 'strapi_sessions'])('ends while it reads %s is away, and signs nobody out', async (table) => {
    const person = await signedInAs(shop, 'user');
    const account = () => person.call('GET', '/api/account');
    await whileReadingEnds(table, async () => {
      const refused = await account();
      expect([refused.status, await codeOf(refused), refused.headers.get('retry-after')]).toEqual([503, 'server.unavailable', '3']);
    });
    expect((await account()).status).toBe(200);
  });

  test('keeps a large upload whose last note failed: asking for it again completes it', async () => {
    const calls = fileCalls(shop, cartId());
    const bytes = pdf(300_000);
    const location = await calls.begun('Scan.pdf', bytes.length);
    const send = async () => expect((await calls.patch(location, 0, bytes)).status).toBe(503);
    await whileFailing('refuses the COMMIT', 'customer_files', send, 'new.complete');
    expect(await calls.offset(location)).toBe(bytes.length);
    expect(await (await calls.metadata(location.split('/').at(-1) ?? '')).json()).toMatchObject({ fileSize: bytes.length });
    const complete = await shop.strapi.db
      .connection('customer_files')
      .where({ file_name: location.split('/').at(-1) })
      .first('complete');
    expect(complete).toEqual({ complete: true });
  });
});
