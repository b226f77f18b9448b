import type { OrderConfirmationDocument } from '../contract/document';
import { berlinDay } from '../rules/berlin-day';
import { translate } from '../strings/translate';
import { exemptionText } from './exemption-text';
import { formatDate, formatTime } from './format';
import { fact } from './pdf/fact';
import { drawLines } from './pdf/line-table';
import { closeSheet, openSheet } from './pdf/open-sheet';
import { drawParagraph, drawSection } from './pdf/paragraphs';
import { textStyle } from './pdf/text-style';
import { subjectLine } from './subject-line';

/** The confirmation of an order on a durable medium (§ 312f BGB). */
export function renderOrderConfirmation(order: OrderConfirmationDocument): Promise<Buffer> {
  const { locale, number, offerNumber, orderedOn, dueAt, taxCase, terms, withdrawalNotice } = order;
  const ordered = formatDate(orderedOn, locale);
  const sheet = openSheet(order, subjectLine(order), translate(locale, 'document.order-confirmation.intro', { date: ordered }));
  drawLines(sheet, order, [
    [
      fact(locale, 'order', number),
      fact(locale, 'ordered-on', ordered),
      fact(locale, 'offer', offerNumber),
      fact(locale, 'due-at', dueAt ? formatDate(berlinDay(new Date(dueAt)), locale) : translate(locale, 'document.due-at.later')),
    ],
  ]);
  drawParagraph(sheet, exemptionText(taxCase, locale), textStyle.strong);
  for (const key of startKeys(order)) drawParagraph(sheet, translate(locale, key));
  if (dueAt) drawParagraph(sheet, translate(locale, 'document.order-confirmation.due', { time: formatTime(dueAt, locale) }));
  drawSection(sheet, translate(locale, 'document.terms'), terms);
  drawSection(sheet, translate(locale, 'document.withdrawal'), withdrawalNotice ?? []);
  return closeSheet(sheet, order);
}

/** What a consumer chose about the start. */
function startKeys({ withdrawalNotice, earlyStart }: OrderConfirmationDocument): string[] {
  if (withdrawalNotice === null) return [];
  return [earlyStart ? 'document.order-confirmation.early-start' : 'document.order-confirmation.wait'];
}
