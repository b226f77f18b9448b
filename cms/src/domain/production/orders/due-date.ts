import { Temporal } from 'temporal-polyfill';
import type { ExpressTerm } from '../../../contract/pricing/pricing';
import {
  type SupportCalendar,
  addSupportMinutes,
  berlinTime,
  MINUTES_A_DAY,
  supportMinutesBetween,
} from '../../../platform/time/support-time';
import { firstExpressDay, readCalendar } from '../../quoting/express-date';
import type { Core } from '@strapi/strapi';
import type { OrderRow } from './order-row';
import type { Context } from 'koa';
import { Problem } from '../../../contract/problem';
import { translate } from '../../../platform/strings/translate';

/** A time in which the clock stands: on hold, or waiting for the customer. A pause without an end still lasts. */
export type Pause = { from: Date; to: Date | null };

type Terms = {
  leadTimeDays: number;
  express: ExpressTerm | null;
  /** The day that was promised for the express work, YYYY-MM-DD; without it, the term and its cut-off say so. */
  expressDay?: string | null;
  pauses: readonly Pause[];
};

/**
 * Computes when work that began at `start` is due: after its lead time in support hours, or at the express term, later by
 * the support hours of each pause that began before it was due. Null while such a pause is open, since nobody knows then.
 */
export function dueDate(start: Date, { leadTimeDays, express, expressDay, pauses }: Terms, calendar: SupportCalendar): Date | null {
  const day = expressDay ? Temporal.PlainDate.from(expressDay) : express && firstExpressDay(start, express, calendar);
  let due = express && day ? berlinTime(day, express.due) : addSupportMinutes(start, leadTimeDays * MINUTES_A_DAY, calendar);
  for (const { from, to } of pauses.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    if (from >= due) break;
    if (to === null) return null;
    due = dueAfterRest(due, { from: from < start ? start : from, to }, calendar);
  }
  return due;
}

/** Moves a due time by the support hours of a pause that began before it, in whole minutes: a moment moves nothing. Late work stays late. */
export function dueAfterRest(due: Date, { from, to }: { from: Date; to: Date }, calendar: SupportCalendar): Date {
  const rested = from < due ? Math.floor(supportMinutesBetween(from, to, calendar)) : 0;
  return rested > 0 ? addSupportMinutes(due, rested, calendar) : due;
}

type Clock = Pick<OrderRow, 'clockFrom' | 'leadTimeDays' | 'express' | 'pauses'> & Partial<Pick<OrderRow, 'expressDay'>>;

/** Computes the due time of an order by its clock; null while the order is on hold. */
export async function orderDue(strapi: Core.Strapi, { clockFrom, pauses, ...terms }: Clock): Promise<Date | null> {
  const spans = pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) }));
  return dueDate(new Date(clockFrom), { ...terms, pauses: spans }, await readCalendar(strapi));
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

type Due = Pick<OrderRow, 'number' | 'language' | 'documentId' | 'revision'> & { dueAt: string };

/** Writes the due time of an order as a calendar entry (RFC 5545). A later revision replaces the entry. */
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
