import type { Core } from '@strapi/strapi';
import { findOffer } from '../../quoting/quote-row';
import { orderDue } from './due-date';
import { findAmendments } from '../amendments/amendment-row';
import { findOrder, type OrderRow } from './order-row';
import type { AmendmentDocument, OrderConfirmationDocument } from '../../../contract/billing/document';
import { berlinDay } from '../../../platform/time/time';
import { translate } from '../../../platform/strings/translate';
import { exemptionText } from '../../quoting/exemption-text';
import type { DocumentSource } from '../../../platform/documents/document-sources';
import { formatDate, formatTime, subjectLine } from '../../../platform/documents/format';
import { fact } from '../../../platform/documents/pdf/title-block';
import { drawLines } from '../../../platform/documents/pdf/table';
import { closeSheet, openSheet } from '../../../platform/documents/pdf/open-sheet';
import { drawParagraph, drawSection, drawWithTerms, textStyle } from '../../../platform/documents/pdf/sheet';

/** Draws the confirmation of an order on a durable medium (§ 312f BGB). */
export function renderOrderConfirmation(order: OrderConfirmationDocument): Promise<Buffer> {
  const { locale, number, offerNumber, orderedOn, dueAt, taxCase, terms, withdrawalNotice } = order;
  const ordered = formatDate(orderedOn, locale);
  const sheet = openSheet(order, {
    title: translate(locale, 'document.order-confirmation.title', { number }),
    subject: subjectLine(order),
    intro: translate(locale, 'document.order-confirmation.intro', { date: ordered }),
  });
  drawLines(sheet, order, [
    [
      fact(locale, 'order', number),
      fact(locale, 'ordered-on', ordered),
      fact(locale, 'offer', offerNumber),
      fact(locale, 'due-at', dueAt ? formatDate(berlinDay(new Date(dueAt)), locale) : translate(locale, 'document.due-at.later')),
    ],
  ]);
  drawParagraph(sheet, exemptionText(taxCase, locale), textStyle.strong);
  const paragraphs = startKeys(order).map((key) => translate(locale, key));
  if (dueAt) paragraphs.push(translate(locale, 'document.order-confirmation.due', { time: formatTime(dueAt, locale) }));
  drawWithTerms(sheet, paragraphs, { heading: translate(locale, 'document.terms'), terms });
  drawSection(sheet, translate(locale, 'document.withdrawal'), withdrawalNotice ?? []);
  return closeSheet(sheet, order);
}

/** Returns the text keys for a consumer's choice about the start of the work; none for a business. */
function startKeys({ withdrawalNotice, earlyStart }: OrderConfirmationDocument): string[] {
  if (withdrawalNotice === null) return [];
  return [earlyStart ? 'document.order-confirmation.early-start' : 'document.order-confirmation.wait'];
}

/** The order as it was placed, due as if nothing stopped its clock since. */
async function findOrderConfirmation(strapi: Core.Strapi, documentId: string): Promise<OrderConfirmationDocument | null> {
  const order = await findOrder(strapi, { documentId });
  const offer = order && (await findOffer(strapi, { documentId: order.offerId }))?.document;
  if (!order || !offer) return null;
  const { number, language, subject, earlyStart } = order;
  const { buyer, taxCase, lines, discount, leadTimeDays, express } = await asPlaced(strapi, order);
  const due = await orderDue(strapi, { ...order, leadTimeDays, express, pauses: [] });
  const day = berlinDay(new Date(order.placedAt));
  return {
    kind: 'order-confirmation',
    number,
    date: day,
    locale: language,
    seller: offer.seller,
    buyer,
    subject,
    taxCase,
    lines,
    discount,
    terms: offer.terms,
    withdrawalNotice: offer.withdrawalNotice,
    offerNumber: offer.number,
    orderedOn: day,
    dueAt: due?.toISOString() ?? null,
    earlyStart,
  };
}

/** What was ordered, before any amendment changed it. */
async function asPlaced(strapi: Core.Strapi, order: OrderRow): Promise<AmendmentDocument['before'] | OrderRow> {
  if (order.amended === 0) return order;
  const accepted = await findAmendments(strapi, { orderId: order.documentId, status: 'accepted' });
  return accepted[0]?.document.before ?? order;
}

export const orderConfirmationSource: DocumentSource<OrderConfirmationDocument> = {
  formats: ['pdf'],
  madeBy: ({ name, subject }) => (name === 'order.placed' ? subject : null),
  find: findOrderConfirmation,
  draw: renderOrderConfirmation,
  savedAs: ({ number }) => number,
};
