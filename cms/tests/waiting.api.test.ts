import type { Knex } from 'knex';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { fileHeaders } from '../src/contract/files/file';
import { priceLine } from '../src/contract/pricing/pricing';
import type { Product } from '../src/contract/content/product';
import type { StaffInvoice } from '../src/contract/billing/invoice';
import type { LoggedEvent } from '../src/contract/people/logged-event';
import { codeOf, newAddress, newEmail } from './accounts';
import { invoiceCalls } from './invoice-calls';
import { body, useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { cartId, compiled, useStrapi } from './strapi';
import { usePeople } from './use-people';

type Append = { appendEvent(strapi: unknown, trx: Knex, event: object): Promise<number> };
type Read = { readNews(strapi: unknown, cursor: string, handle: (event: LoggedEvent) => Promise<void>): Promise<void> };
type Verify = { verifyLedger(strapi: unknown): Promise<string[]> };
type Numbers = { nextNumber(strapi: unknown, trx: Knex, key: string): Promise<number> };

const shop = useStrapi();
useCompany(shop);
const { staff } = usePeople(shop, { staff: 'admin' });

const append = (trx: Knex, subject: string) =>
  compiled<Append>('platform/events/append-event').appendEvent(shop.strapi, trx, {
    topic: 'quote',
    name: 'quote.seen',
    subject,
    actor: 'timer',
  });

/** The transactions that a test has opened, so that one that fails leaves none behind. */
const opened: { rollback: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ rollback }) => rollback()));
});

/** A transaction that has written an event, and the ways it can end. */
async function openTransaction(subject: string): Promise<{ commit: () => Promise<void>; rollback: () => Promise<void> }> {
  let end: (how: 'commit' | 'rollback') => void = () => undefined;
  const ending = new Promise<string>((resolve) => (end = resolve));
  let isWritten: () => void = () => undefined;
  const written = new Promise<void>((resolve) => (isWritten = resolve));
  const done = shop.strapi.db.transaction(async ({ trx }) => {
    await append(trx, subject);
    isWritten();
    if ((await ending) === 'rollback') throw new Error('rolled back');
  });
  await Promise.race([written, done]);
  const ended = (how: 'commit' | 'rollback') => async () => {
    end(how);
    await Promise.allSettled([done]);
  };
  const transaction = { commit: ended('commit'), rollback: ended('rollback') };
  opened.push(transaction);
  return transaction;
}

/** A reader of the log with a cursor of its own. @returns reads on, and tells which subjects it has seen since */
function follow(cursor: string, prefix: string) {
  const seen: string[] = [];
  const { readNews } = compiled<Read>('platform/events/read-news');
  return async () => {
    await readNews(shop.strapi, `reader:${cursor}`, async ({ subject }) => {
      if (subject.startsWith(prefix)) seen.push(subject.slice(prefix.length));
    });
    return seen.join('');
  };
}

/** Number of events that are there before, all of which a new reader reads. */
async function readToTheEnd(read: () => Promise<string>): Promise<void> {
  for (let portion = 0; portion < 10; portion++) await read();
}

describe.skipIf(inject('postgresUrl') === undefined)('transactions that are open at once', () => {
  test('let their events be read once each, in the order of their commits', async () => {
    const read = follow('order', 'order-');
    await readToTheEnd(read);
    const [a, b, c, d] = [
      await openTransaction('order-a'),
      await openTransaction('order-b'),
      await openTransaction('order-c'),
      await openTransaction('order-d'),
    ];
    await c.commit();
    expect(await read()).toBe('c');
    await b.rollback();
    await d.commit();
    const e = await openTransaction('order-e');
    expect(await read()).toBe('cd');
    await a.commit();
    await e.commit();
    expect(await read()).toBe('cdae');
    expect(await read()).toBe('cdae');
    expect(await compiled<Verify>('domain/records/ledger/verify-ledger').verifyLedger(shop.strapi)).toEqual([]);
  });

  test('are read once each by readers at once, which see no place without all places before it', async () => {
    const readers = Array.from({ length: 4 }, (_, index) => follow(`many-${index}`, 'many-'));
    for (const read of readers) await readToTheEnd(read);
    const written = Array.from({ length: 40 }, (_, index) =>
      shop.strapi.db.transaction(async ({ trx }) => {
        await append(trx, `many-${String.fromCharCode(48 + index)}`);
      }),
    );
    const readAll = async () => {
      for (let round = 0; round < 20; round++) for (const read of readers) await read();
    };
    await Promise.all([...written, readAll()]);
    const orders = await Promise.all(readers.map((read) => read()));
    expect(new Set(orders).size).toBe(1);
    expect(Array.from(orders[0] ?? '').sort()).toEqual(Array.from({ length: 40 }, (_, index) => String.fromCharCode(48 + index)));
  });
});

const READY_MS = 5_000;

describe.skipIf(inject('postgresUrl') === undefined)('a transaction that does not go on', () => {
  let database: Client;
  beforeEach(async () => {
    database = new Client(process.env.DATABASE_URL);
    await database.connect();
  });
  afterEach(() => database.end());

  /** Prepares requests that are ready to be sent, each by somebody else. */
  async function requests(count: number): Promise<(() => Promise<Response>)[]> {
    const product: Product = await body(shop.http('/api/products/paper-to-cad/basic'));
    return Promise.all(
      Array.from({ length: count }, async () => {
        const cart = cartId();
        const appCheck = await shop.appCheck(cart);
        return () =>
          shop.http('/api/quotes', {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-forwarded-for': newAddress(),
              [fileHeaders.cart]: cart,
              [fileHeaders.appCheck]: appCheck,
            },
            body: JSON.stringify({
              cartId: cart,
              locale: 'de',
              items: [{ productId: product.id, quantity: 1, selectedAddons: [], files: [] }],
              contact: { name: 'Ada Jansen', email: newEmail(), customerType: 'business', projectCountry: 'DE' },
              consent: true,
              expectedNet: priceLine(product.price, 1, []).net,
            }),
          });
      }),
    );
  }

  test('holds up none of thirty requests that are sent beside it, though it has a number and an event', async () => {
    const calls = await requests(30);
    let isOpen = false;
    const sleeping = shop.strapi.db
      .transaction(async ({ trx }) => {
        await compiled<Numbers>('platform/database/sequences').nextNumber(shop.strapi, trx, `quote:${new Date().getFullYear()}`);
        await append(trx, 'sleeping');
        isOpen = true;
        await trx.raw('select pg_sleep(75)');
      })
      .then(
        () => 'committed',
        () => 'cancelled',
      );
    await expect.poll(() => isOpen).toBe(true);
    const from = performance.now();
    const answers = await Promise.all(calls.map((call) => call()));
    expect(performance.now() - from).toBeLessThan(READY_MS);
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 201));
    const numbers = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { number: string }).number));
    expect(new Set(numbers).size).toBe(30);
    await database.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where query = 'select pg_sleep(75)' and datname = current_database()`,
    );
    expect(await sleeping).toBe('cancelled');
  });

  test('is ended by the database after five seconds of silence, and its locks with it', async () => {
    const silent = shop.strapi.db
      .transaction(async ({ trx }) => {
        await trx('counters').where({ key: 'event' }).forUpdate().first('value');
        await expect.poll(countSilent, { timeout: 20_000, interval: 200 }).toBe(0);
        await trx.raw('select 1');
      })
      .then(
        () => 'committed',
        () => 'ended',
      );
    await expect.poll(countSilent).toBe(1);
    expect(await silent).toBe('ended');
  });

  const countSilent = async (): Promise<number> => {
    const { rows } = await database.query<{ count: string }>(
      `select count(*) from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
    );
    return Number(rows[0]?.count);
  };

  test('lets whoever needs its lock know within seconds, with 503 and when to come again, and nothing is lost', async () => {
    const calls = invoiceCalls(staff);
    const first = await calls.draft((await placeOrder(shop, {})).orderId);
    await body(staff.call('POST', `/api/staff/invoices/${first.id}/issue`, { key: crypto.randomUUID(), revision: first.revision }));
    const draft = await calls.draft((await placeOrder(shop, {})).orderId);
    const issue = { key: crypto.randomUUID(), revision: draft.revision };
    await database.query('begin');
    await database.query(`update counters set value = value where key like 'invoice:%'`);
    const from = performance.now();
    const refused = await staff.call('POST', `/api/staff/invoices/${draft.id}/issue`, issue);
    expect(performance.now() - from).toBeLessThan(READY_MS);
    expect([refused.status, await codeOf(refused), refused.headers.get('retry-after')]).toEqual([503, 'server.unavailable', '3']);
    await database.query('rollback');
    const issued = await body<StaffInvoice>(staff.call('POST', `/api/staff/invoices/${draft.id}/issue`, issue));
    const year = new Date().getFullYear();
    expect(issued.number).toBe(`RE-${year}-00002`);
  });
});
