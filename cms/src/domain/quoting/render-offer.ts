import type { OfferDocument } from '../../contract/billing/document';
import { formatCents } from '../../contract/pricing/money';
import { hasChoice } from '../../contract/quoting/choice';
import { translate } from '../../platform/strings/translate';
import { exemptionText } from './exemption-text';
import { findOffer } from './quote-row';
import type { DocumentSource } from '../../platform/documents/document-sources';
import { formatDate, subjectLine } from '../../platform/documents/format';
import { fact } from '../../platform/documents/pdf/title-block';
import { drawLines } from '../../platform/documents/pdf/table';
import { closeSheet, openSheet } from '../../platform/documents/pdf/open-sheet';
import { drawParagraph, drawSection, drawWithTerms, textStyle } from '../../platform/documents/pdf/sheet';

/** Draws an offer as it is sent: PDF/A-3b, equal bytes for equal offers. */
export function renderOffer(offer: OfferDocument): Promise<Buffer> {
  const { locale, number, version, date, validUntil, taxCase, terms, withdrawalNotice } = offer;
  const sheet = openSheet(offer, {
    title: translate(locale, 'document.offer.title', { number }),
    subject: subjectLine(offer),
    intro: translate(locale, 'document.offer.intro'),
  });
  const delivery = deliveryTexts(offer);
  drawLines(sheet, offer, [
    [
      fact(locale, 'offer', number),
      fact(locale, 'version', version),
      fact(locale, 'date', formatDate(date, locale)),
      fact(locale, 'valid-until', formatDate(validUntil, locale)),
      fact(locale, 'lead-time', delivery.name),
    ],
  ]);
  drawParagraph(sheet, exemptionText(taxCase, locale), textStyle.strong);
  const choice = hasChoice(offer.lines) ? [translate(locale, 'document.offer.choice')] : [];
  const paragraphs = [...choice, translate(locale, 'document.offer.binding', { date: formatDate(validUntil, locale) }), delivery.terms];
  drawWithTerms(sheet, paragraphs, { heading: translate(locale, 'document.terms'), terms });
  drawSection(sheet, translate(locale, 'document.withdrawal'), withdrawalNotice ?? []);
  return closeSheet(sheet, offer);
}

/** Writes when the work is delivered, in short and with its terms. */
function deliveryTexts({ locale, express, leadTimeDays: days }: OfferDocument): { name: string; terms: string } {
  if (!express) {
    const name = translate(locale, days === 1 ? 'document.lead-time.day' : 'document.lead-time.days', { days });
    return { name, terms: translate(locale, 'document.offer.lead-time') };
  }
  const { term, cutoff, due, surcharge } = express;
  return {
    name: translate(locale, `offer.express.${term}`),
    terms: translate(locale, `offer.express.${term}.terms`, { cutoff, due, surcharge: formatCents(surcharge, locale) }),
  };
}

/** Offers as they were sent. */
export const offerSource: DocumentSource<OfferDocument> = {
  formats: ['pdf'],
  madeBy: ({ name, data }) => (name === 'quote.offered' ? String(data.offerId) : null),
  find: async (strapi, documentId) => (await findOffer(strapi, { documentId }))?.document ?? null,
  draw: renderOffer,
  savedAs: ({ number, version }) => `${number}-${version}`,
};
