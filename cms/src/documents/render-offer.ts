import type { OfferDocument } from '../contract/document';
import { translate } from '../strings/translate';
import { exemptionText } from './exemption-text';
import { formatDate } from './format';
import { fact } from './pdf/fact';
import { drawLines } from './pdf/line-table';
import { closeSheet, openSheet } from './pdf/open-sheet';
import { drawParagraph, drawSection } from './pdf/paragraphs';
import { textStyle } from './pdf/text-style';
import { subjectLine } from './subject-line';

/** The offer as it is sent: PDF/A-3b, equal bytes for equal offers. */
export function renderOffer(offer: OfferDocument): Promise<Buffer> {
  const { locale, number, version, date, validUntil, leadTimeDays, taxCase, terms, withdrawalNotice } = offer;
  const sheet = openSheet(offer, subjectLine(offer), translate(locale, 'document.offer.intro'));
  const days = translate(locale, leadTimeDays === 1 ? 'document.lead-time.day' : 'document.lead-time.days', { days: leadTimeDays });
  drawLines(sheet, offer, [
    [
      fact(locale, 'offer', number),
      fact(locale, 'version', version),
      fact(locale, 'date', formatDate(date, locale)),
      fact(locale, 'valid-until', formatDate(validUntil, locale)),
      fact(locale, 'lead-time', days),
    ],
  ]);
  drawParagraph(sheet, exemptionText(taxCase, locale), textStyle.strong);
  drawParagraph(sheet, translate(locale, 'document.offer.binding', { date: formatDate(validUntil, locale) }));
  drawParagraph(sheet, translate(locale, 'document.offer.lead-time'));
  drawSection(sheet, translate(locale, 'document.terms'), terms);
  drawSection(sheet, translate(locale, 'document.withdrawal'), withdrawalNotice ?? []);
  return closeSheet(sheet, offer);
}
