import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect } from 'vitest';
import { fromManyAddresses, signIn, signedInAs, staffMember, type SignedIn } from './accounts';
import { killableServer } from './killable-server';
import { body, fillCompany } from './offer-calls';
import { compiled, type Shop, useStrapi } from './strapi';

/** A request that is sent, may be lost, and is repeated with the same key until it is answered. */
export type Work = { method: string; path: string; body: unknown; by: SignedIn };

/** Sends a request. */
export const send = ({ by, method, path, body: content }: Work): Promise<Response> => by.call(method, path, content);

type People = { staff: SignedIn; lead: SignedIn; customer: SignedIn };

type KilledShop = {
  /** The shop as the test looks into it, which no death ends. */
  readonly shop: Shop;
  /** The shop as the test prepares it. */
  readonly prepared: Shop;
  /** Who works in the shop, with sessions that hold. */
  readonly people: People;
  /** Fills in the company and lets people sign in where the test prepares the shop. */
  open(): Promise<void>;
  /** Starts the process that dies; people work there from now on. */
  start(): Promise<void>;
  /** Renews sessions that would end soon. */
  renewSessions(): Promise<void>;
  /**
   * Sends some work at once and twice, kills the process somewhere within this time, and sends the same to its successor.
   * @returns the successor's answers
   */
  dieDuring(works: readonly Work[], withinMs: number): Promise<unknown[]>;
  /** Kills the process somewhere within this time, and starts its successor. */
  die(withinMs: number): Promise<void>;
  /** Waits until the last process has done all that follows from the log. */
  settle(): Promise<void>;
  expectNumbersWithoutGaps(invoices: number): Promise<void>;
  expectLedgerWithoutGaps(): Promise<void>;
  /** @returns how many mails there are of each template */
  expectMailsOnce(): Promise<Record<string, number>>;
};

/** Time after which sessions are renewed, well before an access token ends. */
const RENEW_AFTER_MS = 3 * 60_000;

/** Runs a shop whose server dies in the middle of work, beside a mail server that outlives it. */
export function useKilledShop(): KilledShop {
  const mails = mailServer();
  const shop = useStrapi(async () => ({ SMTP_URL: await mails.listen(), STAFF_EMAIL: 'team@planquadrat.example' }));
  const server = killableServer();
  const dying: Shop = {
    get strapi() {
      return shop.strapi;
    },
    get url() {
      return server.url;
    },
    http: (path, init) => server.http(path, init),
    appCheck: () => Promise.reject(new Error('nothing is uploaded while processes die')),
  };
  const prepared = fromManyAddresses(shop);
  const people = {} as People;
  const passed = { deaths: 0, renewedAt: 0 };
  const startServer = () => server.start({ JOBS: 'true' });
  const kill = async () => {
    passed.deaths++;
    await server.kill();
  };
  afterAll(async () => {
    await server.kill();
    await mails.close();
  });

  /** Members of the team are replaced by new ones, since they sign in with a second factor. */
  async function renewSessions(): Promise<void> {
    if (Date.now() - passed.renewedAt < RENEW_AFTER_MS) return;
    passed.renewedAt = Date.now();
    people.staff = await staffMember(dying, 'admin');
    people.lead = await staffMember(dying, 'super_admin');
    people.customer = await signIn(dying, people.customer.email);
  }

  return {
    shop,
    prepared,
    people,
    renewSessions,
    async open() {
      await fillCompany(shop);
      people.staff = await staffMember(shop, 'admin');
      people.lead = await staffMember(shop, 'super_admin');
      people.customer = await signedInAs(shop, 'user');
    },
    async start() {
      await startServer();
      await renewSessions();
    },
    async dieDuring(works, withinMs) {
      // Requests sent twice at once are lost twice at once.
      const requested = Promise.allSettled([...works, ...works].map(send));
      await delay(randomInt(Math.ceil(withinMs) + 1));
      await kill();
      await requested;
      await startServer();
      const answers: unknown[] = [];
      for (const work of works) answers.push(await body(send(work)));
      return answers;
    },
    async die(withinMs) {
      await delay(randomInt(withinMs + 1));
      await kill();
      await startServer();
    },
    async settle() {
      await kill();
      // As if the minute were over for which a dead process keeps a mail.
      await outboxOf(shop).updateMany({ where: { status: 'waiting' }, data: { leaseUntil: null, runAfter: new Date(0) } });
      await startServer();
      while (!(await isSettled(shop))) await delay(200);
    },
    expectNumbersWithoutGaps: (invoices) => expectNumbersWithoutGaps(shop, invoices),
    expectLedgerWithoutGaps: () => expectLedgerWithoutGaps(shop),
    expectMailsOnce: () => expectMailsOnce(shop, { received: mails.received, deaths: passed.deaths }),
  };
}

/** Measures how long some work takes in peace. */
export async function timed(work: Work): Promise<number> {
  const from = performance.now();
  await body(send(work));
  return performance.now() - from;
}

type Received = { messageId: string; to: string; subject: string };

function mailServer() {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void simpleParser(stream).then(async ({ messageId = '', subject = '' }) => {
        received.push({ messageId, to: session.envelope.rcptTo.map(({ address }) => address).join(), subject });
        // Between taking a mail over and saying so a mail server needs its time: there a process can die as well.
        await delay(randomInt(40));
        done();
      }, done);
    },
  });
  // A process that dies leaves its connection behind.
  smtp.on('error', () => undefined);
  return {
    received,
    /** @returns its address */
    async listen(): Promise<string> {
      const server = smtp.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}

const outboxOf = (shop: Shop) => shop.strapi.db.query('api::outbox.outbox');

async function isSettled(shop: Shop): Promise<boolean> {
  const counter = async (key: string): Promise<number> =>
    Number((await shop.strapi.db.query('api::counter.counter').findOne({ where: { key } }))?.value ?? 0);
  return (
    (await counter('reader:mail')) === (await counter('event')) &&
    (await counter('reader:documents')) === (await counter('event')) &&
    (await shop.strapi.db.connection('ledger_tasks').first('id')) === undefined &&
    (await outboxOf(shop).count({ where: { status: 'waiting' } })) === 0
  );
}

/** Checks that the record is whole. */
async function expectLedgerWithoutGaps(shop: Shop): Promise<void> {
  type Ledger = { verifyLedger: (strapi: unknown) => Promise<string[]> };
  expect(await compiled<Ledger>('domain/records/ledger/verify-ledger').verifyLedger(shop.strapi)).toEqual([]);
}

/** Checks that there are this many invoices, and that their numbers, and places of events, have no gaps. */
async function expectNumbersWithoutGaps(shop: Shop, invoices: number): Promise<void> {
  const issued: { number: string }[] = await shop.strapi.db.query('api::invoice.invoice').findMany({ where: { state: 'issued' } });
  expect(issued.map(({ number }) => Number(number.slice(-5))).sort((one, other) => one - other)).toEqual(
    Array.from({ length: invoices }, (_, index) => index + 1),
  );
  const events = await shop.strapi.db.query('api::event.event').count();
  const places: (number | string)[] = await shop.strapi.db.connection('event_positions').orderBy('position').pluck('position');
  expect(places.map(Number)).toEqual(Array.from({ length: events }, (_, index) => index + 1));
}

/**
 * Checks that every mail of the outbox has reached the mail server, once but for a case that no client can rule out: SMTP
 * has no answer to "did you take this?" (RFC 5321 § 4.5.4.1, RFC 1047), so that a process that dies between the server's
 * acceptance of a mail and the record of it leaves one mail to be sent again. It then has the same Message-ID, by which the
 * repeat is recognised, and there is at most one a death, because a process sends one mail at a time.
 */
async function expectMailsOnce(
  shop: Shop,
  { received, deaths }: { received: readonly Received[]; deaths: number },
): Promise<Record<string, number>> {
  const rows: { key: string; to: string; subject: string; status: string; template: string }[] = await outboxOf(shop).findMany({
    orderBy: { id: 'asc' },
  });
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent']));
  const sent = rows.map(({ key, to, subject }) => [`<${key.replaceAll(':', '.')}@planquadrat.mail>`, to, subject].join(' '));
  const arrived = received.map(({ messageId, to, subject }) => [messageId, to, subject].join(' '));
  expect([...new Set(arrived)].sort()).toEqual(sent.sort());
  expect(arrived.length - sent.length).toBeLessThanOrEqual(deaths);
  const counts: Record<string, number> = {};
  for (const { template } of rows) counts[template] = (counts[template] ?? 0) + 1;
  return counts;
}
