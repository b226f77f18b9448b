import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Approval } from '../src/contract/people/approval';
import type { Order } from '../src/contract/production/order';
import type { QuoteView } from '../src/contract/quoting/offer';
import { fromManyAddresses, signIn, signedInAs, staffMember, type SignedIn } from './accounts';
import { answerOf, correctAddress, proposalOf, propose, proposed, storey } from './amendment-calls';
import { askingFor, discountedQuote } from './approval-calls';
import { invoiceCalls } from './invoice-calls';
import { killableServer } from './killable-server';
import { acceptanceOf, body, fillCompany, moving, newQuote, placedOrder, sendOffer } from './offer-calls';
import { placeOrder } from './order-rows';
import { compiled, type Shop, useStrapi } from './strapi';

/** Number of times that a process is killed, over all kinds of work. `KILL_MOMENTS=100` is the long run. */
const MOMENTS = Number(process.env.KILL_MOMENTS ?? 12);
/** Time-out of the test; a start takes seconds. */
const TIMEOUT_MS = 120_000 + MOMENTS * 30_000;
/** Time longer than a round of the mail jobs. */
const MAIL_WINDOW_MS = 1_500;

type Received = { messageId: string; to: string; subject: string };
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

const shop = useStrapi(async () => {
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, STAFF_EMAIL: 'team@planquadrat.example' };
});
const server = killableServer();
const start = () => server.start({ JOBS: 'true' });
afterAll(async () => {
  await server.kill();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

/** The shop as its customers and staff reach it: the process that is killed. */
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
/** The shop as the test prepares it. */
const prepared = fromManyAddresses(shop);

/** A request that is sent, may be lost, and is repeated with the same key until it is answered. */
type Work = { method: string; path: string; body: unknown; by: SignedIn; withinMs: number };

let staff: SignedIn;
let lead: SignedIn;
let customer: SignedIn;
const quotes: QuoteView[] = [];
const drafts: { id: string; revision: number }[] = [];
const amended: Order[] = [];
const approvals: Approval[] = [];
/** Orders whose invoice names a wrong street. */
const misaddressed: Order[] = [];
const kinds = ['accept', 'issue', 'mail', 'amend', 'approve', 'adjust'] as const;
const momentsOf = (kind: (typeof kinds)[number]) =>
  Array.from({ length: MOMENTS }, (_, moment) => kinds[moment % kinds.length]).filter((other) => other === kind).length;

beforeAll(async () => {
  await fillCompany(shop);
  staff = await staffMember(shop, 'admin');
  lead = await staffMember(shop, 'super_admin');
  customer = await signedInAs(shop, 'user');
  // One of each is done in peace, to learn how long it takes.
  for (let count = 0; count <= momentsOf('accept'); count++) {
    const quote = await newQuote(prepared, staff, customer.email);
    const lines = quote.draft.draft.lines.flatMap((line) => [
      line,
      { ...line, key: 'option', choice: { kind: 'optional', preset: true } as const },
    ]);
    const { id } = await sendOffer(staff, quote, { lines });
    quotes.push(await body<QuoteView>(customer.call('GET', `/api/quotes/${id}`)));
  }
  for (let count = 0; count <= momentsOf('issue'); count++)
    drafts.push(await invoiceCalls(staff).draft((await placeOrder(shop, { ownerId: customer.id })).orderId));
  for (let count = 0; count <= momentsOf('amend'); count++) {
    const order = await placedOrder(prepared, staff, customer);
    amended.push(await propose(staff, order, { lines: [...proposalOf(order).lines, storey] }));
  }
  for (let count = 0; count <= momentsOf('adjust'); count++) {
    const order = await placedOrder(prepared, staff, customer);
    const { draft, issue: putOut } = invoiceCalls(staff);
    await putOut(await draft(order.id));
    await correctAddress(staff, order.id, 'Torstraße 11');
    misaddressed.push(order);
  }
  for (let count = 0; count <= momentsOf('approve'); count++) {
    const asked = askingFor(await discountedQuote(prepared, staff, customer.email));
    approvals.push(await body<Approval>(staff.call('POST', '/api/staff/approvals', asked)));
  }
  await start();
  await renewSessions();
}, TIMEOUT_MS);

/** Time after which sessions are renewed, well before an access token ends. */
const RENEW_AFTER_MS = 3 * 60_000;
let renewedAt = 0;

/**
 * Renews sessions, since access tokens live for minutes only. Members of the team are replaced by new ones, since they sign
 * in with a second factor.
 */
async function renewSessions(): Promise<void> {
  if (Date.now() - renewedAt < RENEW_AFTER_MS) return;
  renewedAt = Date.now();
  staff = await staffMember(dying, 'admin');
  lead = await staffMember(dying, 'super_admin');
  customer = await signIn(dying, customer.email);
}

const acceptance = (quote: QuoteView): Work => ({
  method: 'POST',
  path: `/api/quotes/${quote.id}/accept`,
  body: acceptanceOf(quote),
  by: customer,
  withinMs: 0,
});
const issue = ({ id, revision }: (typeof drafts)[number]): Work => ({
  method: 'POST',
  path: `/api/staff/invoices/${id}/issue`,
  body: { key: randomUUID(), revision },
  by: staff,
  withinMs: 0,
});
const agreement = (order: Order): Work => ({
  method: 'POST',
  path: `/api/orders/${order.id}/amendments/${proposed(order).id}/accept`,
  body: answerOf(proposed(order)),
  by: customer,
  withinMs: 0,
});
const approve = (approval: Approval): Work => ({
  method: 'POST',
  path: `/api/staff/approvals/${approval.id}/approve`,
  body: moving(approval),
  by: lead,
  withinMs: 0,
});
const adjustment = ({ id }: Order): Work => ({
  method: 'POST',
  path: `/api/staff/orders/${id}/invoices/adjust`,
  body: { key: randomUUID() },
  by: staff,
  withinMs: 0,
});
const message = (): Work => ({
  method: 'POST',
  path: `/api/staff/quotes/${quotes[0]?.id}/messages`,
  body: { key: randomUUID(), text: 'Ihr Plan ist in Arbeit.' },
  by: staff,
  withinMs: MAIL_WINDOW_MS,
});

const send = ({ by, method, path, body: content }: Work): Promise<Response> => by.call(method, path, content);

async function timed(work: Work): Promise<number> {
  const from = performance.now();
  await body(send(work));
  return performance.now() - from;
}

/** Kills a process somewhere within some work, and sends the same request to its successor. */
async function dieDuring({ kind, work }: { kind: string; work: Work }): Promise<void> {
  // Requests sent twice at once are lost twice at once. A mail starts with a message that has arrived.
  const requested = kind === 'mail' ? await body(send(work)) : Promise.allSettled([send(work), send(work)]);
  await delay(randomInt(Math.ceil(work.withinMs) + 1));
  await server.kill();
  await requested;
  await start();
  const again: Work = { ...work, by: { accept: customer, amend: customer, approve: lead }[kind] ?? staff };
  expect((await send(again)).status, `${kind} asked for again`).toBeLessThan(300);
}

const outbox = () => shop.strapi.db.query('api::outbox.outbox');
const counter = async (key: string): Promise<number> =>
  Number((await shop.strapi.db.query('api::counter.counter').findOne({ where: { key } }))?.value ?? 0);

/** Waits until the last process has done all that follows from the log. */
async function settle(): Promise<void> {
  await server.kill();
  // As if the minute were over for which a dead process keeps a mail.
  await outbox().updateMany({ where: { status: 'waiting' }, data: { leaseUntil: null, runAfter: new Date(0) } });
  await start();
  const isDone = async () =>
    (await counter('reader:mail')) === (await counter('event')) &&
    (await counter('reader:documents')) === (await counter('event')) &&
    (await shop.strapi.db.connection('ledger_tasks').first('id')) === undefined &&
    (await outbox().count({ where: { status: 'waiting' } })) === 0;
  while (!(await isDone())) await delay(200);
}

test(
  `${MOMENTS} killed processes lose nothing and do nothing twice while orders are placed and changed, invoices issued and mails sent`,
  async () => {
    const [firstQuote, ...otherQuotes] = quotes;
    const [firstDraft, ...otherDrafts] = drafts;
    const [firstAmended, ...otherAmended] = amended;
    const [firstApproval, ...otherApprovals] = approvals;
    const [firstMisaddressed, ...otherMisaddressed] = misaddressed;
    if (!firstQuote || !firstDraft || !firstAmended || !firstApproval || !firstMisaddressed) throw new Error('nothing is prepared');
    const usual = {
      accept: await timed(acceptance(firstQuote)),
      issue: await timed(issue(firstDraft)),
      amend: await timed(agreement(firstAmended)),
      approve: await timed(approve(firstApproval)),
      adjust: await timed(adjustment(firstMisaddressed)),
    };
    const next = {
      accept: (): Work => ({ ...acceptance(otherQuotes.pop() ?? firstQuote), withinMs: usual.accept * 1.5 }),
      issue: (): Work => ({ ...issue(otherDrafts.pop() ?? firstDraft), withinMs: usual.issue * 1.5 }),
      mail: message,
      amend: (): Work => ({ ...agreement(otherAmended.pop() ?? firstAmended), withinMs: usual.amend * 1.5 }),
      adjust: (): Work => ({ ...adjustment(otherMisaddressed.pop() ?? firstMisaddressed), withinMs: usual.adjust * 1.5 }),
      approve: (): Work => ({ ...approve(otherApprovals.pop() ?? firstApproval), withinMs: usual.approve * 1.5 }),
    };
    for (let moment = 0; moment < MOMENTS; moment++) {
      const kind = kinds[moment % kinds.length] ?? 'mail';
      await renewSessions();
      await dieDuring({ kind, work: next[kind]() });
    }
    await settle();

    await expectOneOrderEach();
    await expectOneChangeEach();
    await expectOneAdjustmentEach();
    await expectOneOfferEach();
    await expectNumbersWithoutGaps();
    await expectLedgerWithoutGaps();
    await expectMailsOnce();
  },
  TIMEOUT_MS,
);

/** Checks that each accepted offer is one order, with one event in the log. */
async function expectOneOrderEach(): Promise<void> {
  const ids = quotes.map(({ id }) => id);
  const orders: { documentId: string; quoteId: string }[] = await shop.strapi.db
    .query('api::order.order')
    .findMany({ where: { quoteId: { $in: ids } } });
  expect(orders.map(({ quoteId }) => quoteId).sort()).toEqual([...ids].sort());
  const others = [...amended, ...misaddressed].map(({ id }) => id);
  const told = await shop.strapi.db.query('api::event.event').findMany({ where: { name: 'order.placed', subject: { $notIn: others } } });
  expect(told.map(({ subject }: { subject: string }) => subject).sort()).toEqual(orders.map(({ documentId }) => documentId).sort());
}

/** Checks that each change that was agreed to is in its order once, with one event in the log. */
async function expectOneChangeEach(): Promise<void> {
  for (const { id, totals } of amended) {
    const order = await shop.strapi.db.query('api::order.order').findOne({ where: { documentId: id } });
    expect([order.amended, Number(order.net) - totals.net]).toEqual([1, storey.price]);
    expect(await shop.strapi.db.query('api::event.event').count({ where: { name: 'order.amendment-accepted', subject: id } })).toBe(1);
  }
}

/** Checks that each order has one invoice that stands, to the right street, in place of the one before. */
async function expectOneAdjustmentEach(): Promise<void> {
  for (const { id: orderId } of misaddressed) {
    const rows = await shop.strapi.db.query('api::invoice-balance.invoice-balance').findMany({ where: { orderId, kind: 'invoice' } });
    expect(rows.map(({ settlement }: { settlement: string }) => settlement).sort()).toEqual(['cancelled', 'open']);
    expect(await shop.strapi.db.query('api::event.event').count({ where: { name: 'order.invoices-adjusted', subject: orderId } })).toBe(1);
  }
}

/** Checks that each approval has sent one offer, under its name. */
async function expectOneOfferEach(): Promise<void> {
  for (const { id, subject } of approvals) {
    expect(await shop.strapi.db.query('api::approval.approval').findOne({ where: { documentId: id } })).toMatchObject({
      status: 'approved',
    });
    expect(await shop.strapi.db.query('api::offer.offer').count({ where: { quoteId: subject.id } })).toBe(1);
    const sent = await shop.strapi.db.query('api::event.event').findMany({ where: { subject: subject.id, name: 'quote.offered' } });
    expect(sent).toMatchObject([{ actor: 'superAdmin', data: { approvalId: id } }]);
  }
}

/** Checks that the record is whole. */
async function expectLedgerWithoutGaps(): Promise<void> {
  type Ledger = { verifyLedger: (strapi: unknown) => Promise<string[]> };
  expect(await compiled<Ledger>('domain/records/ledger/verify-ledger').verifyLedger(shop.strapi)).toEqual([]);
}

/** Checks that numbers of invoices, and places of events, have no gaps. */
async function expectNumbersWithoutGaps(): Promise<void> {
  const invoices: { number: string }[] = await shop.strapi.db.query('api::invoice.invoice').findMany({ where: { state: 'issued' } });
  expect(invoices.map(({ number }) => Number(number.slice(-5))).sort((one, other) => one - other)).toEqual(
    // Of each adjusted order there are three: the invoice, what cancels it, and the new one.
    Array.from({ length: drafts.length + misaddressed.length * 3 }, (_, index) => index + 1),
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
async function expectMailsOnce(): Promise<void> {
  const rows: { key: string; to: string; subject: string; status: string; template: string }[] = await outbox().findMany({
    orderBy: { id: 'asc' },
  });
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent']));
  const sent = rows.map(({ key, to, subject }) => [`<${key.replaceAll(':', '.')}@planquadrat.mail>`, to, subject].join(' '));
  const arrived = received.map(({ messageId, to, subject }) => [messageId, to, subject].join(' '));
  expect([...new Set(arrived)].sort()).toEqual(sent.sort());
  expect(arrived.length - sent.length).toBeLessThanOrEqual(MOMENTS + 1);
  const written = (template: string) => rows.filter((row) => row.template === template);
  expect(written('order-placed')).toHaveLength(quotes.length + amended.length + misaddressed.length);
  expect(written('order-amendment-accepted')).toHaveLength(amended.length);
  expect(written('approval-approved')).toHaveLength(approvals.length);
  expect(written('invoice-issued')).toHaveLength(drafts.length + misaddressed.length * 2);
  expect(written('quote-message-written')).toHaveLength(momentsOf('mail'));
}
