import type { Core } from '@strapi/strapi';
import { cents, formatCents, sum } from '../../contract/pricing/money';
import type { Cents } from '../../contract/pricing/cents';
import type { ReminderDocument } from '../../contract/billing/document';
import { translate } from '../../platform/strings/translate';
import type { DocumentSource } from '../../platform/documents/document-sources';
import { formatDate } from '../../platform/documents/format';
import { drawTitleBlock, fact } from '../../platform/documents/pdf/title-block';
import { closeSheet, openSheet } from '../../platform/documents/pdf/open-sheet';
import { ink, lineWidth, mm, page, textStyle, type Sheet } from '../../platform/documents/pdf/sheet';
import { drawPaymentBox } from './payment-box';
import { fitColumns, Table } from '../../platform/documents/pdf/table';

/** Draws a reminder of open invoices, friendly first. It asks for no fee: the first one sets the default (§ 286 BGB). */
export function renderReminder(reminder: ReminderDocument): Promise<Buffer> {
  const { locale, level, payUntil, seller, number } = reminder;
  const date = formatDate(payUntil, locale);
  const sheet = openSheet(reminder, {
    title: titleOf(reminder),
    subject: '',
    intro: translate(locale, `document.reminder.intro.${level}`, { date }),
  });
  const open = sum(reminder.invoices.map(openOf));
  drawInvoices(sheet, reminder, open);
  if (open > 0) drawPaymentBox(sheet, { seller, locale, amount: open, reference: number });
  return closeSheet(sheet, reminder);
}

const titleOf = ({ locale, level, number }: ReminderDocument): string => translate(locale, `document.reminder.title.${level}`, { number });

const openOf = ({ gross, paid }: ReminderDocument['invoices'][number]): Cents => cents(gross - paid);

function drawInvoices(sheet: Sheet, { locale, number, date, payUntil, invoices }: ReminderDocument, open: Cents): void {
  sheet.y += mm(2);
  const top = sheet.y;
  sheet.artifact(() => sheet.rule(page.left, top, page.right, { width: lineWidth.frame, colour: ink.strong }));
  drawTitleBlock(sheet, [
    [
      fact(locale, 'invoice', number),
      fact(locale, 'date', formatDate(date, locale)),
      fact(locale, 'pay-until', formatDate(payUntil, locale)),
    ],
  ]);
  const column = (name: string, width: number, align?: 'right') => ({ label: translate(locale, `document.column.${name}`), width, align });
  const columns = [
    { ...column('invoice', 38), wraps: true as const },
    column('date', 28),
    column('due', 28),
    column('gross', 24, 'right'),
    column('paid', 23, 'right'),
    column('open', 24, 'right'),
  ];
  const rows = invoices.map((invoice) => {
    const days = [invoice.date, invoice.dueOn].map((day) => formatDate(day, locale));
    const amounts = [invoice.gross, invoice.paid, openOf(invoice)].map((amount) => formatCents(amount, locale));
    return { cells: [invoice.number, ...days, ...amounts], amount: openOf(invoice) };
  });
  const table = new Table(sheet, fitColumns(sheet, columns, rows), locale, top);
  for (const row of rows) table.row(row);
  table.close([{ label: translate(locale, 'document.open-total'), amount: formatCents(open, locale), style: textStyle.total }]);
  sheet.y += mm(4);
}

/** The document of a reminder as it was sent. */
async function findReminder(strapi: Core.Strapi, documentId: string): Promise<ReminderDocument | null> {
  const row: { document: ReminderDocument } | null = await strapi.db.query('api::reminder.reminder').findOne({ where: { documentId } });
  return row?.document ?? null;
}

export const reminderSource: DocumentSource<ReminderDocument> = {
  formats: ['pdf'],
  madeBy: ({ name, data }) => (name === 'invoice.reminded' ? String(data.reminderId) : null),
  find: findReminder,
  draw: renderReminder,
  savedAs: titleOf,
};
