import { type AmendmentDocument, type DocumentLine, totalsOf } from '../../../contract/billing/document';
import { formatCents } from '../../../contract/pricing/money';
import { type LineChange, lineChanges } from '../../../contract/production/amendment-changes';
import type { DocumentSource } from '../../../platform/documents/document-sources';
import { formatDate, formatPercent, formatQuantity, formatTime, subjectLine } from '../../../platform/documents/format';
import { closeSheet, openSheet } from '../../../platform/documents/pdf/open-sheet';
import { drawParagraph, drawSection, textStyle } from '../../../platform/documents/pdf/sheet';
import { drawLines } from '../../../platform/documents/pdf/table';
import { fact } from '../../../platform/documents/pdf/title-block';
import { translate } from '../../../platform/strings/translate';
import { exemptionText } from '../../quoting/exemption-text';
import { findAmendment } from './amendment-row';

/** Draws a proposed change of an order: what changes, in sentences, then the whole order as it is to be. */
export function renderAmendment(amendment: AmendmentDocument): Promise<Buffer> {
  const { locale, number, orderNumber, date, orderedOn, validUntil, taxCase, reason, withdrawalNotice } = amendment;
  const sheet = openSheet(amendment, {
    title: translate(locale, 'document.amendment.title', { number }),
    subject: subjectLine(amendment),
    intro: translate(locale, 'document.amendment.intro', { order: orderNumber, date: formatDate(orderedOn, locale) }),
  });
  if (reason !== '') drawParagraph(sheet, reason);
  drawSection(sheet, translate(locale, 'document.amendment.changes'), changeTexts(amendment));
  drawLines(sheet, amendment, [
    [
      fact(locale, 'amendment', number),
      fact(locale, 'date', formatDate(date, locale)),
      fact(locale, 'order', orderNumber),
      fact(locale, 'valid-until', formatDate(validUntil, locale)),
    ],
  ]);
  drawParagraph(sheet, exemptionText(taxCase, locale), textStyle.strong);
  drawParagraph(sheet, translate(locale, 'document.amendment.terms', { order: orderNumber }));
  drawSection(sheet, translate(locale, 'document.amendment.withdrawal'), withdrawalNotice ?? []);
  return closeSheet(sheet, amendment);
}

/** Says what changes, a sentence each: lines, discount, tax, recipient, time, and the price. */
function changeTexts(amendment: AmendmentDocument): string[] {
  const { locale, before, taxCase, discount, dueAt, leadTimeDays } = amendment;
  const t = (key: string, values: Record<string, string | number> = {}) => translate(locale, `document.amendment.${key}`, values);
  const [then, now] = [totalsOf(before), totalsOf(amendment)];
  const time = (at: string | null, days: number) => (at ? formatTime(at, locale) : translate(locale, 'document.lead-time.days', { days }));
  const [dueThen, dueNow] = [time(before.dueAt, before.leadTimeDays), time(dueAt, leadTimeDays)];
  return [
    ...lineChanges(amendment).map((change) => lineText(amendment, change)),
    ...(discount === before.discount
      ? []
      : [t('discount', { before: formatPercent(before.discount, locale), after: formatPercent(discount, locale) })]),
    ...(taxCase === before.taxCase ? [] : [t('tax-case')]),
    ...(addressOf(amendment.buyer) === addressOf(before.buyer)
      ? []
      : [t('buyer', { before: addressOf(before.buyer), after: addressOf(amendment.buyer) })]),
    ...(dueThen === dueNow ? [] : [t('due', { before: dueThen, after: dueNow })]),
    t('price', { before: formatCents(then.gross, locale), after: formatCents(now.gross, locale) }),
  ];
}

const addressOf = ({ company, name, street, postcode, city, country, vatId, reference }: AmendmentDocument['buyer']): string =>
  [company, name, street, `${postcode} ${city}`, country, vatId, reference].filter(Boolean).join(', ');

function lineText({ locale }: AmendmentDocument, change: LineChange): string {
  const described = ({ name, quantity, unit, net }: DocumentLine) => {
    const key = `document.unit.${unit}.${quantity === 1 ? 'one' : 'many'}`;
    const counted = translate(locale, key, { quantity: formatQuantity(quantity, locale) });
    return `${name}, ${counted}, ${formatCents(net, locale)}`;
  };
  const values = {
    before: 'before' in change ? described(change.before) : '',
    after: 'after' in change ? described(change.after) : '',
  };
  return translate(locale, `document.amendment.line-${change.kind}`, values);
}

/** Amendments as they were proposed. */
export const amendmentSource: DocumentSource<AmendmentDocument> = {
  formats: ['pdf'],
  madeBy: ({ name, data }) => (name === 'order.amendment-proposed' ? String(data.amendmentId) : null),
  find: async (strapi, documentId) => (await findAmendment(strapi, { documentId }).catch(() => null))?.document ?? null,
  draw: renderAmendment,
  savedAs: ({ number }) => number,
};
