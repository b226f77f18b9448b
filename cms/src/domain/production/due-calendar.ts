import type { Context } from 'koa';
import { Problem } from '../../contract/problem';
import { translate } from '../../platform/strings/translate';
import type { OrderRow } from './order-row';

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

type Due = Pick<OrderRow, 'number' | 'language' | 'documentId' | 'revision'> & { dueAt: string };

/** When an order is due, for calendars (RFC 5545). A later revision replaces the entry. */
const dueCalendar = ({ number, language, documentId, revision, dueAt }: Due, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Planquadrat//DE',
    'BEGIN:VEVENT',
    `UID:${documentId}@planquadrat`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(dueAt))}`,
    `SUMMARY:${escaped(translate(language, 'document.calendar.due', { number }))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Answers with the order's due time. @throws Problem document.not-found while there is none */
export function sendDueTime(ctx: Context, order: OrderRow): void {
  if (order.dueAt === null) throw new Problem('document.not-found');
  ctx.type = 'text/calendar';
  ctx.set('content-disposition', `attachment; filename="${order.number}.ics"`);
  ctx.body = dueCalendar({ ...order, dueAt: order.dueAt }, new Date());
}
