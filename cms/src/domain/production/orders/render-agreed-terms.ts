import type { Core } from '@strapi/strapi';
import type { AgreedTermsDocument } from '../../../contract/billing/document';
import type { DocumentSource } from '../../../platform/documents/document-sources';
import { formatDate } from '../../../platform/documents/format';
import { closeSheet, openSheet } from '../../../platform/documents/pdf/open-sheet';
import { drawHeading, drawParagraph, textStyle } from '../../../platform/documents/pdf/sheet';
import { translate } from '../../../platform/strings/translate';
import { berlinDay } from '../../../platform/time/time';
import { findLegalText } from '../../catalogue/legal-text';
import { textBlocks } from '../../catalogue/text';
import { findOffer } from '../../quoting/quote-row';
import { findOrder } from './order-row';

/** Draws the terms of an order on a durable medium (§ 312f Abs. 2 BGB): the whole text that was agreed to, with its checksum. */
export function renderAgreedTerms(terms: AgreedTermsDocument): Promise<Buffer> {
  const { locale, number, date, title, text, version } = terms;
  const sheet = openSheet(terms, {
    title: translate(locale, 'document.agreed-terms.title', { number }),
    subject: title,
    intro: translate(locale, 'document.agreed-terms.intro', { date: formatDate(date, locale) }),
  });
  for (const block of textBlocks(text)) {
    if (block.isHeading) drawHeading(sheet, block.text);
    else drawParagraph(sheet, block.text);
  }
  drawParagraph(sheet, translate(locale, 'document.agreed-terms.version', { version }), textStyle.label);
  return closeSheet(sheet, terms);
}

/** The terms that an order names; null for orders from before these were kept. */
async function findAgreedTerms(strapi: Core.Strapi, documentId: string): Promise<AgreedTermsDocument | null> {
  const order = await findOrder(strapi, { documentId });
  const [text, offer] = await Promise.all([
    findLegalText(strapi, order?.termsVersion ?? null),
    findOffer(strapi, { documentId: order?.offerId ?? '' }),
  ]);
  if (!order || !text || !offer) return null;
  return {
    kind: 'agreed-terms',
    number: order.number,
    date: berlinDay(new Date(order.placedAt)),
    locale: order.language,
    seller: offer.document.seller,
    buyer: order.buyer,
    title: text.title,
    text: text.body,
    version: text.version,
  };
}

export const agreedTermsSource: DocumentSource<AgreedTermsDocument> = {
  formats: ['pdf'],
  madeBy: ({ name, subject, data }) => (name === 'order.placed' && data.termsVersion ? subject : null),
  find: findAgreedTerms,
  draw: renderAgreedTerms,
  savedAs: ({ number, locale }) => `${number}-${translate(locale, 'document.agreed-terms.file')}`,
};
