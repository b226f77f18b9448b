import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { AmendmentDocument } from '../../../contract/billing/document';
import { totalsOf } from '../../../contract/billing/document';
import { storedAmendments } from '../../../contract/billing/stored-document';
import { LETTER_YEARS } from '../../../contract/people/personal-data';
import { askingContradiction, billingContradictions } from '../../../contract/pricing/buyer-tax';
import { type AmendmentProposal, MAX_AMENDMENTS } from '../../../contract/production/amendment';
import { addsWork, changesPrices, documentLine, lineChanges } from '../../../contract/production/amendment-changes';
import { Problem } from '../../../contract/problem';
import { hashDocument } from '../../../platform/documents/stored-document';
import { type Actor, performTransition } from '../../../platform/events/transition-document';
import { berlinDay, currentTime, keptUntil } from '../../../platform/time/time';
import { readSeller } from '../../catalogue/seller-of';
import { withdrawalNotice } from '../../catalogue/withdrawal-notice';
import { orderDue } from '../orders/due-date';
import { lockOrder, type OrderRow } from '../orders/order-row';
import { amendments, type AmendmentRow, findAmendments } from './amendment-row';

type Proposing = {
  orderId: string;
  proposal: AmendmentProposal;
  by: Actor;
  /** The approval under which it is proposed, for the log. */
  approved?: { approvalId: string; askedBy: string };
};

/**
 * Proposes a change of an order to its customer: the whole order as it is to be is frozen with a number and a checksum. The
 * order stays as it is until they accept. The same key twice proposes once.
 * @returns the order
 * @throws Problem order.not-found, stale, company.incomplete, auth.forbidden where a lead might, those of `checkProposal`
 */
export function proposeAmendment(strapi: Core.Strapi, { orderId, proposal, by, approved }: Proposing): Promise<OrderRow> {
  return performTransition<OrderRow, OrderRow>(strapi, {
    topic: 'order',
    documentId: orderId,
    by,
    key: proposal.key,
    revision: { sent: proposal.revision, of: ({ revision }) => revision },
    lock: (trx) => lockOrder(strapi, trx, orderId),
    async step(order) {
      const document = await checkedAmendment(strapi, order, proposal, by);
      const amendmentId = await freeze(strapi, { order, document, by });
      return {
        fact: 'order.amendment-proposed',
        to: 'proposed',
        data: { quoteId: order.quoteId, amendmentId, ...approved },
        result: order,
      };
    },
    unchanged: (order) => order,
  });
}

/** Builds the amendment as it would be proposed now. @throws Problem company.incomplete */
export async function previewAmendment(strapi: Core.Strapi, order: OrderRow, proposal: AmendmentProposal): Promise<AmendmentDocument> {
  const before = await findAmendments(strapi, { orderId: order.documentId });
  return composeAmendment(strapi, order, proposal, before.length + 1);
}

/** Builds the amendment as somebody would propose it now. @throws Problem what keeps them from it */
export async function checkedAmendment(strapi: Core.Strapi, order: OrderRow, proposal: AmendmentProposal, by: Pick<Actor, 'kind'>) {
  const before = await findAmendments(strapi, { orderId: order.documentId });
  const document = await composeAmendment(strapi, order, proposal, before.length + 1);
  checkProposal(document, { order, before, by });
  return document;
}

async function composeAmendment(
  strapi: Core.Strapi,
  order: OrderRow,
  proposal: AmendmentProposal,
  sequence: number,
): Promise<AmendmentDocument> {
  const { lines, discount, taxCase, buyer, leadTimeDays, keepsExpress, validUntil, reason } = proposal;
  const seller = await readSeller(strapi);
  const now = currentTime();
  const before = amendableOf(order);
  const express = keepsExpress ? order.express : null;
  const isConsumer = buyer.customerType === 'consumer';
  const after = {
    lines: markedLines(
      before.lines,
      lines.map((line) => documentLine(line, taxCase)),
      `N${sequence}`,
    ),
    discount,
  };
  return {
    kind: 'amendment',
    number: `${order.number}-N${sequence}`,
    date: berlinDay(now),
    locale: order.language,
    seller,
    // A consumer has neither company nor VAT ID, as at an acceptance; the address for mails stays.
    buyer: { ...buyer, company: isConsumer ? '' : buyer.company, vatId: isConsumer ? '' : buyer.vatId, email: order.buyer.email },
    subject: order.subject,
    taxCase,
    ...after,
    terms: [],
    leadTimeDays,
    express,
    dueAt: await dueAfter(strapi, order, { leadTimeDays, express }),
    orderNumber: order.number,
    orderedOn: berlinDay(new Date(order.placedAt)),
    base: order.amended,
    validUntil,
    reason,
    before,
    withdrawalNotice: isConsumer && addsWork({ ...after, before }) ? withdrawalNotice(order.language, seller) : null,
  };
}

const amendableOf = ({ buyer, taxCase, lines, discount, leadTimeDays, express, dueAt }: OrderRow): AmendmentDocument['before'] => ({
  buyer,
  taxCase,
  lines,
  discount,
  leadTimeDays,
  express,
  dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
});

/** Gives lines that differ the mark of the amendment; others keep what stands at them. */
function markedLines(before: AmendmentDocument['lines'], lines: AmendmentDocument['lines'], mark: string): AmendmentDocument['lines'] {
  const changed = new Set(lineChanges({ lines, discount: 0, before: { lines: before, discount: 0 } }).map(({ key }) => key));
  return lines.map((line) => ({
    ...line,
    revision: changed.has(line.key) ? mark : (before.find(({ key }) => key === line.key)?.revision ?? null),
  }));
}

/** Computes the due time under changed terms; null while the order is on hold. Express that was dropped gives way to the lead time. */
export async function dueAfter(
  strapi: Core.Strapi,
  order: OrderRow,
  { leadTimeDays, express }: Pick<AmendmentDocument, 'leadTimeDays' | 'express'>,
): Promise<string | null> {
  if (order.dueAt === null) return null;
  const due = await orderDue(strapi, { ...order, leadTimeDays, express, expressDay: express && order.expressDay });
  return due?.toISOString() ?? null;
}

/** Statuses that end an order without what was ordered. */
export const isEnded = ({ status }: Pick<OrderRow, 'status'>): boolean => status === 'cancelled' || status === 'withdrawn';

type Checked = { order: OrderRow; before: readonly AmendmentRow[]; by: Pick<Actor, 'kind'> };

/**
 * The conditions for a proposal.
 * @throws Problem order.wrong-status, amendment.open, amendment.too-many, amendment.unchanged, amendment.lines-repeated,
 *   amendment.negative, amendment.needs-lead, quote.validity-past, quote.tax-case-consumer, quote.tax-case-business,
 *   input.invalid at the buyer's country or VAT ID
 */
function checkProposal(document: AmendmentDocument, { order, before, by }: Checked): void {
  if (isEnded(order)) throw new Problem('order.wrong-status');
  if (before.some(({ status }) => status === 'proposed')) throw new Problem('amendment.open');
  if (before.length >= MAX_AMENDMENTS) throw new Problem('amendment.too-many', { limit: MAX_AMENDMENTS });
  if (new Set(document.lines.map(({ key }) => key)).size < document.lines.length) throw new Problem('amendment.lines-repeated');
  if (document.validUntil <= document.date) throw new Problem('quote.validity-past');
  if (isUnchanged(document)) throw new Problem('amendment.unchanged');
  if (totalsOf(document).gross < 0) throw new Problem('amendment.negative');
  checkTax(document);
  if (by.kind === 'admin' && changesPrices(document)) throw new Problem('amendment.needs-lead');
}

function isUnchanged(document: AmendmentDocument): boolean {
  const { before } = document;
  const saidBy = ({ buyer, taxCase, discount, leadTimeDays, express }: AmendmentDocument['before']) => [
    buyer,
    taxCase,
    discount,
    leadTimeDays,
    express?.term ?? null,
  ];
  return isDeepStrictEqual(saidBy(document), saidBy(before)) && lineChanges(document).length === 0;
}

function checkTax({ taxCase, buyer }: AmendmentDocument): void {
  const asked = askingContradiction(taxCase, buyer);
  if (asked === 'business') throw new Problem('quote.tax-case-business');
  if (asked === 'consumer') throw new Problem('quote.tax-case-consumer');
  const { country, vatId }: { country?: string; vatId?: string } = billingContradictions(taxCase, buyer);
  if (country || vatId) throw new Problem('input.invalid', {}, { ...(country && { country }), ...(vatId && { vatId }) });
}

type Frozen = { order: OrderRow; document: AmendmentDocument; by: Actor };

/** @returns the id of the amendment */
async function freeze(strapi: Core.Strapi, { order, document: proposed, by }: Frozen): Promise<string> {
  const document = storedAmendments.write(proposed);
  const { documentId } = await amendments(strapi).create({
    data: {
      orderId: order.documentId,
      number: proposed.number,
      sequence: Number(proposed.number.slice(proposed.number.lastIndexOf('N') + 1)),
      status: 'proposed',
      revision: 1,
      document,
      sha256: hashDocument(document),
      validUntil: proposed.validUntil,
      proposedAt: currentTime(),
      proposedBy: by.accountId ?? '',
      keptUntil: keptUntil(LETTER_YEARS),
    },
  });
  return documentId;
}
