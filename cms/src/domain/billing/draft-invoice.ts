import type { Core } from '@strapi/strapi';
import { findInvoice } from './invoice-row';
import { lockOrder, type OrderRow } from '../production/orders/order-row';
import type { DocumentLine, InvoiceDocument } from '../../contract/billing/document';
import { listedInvoiceFacts } from '../../contract/billing/invoice-facts';
import { storedInvoices } from '../../contract/billing/stored-document';
import { type DraftChange, type NewInvoice, PAYMENT_DAYS } from '../../contract/billing/invoice';
import { currentTime, berlinDay } from '../../platform/time/time';
import { formatPercent } from '../../platform/documents/format';
import { findSeller } from '../catalogue/seller-of';
import { appendEvent } from '../../platform/events/append-event';
import { amountsOf, type Billed, billPart, billRest, findBilled } from './bill-order';
import { findUnbilled } from './changes/find-standing';
import { searchText } from '../../platform/search/search-text';
import { translate } from '../../platform/strings/translate';
import type { Actor } from '../../platform/events/transition-document';
import { Problem } from '../../contract/problem';
import { balances, type Locked, transitionInvoice } from './lock-invoice';
import { renderInvoiceDraft } from './render-invoice';

type Editing = { invoiceId: string; command: DraftChange; by: Actor };
type Drafting = { orderId: string; requested: NewInvoice; by: Actor };

/**
 * Prepares an invoice over a part of an order or all that is left of it. The same key twice gives the first draft.
 * @throws Problem order.not-found, invoice.order-withdrawn, invoice.order-billed, invoice.above-order
 */
export async function draftInvoice(strapi: Core.Strapi, { orderId, requested, by }: Drafting): Promise<{ documentId: string }> {
  return strapi.db.transaction(async ({ trx }) => {
    const order = await lockOrder(strapi, trx, orderId);
    const before = await findInvoice(strapi, { key: requested.key, orderId });
    if (before) return before;
    const billed = await findBilled(strapi, orderId);
    const unbilled = await findUnbilled(strapi, order);
    const document = { ...drafted(order, { billed, unbilled }, requested), seller: await findSeller(strapi) };
    const invoice = await insertDraft(strapi, { order, document, key: requested.key });
    await appendEvent(strapi, trx, {
      topic: 'invoice',
      name: 'invoice.drafted',
      subject: invoice.documentId,
      actor: by.kind,
      accountId: by.accountId,
      to: 'draft',
    });
    return invoice;
  });
}

type SoFar = { billed: readonly Billed[]; unbilled: readonly DocumentLine[] };

/** Builds the draft's document. Number, day of issue and due date are set when it is issued. */
function drafted(order: OrderRow, { billed, unbilled }: SoFar, { part, service }: NewInvoice): Omit<InvoiceDocument, 'seller'> {
  const { language: locale, number: orderNumber, buyer, subject, taxCase } = order;
  const percent = part && 'percent' in part ? formatPercent(part.percent, locale) : '';
  const line = order.status === 'withdrawn' ? 'document.owed-line' : 'document.partial-line';
  const name = translate(locale, percent ? `${line}.percent` : line, { percent, order: orderNumber });
  const today = berlinDay(currentTime());
  return {
    kind: 'invoice',
    number: '',
    date: today,
    dueOn: today,
    locale,
    buyer,
    subject,
    taxCase,
    orderNumber,
    ...(part ? billPart(order, billed, { part, name }) : billRest(order, billed, unbilled)),
    service: service ?? servicePeriod(order, part ? null : order.deliveredAt),
    terms: [translate(locale, 'document.payment-terms', { days: PAYMENT_DAYS })],
  };
}

function servicePeriod({ startedAt, placedAt }: OrderRow, until: string | null) {
  const [from, to] = [new Date(startedAt ?? placedAt), until ? new Date(until) : currentTime()].map(berlinDay) as [string, string];
  return { from, to };
}

/** Writes a draft with its balance. */
export async function insertDraft(strapi: Core.Strapi, draft: { order: OrderRow; document: InvoiceDocument; key: string }) {
  const { order, document, key } = draft;
  const { amounts, due } = amountsOf(document);
  const about = { kind: document.kind, scope: document.scope, orderId: order.documentId };
  const data = { ...about, ...amounts, state: 'draft', number: null, document: storedInvoices.write(document), key };
  const invoice: { documentId: string } = await strapi.db.query('api::invoice.invoice').create({ data });
  const { buyer, number: orderNumber } = order;
  const name = buyer.company || buyer.name;
  await strapi.db.query('api::invoice-balance.invoice-balance').create({
    data: {
      ...about,
      invoiceId: invoice.documentId,
      orderNumber,
      facts: listedInvoiceFacts(document),
      name,
      searchText: searchText(name, buyer.name, orderNumber),
      settlement: 'draft',
      gross: amounts.gross,
      due,
      paid: 0,
      dueOn: document.dueOn,
    },
  });
  return invoice;
}

/**
 * Changes what a draft says: to whom it goes, when the work was done, and its texts.
 * @throws Problem invoice.not-found, stale, invoice.wrong-status once it was issued
 */
export async function editDraft(strapi: Core.Strapi, { invoiceId, command, by }: Editing): Promise<void> {
  const step = async ({ invoice, balance, order }: Locked) => {
    if (invoice.state !== 'draft' || invoice.document.kind !== 'invoice') throw new Problem('invoice.wrong-status');
    const { subject, service, notes } = command;
    const [payment = ''] = invoice.document.terms;
    const buyer = { ...invoice.document.buyer, ...command.buyer };
    const { earlyPayment, ...kept } = invoice.document;
    const granted = command.earlyPayment === undefined ? earlyPayment : draftedEarlyPayment(command.earlyPayment);
    const changed = { buyer, subject, service, terms: [payment, ...notes] };
    const document: InvoiceDocument = { ...kept, ...changed, ...(granted && { earlyPayment: granted }) };
    await strapi.db.query('api::invoice.invoice').update({ where: { id: invoice.id }, data: { document: storedInvoices.write(document) } });
    const name = buyer.company || buyer.name;
    await balances(strapi).update({
      where: { id: balance.id },
      data: {
        name,
        facts: listedInvoiceFacts(document),
        searchText: searchText(name, buyer.name, order.number),
        revision: balance.revision + 1,
      },
    });
    return { fact: 'invoice.edited' };
  };
  await transitionInvoice(strapi, { invoiceId, by, command, step });
}

/** Its last day is set when the invoice is issued. */
const draftedEarlyPayment = (typed: NonNullable<DraftChange['earlyPayment']> | null): InvoiceDocument['earlyPayment'] =>
  typed ? { ...typed, payBy: berlinDay(currentTime()) } : undefined;

/** Draws a draft for staff. @throws Problem invoice.not-found, invoice.wrong-status once it was issued */
export async function previewDraft(strapi: Core.Strapi, invoiceId: string): Promise<Buffer> {
  const invoice = await findInvoice(strapi, { documentId: invoiceId });
  if (!invoice) throw new Problem('invoice.not-found');
  if (invoice.state !== 'draft' || invoice.document.kind !== 'invoice') throw new Problem('invoice.wrong-status');
  return renderInvoiceDraft({ ...invoice.document, seller: await findSeller(strapi) });
}

/** Throws a draft away; an issued invoice can only be cancelled. @throws Problem invoice.not-found, invoice.wrong-status */
export async function discardDraft(strapi: Core.Strapi, { invoiceId, by }: { invoiceId: string; by: Actor }): Promise<void> {
  const step = async ({ invoice }: Locked) => {
    if (invoice.state !== 'draft') throw new Problem('invoice.wrong-status');
    await balances(strapi).delete({ where: { invoiceId } });
    await strapi.db.query('api::invoice.invoice').delete({ where: { id: invoice.id } });
    return { fact: 'invoice.discarded', from: 'draft' };
  };
  await transitionInvoice(strapi, { invoiceId, by, step });
}
