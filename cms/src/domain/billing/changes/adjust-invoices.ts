import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { rewrittenOf, tooMuchOf, unbilledLines } from '../../../contract/billing/adjustment';
import { moneyOf } from '../../../contract/billing/concession';
import { correctionOf } from '../../../contract/billing/correction';
import { type InvoiceDocument, type Prepayment, totalsOf } from '../../../contract/billing/document';
import type { Adjustment } from '../../../contract/billing/invoice';
import { vatRateOf } from '../../../contract/pricing/tax';
import { Problem } from '../../../contract/problem';
import { appendEvent } from '../../../platform/events/append-event';
import { type Actor, performTransition } from '../../../platform/events/transition-document';
import { translate } from '../../../platform/strings/translate';
import { readSeller } from '../../catalogue/seller-of';
import { lockOrder, type OrderRow } from '../../production/orders/order-row';
import { checkInvoice } from '../check-invoice';
import { insertDraft } from '../draft-invoice';
import { findInvoice } from '../invoice-row';
import { putInForce } from '../issue-invoice';
import { balances } from '../lock-invoice';
import { findEntries } from '../payments/settle-invoice';
import { writeCorrection } from './correct-invoice';
import { findStanding, type StandingRow } from './find-standing';

type Adjusting = { orderId: string; key: string; by: Actor };

/**
 * Brings the invoices of an order into line with what it is now, in one transaction: those that name another recipient or tax in another
 * way are cancelled and written anew, with what was paid on them; those that say too much are corrected. The same key twice does it once.
 * @throws Problem order.not-found, invoice.fits, company.incomplete, those of `checkInvoice`
 */
export async function adjustInvoices(strapi: Core.Strapi, { orderId, key, by }: Adjusting): Promise<void> {
  await performTransition<OrderRow, void>(strapi, {
    topic: 'order',
    documentId: orderId,
    by,
    key,
    lock: (trx) => lockOrder(strapi, trx, orderId),
    async step(order, trx) {
      const isRewritten = await rewrite(strapi, trx, order, by);
      const isCorrected = await takeBack(strapi, trx, order, by);
      if (!isRewritten && !isCorrected) throw new Problem('invoice.fits');
      return { fact: 'order.invoices-adjusted', data: { quoteId: order.quoteId }, result: undefined };
    },
    unchanged: () => undefined,
  });
}

/** Says what adjusting would do now, and what of the order could be billed after it. */
export async function previewAdjustment(strapi: Core.Strapi, order: OrderRow): Promise<Adjustment> {
  const standing = await findStanding(strapi, order.documentId);
  const { parts, wholes } = rewrittenOf(order, standing);
  const corrected = wholes.length > 0 ? [] : standing.flatMap((one) => correctionOfOne(order, standing, one));
  const isBilled = standing.some(({ document: { scope } }) => scope === 'full' || scope === 'final');
  const unbilled = isBilled && wholes.length === 0 ? unbilledLines(order, standing) : [];
  return {
    rewritten: [...parts, ...wholes].map(({ document }) => document.number),
    corrected,
    unbilled: unbilled.length > 0 ? totalsOf({ lines: unbilled, discount: order.discount }).net : null,
  };
}

function correctionOfOne(order: OrderRow, standing: readonly StandingRow[], one: StandingRow): Adjustment['corrected'] {
  const taken = tooMuchOf(order, standing, one);
  if (taken.length === 0) return [];
  const head = { number: '', date: one.document.date, reason: '', seller: one.document.seller };
  const { gross } = totalsOf(correctionOf(one.document, { taken, earlier: one.corrections, head }));
  return [{ number: one.document.number, gross }];
}

async function rewrite(strapi: Core.Strapi, trx: Knex, order: OrderRow, by: Actor): Promise<boolean> {
  const { parts, wholes } = rewrittenOf(order, await findStanding(strapi, order.documentId));
  const renamed = new Map<string, Prepayment>();
  for (const part of parts) {
    const lines = part.document.lines.map((line) => ({ ...line, vatRate: vatRateOf(order.taxCase) }));
    const { number, date, ...made } = await writeAnew(strapi, trx, { order, former: [part], body: { lines }, by });
    const { net, vat, gross } = totalsOf(made);
    renamed.set(part.document.number, { number, date, net, vat, gross });
  }
  const [whole] = wholes;
  if (whole) {
    const prepayments = whole.document.prepayments.map((paid) => renamed.get(paid.number) ?? paid);
    const { lines, discount } = order;
    await writeAnew(strapi, trx, { order, former: wholes, body: { lines, discount, prepayments }, by });
  }
  return parts.length + wholes.length > 0;
}

/** What happens to each invoice is told as if it were done alone: mails, documents and lists follow these facts. */
const causedBy = ({ kind, accountId }: Actor) => ({ topic: 'invoice', actor: kind, accountId }) as const;

type Anew = {
  order: OrderRow;
  /** What is cancelled for it; the first says what kind of invoice it is. */
  former: readonly StandingRow[];
  body: Partial<Pick<InvoiceDocument, 'lines' | 'discount' | 'prepayments'>>;
  by: Actor;
};

/** Issues an invoice that takes the place of others. */
async function writeAnew(strapi: Core.Strapi, trx: Knex, { order, former, body, by }: Anew): Promise<InvoiceDocument> {
  const [first] = former;
  if (!first) throw new Error('nothing is written anew');
  const { buyer, taxCase, subject } = order;
  const replaces = await Promise.all(
    former.map(async ({ document: { number, date }, invoice: { documentId } }) => ({
      number,
      date,
      paid: moneyOf(await findEntries(strapi, documentId)),
    })),
  );
  const draft: InvoiceDocument = {
    ...first.document,
    ...body,
    buyer,
    taxCase,
    subject,
    replaces,
    number: '',
    seller: await readSeller(strapi),
  };
  checkInvoice(draft);
  const { documentId } = await insertDraft(strapi, { order, document: draft, key: randomUUID() });
  const invoice = await findInvoice(strapi, { documentId });
  if (!invoice) throw new Error('a draft was lost');
  const balance = await balances(strapi).findOne({ where: { invoiceId: documentId } });
  const issued = await putInForce(strapi, trx, { invoice, balance, draft, by });
  await appendEvent(strapi, trx, { ...causedBy(by), name: 'invoice.issued', subject: documentId, from: 'draft', to: 'issued' });
  return issued;
}

/** Corrects what says too much, the latest first: each correction counts for the next. */
async function takeBack(strapi: Core.Strapi, trx: Knex, order: OrderRow, by: Actor): Promise<boolean> {
  const ids = (await findStanding(strapi, order.documentId)).map(({ invoice }) => invoice.documentId).toReversed();
  let isCorrected = false;
  for (const id of ids) {
    const standing = await findStanding(strapi, order.documentId);
    const one = standing.find(({ invoice }) => invoice.documentId === id);
    const lines = one ? tooMuchOf(order, standing, one) : [];
    if (!one || lines.length === 0) continue;
    const text = translate(order.language, 'document.adjusted', { order: order.number });
    const command = { lines, text, key: randomUUID() };
    const correcting = { invoice: one.invoice, balance: one.balance, corrected: one.document, command, by };
    const correctionId = await writeCorrection(strapi, trx, correcting);
    await appendEvent(strapi, trx, { ...causedBy(by), name: 'invoice.corrected', subject: id, data: { correctionId } });
    isCorrected = true;
  }
  return isCorrected;
}
