import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Product } from '../src/contract/content/product';
import type { Approval } from '../src/contract/people/approval';
import type { QuoteView, StaffQuoteView } from '../src/contract/quoting/offer';
import type { HandedFiles } from '../src/contract/quoting/thread';
import { berlinDay } from '../src/platform/time/time';
import { newEmail } from './accounts';
import { askingFor, discountedQuote } from './approval-calls';
import { invoiceCalls } from './invoice-calls';
import { send, timed, useKilledShop, type Work } from './killed-shop';
import { acceptanceOf, body, moving, newQuote, sendOffer, uploadFile } from './offer-calls';
import { placeOrder } from './order-rows';

/** Number of times that a process is killed, over all kinds of work. `KILL_MOMENTS=100` is the long run. */
const MOMENTS = Number(process.env.KILL_MOMENTS ?? 6);
/** Time-out of the test; a start takes seconds. */
const TIMEOUT_MS = 300_000 + MOMENTS * 30_000;
/** Time longer than a round of the mail jobs. */
const MAIL_WINDOW_MS = 1_500;

const killed = useKilledShop();
const { shop, prepared, people } = killed;

/** What processes die in, one after the other; what is sent at once dies at once. */
const kinds = ['accept, ask, request', 'mail', 'issue, approve'] as const;
const momentsOf = (kind: (typeof kinds)[number]) =>
  Array.from({ length: MOMENTS }, (_, moment) => kinds[moment % kinds.length]).filter((other) => other === kind).length;

const quotes: QuoteView[] = [];
/** Files of offers that were accepted in writing: every other one. */
const letters = new Map<string, HandedFiles>();
const drafts: { id: string; revision: number }[] = [];
/** Requests whose offer is for a lead to approve. */
const discounted: StaffQuoteView[] = [];
/** Approvals that were asked for, in the order of these requests. */
const approvals: Approval[] = [];
/** Addresses of customers for whom staff made a request. */
const phoned: string[] = [];
let product: Product;

beforeAll(async () => {
  await killed.open();
  const { staff, customer } = people;
  product = await body<Product>(shop.http('/api/products/paper-to-cad/basic'));
  // One of each is done in peace, to learn how long it takes.
  for (let count = 0; count <= momentsOf('accept, ask, request'); count++) {
    const quote = await newQuote(prepared, staff, customer.email, { contact: { customerType: 'business' } });
    const lines = quote.draft.draft.lines.flatMap((line) => [
      line,
      { ...line, key: 'option', choice: { kind: 'optional', preset: true } as const },
    ]);
    const { id } = await sendOffer(staff, quote, { lines });
    quotes.push(await body<QuoteView>(customer.call('GET', `/api/quotes/${id}`)));
    if (count % 2 === 1) letters.set(id, await uploadFile(prepared, 'bestellung.txt'));
    discounted.push(await discountedQuote(prepared, staff, customer.email));
  }
  for (let count = 0; count <= momentsOf('issue, approve'); count++)
    drafts.push(await invoiceCalls(staff).draft((await placeOrder(shop, { ownerId: customer.id })).orderId));
  await killed.start();
}, TIMEOUT_MS);

/** The acceptance of an offer by its customer, or of one that they gave in writing by a lead. */
function acceptance(quote: QuoteView): Work {
  const [accepted, files] = [acceptanceOf(quote), letters.get(quote.id)];
  if (!files) return { method: 'POST', path: `/api/quotes/${quote.id}/accept`, body: accepted, by: people.customer };
  const written = { ...accepted, files, receivedOn: berlinDay(new Date()) };
  return { method: 'POST', path: `/api/staff/quotes/${quote.id}/accept`, body: written, by: people.lead };
}

const issue = ({ id, revision }: (typeof drafts)[number]): Work => ({
  method: 'POST',
  path: `/api/staff/invoices/${id}/issue`,
  body: { key: randomUUID(), revision },
  by: people.staff,
});
const ask = (quote: StaffQuoteView): Work => ({
  method: 'POST',
  path: '/api/staff/approvals',
  body: askingFor(quote),
  by: people.staff,
});
const approve = (approval: Approval): Work => ({
  method: 'POST',
  path: `/api/staff/approvals/${approval.id}/approve`,
  body: moving(approval),
  by: people.lead,
});
const message = (): Work => ({
  method: 'POST',
  path: `/api/staff/quotes/${quotes[0]?.id}/messages`,
  body: { key: randomUUID(), text: 'Ihr Plan ist in Arbeit.' },
  by: people.staff,
});

/** A request that staff make for somebody who phoned. */
function request(): Work {
  const email = newEmail();
  phoned.push(email);
  const made = {
    key: randomUUID(),
    locale: 'de',
    items: [{ productId: product.id, quantity: 2, selectedAddons: [] }],
    contact: { name: 'Ada Beispiel', email, customerType: 'business', projectCountry: 'DE' },
    source: 'phone',
    receivedOn: '2026-01-05',
  };
  return { method: 'POST', path: '/api/staff/quotes', body: made, by: people.staff };
}

test(
  `${MOMENTS} killed processes lose nothing and do nothing twice while requests are made, orders placed, offers approved, invoices issued and mails sent`,
  async () => {
    const [firstQuote, ...otherQuotes] = quotes;
    const [firstDraft, ...otherDrafts] = drafts;
    const [firstDiscounted, ...otherDiscounted] = discounted;
    if (!firstQuote || !firstDraft || !firstDiscounted) throw new Error('nothing is prepared');
    const asking = ask(firstDiscounted);
    const usual = (await timed(acceptance(firstQuote))) + (await timed(request())) + (await timed(asking));
    approvals.push(await body<Approval>(send(asking)));
    const usualOfLead = (await timed(issue(firstDraft))) + (await timed(approve(approvals[0]!)));

    const dieDuring = {
      async 'accept, ask, request'() {
        const works = [acceptance(otherQuotes.shift()!), request(), ask(otherDiscounted.shift()!)];
        const answers = await killed.dieDuring(works, usual * 1.5);
        approvals.push(answers[2] as Approval);
      },
      // A mail starts with a message that has arrived.
      async mail() {
        const work = message();
        await body(send(work));
        await killed.die(MAIL_WINDOW_MS);
        await body(send(work));
      },
      async 'issue, approve'() {
        await killed.dieDuring([issue(otherDrafts.shift()!), approve(approvals.at(-1)!)], usualOfLead * 1.5);
      },
    };
    for (let moment = 0; moment < MOMENTS; moment++) {
      await killed.renewSessions();
      await dieDuring[kinds[moment % kinds.length]!]();
    }
    await killed.settle();

    await expectOneOrderEach();
    await expectOneOfferEach();
    await expectOneRequestEach();
    await killed.expectNumbersWithoutGaps(drafts.length);
    await killed.expectLedgerWithoutGaps();
    expect(await killed.expectMailsOnce()).toMatchObject({
      'order-placed': quotes.length,
      'approval-approved': drafts.length,
      'invoice-issued': drafts.length,
      'quote-made': phoned.length,
      'quote-message-written': momentsOf('mail'),
    });
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
  const told = await shop.strapi.db.query('api::event.event').findMany({ where: { name: 'order.placed' } });
  expect(told.map(({ subject }: { subject: string }) => subject).sort()).toEqual(orders.map(({ documentId }) => documentId).sort());
  const notes: { quoteId: string }[] = await shop.strapi.db.query('api::message.message').findMany({ where: { move: 'quote.accept' } });
  expect(notes.map(({ quoteId }) => quoteId).sort()).toEqual([...letters.keys()].sort());
  expect(await shop.strapi.db.query('api::file.file').count({ where: { evidence: true } })).toBe(letters.size);
}

/** Checks that each approval was asked for once, and each that was given has sent one offer, under its name. */
async function expectOneOfferEach(): Promise<void> {
  const given = approvals.slice(0, drafts.length);
  for (const { id, subject } of approvals) {
    const isGiven = given.some((one) => one.id === id);
    const rows = await shop.strapi.db.query('api::approval.approval').findMany({ where: { subjectId: subject.id } });
    expect(rows).toMatchObject([{ documentId: id, status: isGiven ? 'approved' : 'asked' }]);
    expect(await shop.strapi.db.query('api::event.event').count({ where: { subject: subject.id, name: 'quote.approval-asked' } })).toBe(1);
    expect(await shop.strapi.db.query('api::offer.offer').count({ where: { quoteId: subject.id } })).toBe(isGiven ? 1 : 0);
    const sent = await shop.strapi.db.query('api::event.event').findMany({ where: { subject: subject.id, name: 'quote.offered' } });
    expect(sent).toMatchObject(isGiven ? [{ actor: 'superAdmin', data: { approvalId: id } }] : []);
  }
  expect(approvals.map(({ subject }) => subject.id)).toEqual(discounted.map(({ id }) => id));
}

/** Checks that staff have made one request for each who phoned, with one event in the log. */
async function expectOneRequestEach(): Promise<void> {
  for (const email of phoned) {
    const made = await shop.strapi.db.query('api::quote.quote').findMany({ where: { email } });
    expect(made).toMatchObject([{ source: 'phone', status: 'submitted' }]);
    expect(await shop.strapi.db.query('api::event.event').count({ where: { subject: made[0].documentId, name: 'quote.submitted' } })).toBe(
      1,
    );
  }
}
