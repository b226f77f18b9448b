import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Temporal } from 'temporal-polyfill';
import type { ExpressTerm, OfferedExpress } from '../../contract/pricing/pricing';
import type { Locale } from '../../contract/constants';
import type { ExpressDates } from '../../contract/content/product';
import { findEntries, published } from '../catalogue/entries';
import { formatExpressDay, formatHour } from '../../platform/documents/format';
import { translate } from '../../platform/strings/translate';
import { currentTime } from '../../platform/time/time';
import { lockKey } from '../../platform/events/counter';
import {
  berlinDayAndTime,
  berlinTime,
  closingDaysIn,
  isWorkingDay,
  nextWorkingDay,
  type SupportCalendar,
} from '../../platform/time/support-time';

/** Returns the day on which express work is due. An order after the cut-off, or on a day off, counts as of the next working day. */
export function firstExpressDay(
  start: Date,
  { term, cutoff }: Pick<ExpressTerm, 'term' | 'cutoff'>,
  calendar: SupportCalendar,
): Temporal.PlainDate {
  const { day, time } = berlinDayAndTime(start);
  const isInTime = isWorkingDay(day, calendar) && Temporal.PlainTime.compare(time, cutoff) <= 0;
  const received = isInTime ? day : nextWorkingDay(day, calendar);
  return term === 'same_day' ? received : nextWorkingDay(received, calendar);
}

/** The express units that the shop delivers on a working day, none for no limit, and those promised already, by YYYY-MM-DD. */
export type ExpressRoom = { limit: number; promised: ReadonlyMap<string, number> };

/** Returns the units that an order takes of a day: one that is larger than a day takes a whole one. */
export const unitsTaken = (units: number, { limit }: Pick<ExpressRoom, 'limit'>): number => (limit > 0 ? Math.min(units, limit) : units);

/** Returns the first working day from `first` on that has room for the units. */
export function dayWithRoom(
  first: Temporal.PlainDate,
  units: number,
  { room, calendar }: { room: ExpressRoom; calendar: SupportCalendar },
): Temporal.PlainDate {
  if (room.limit <= 0) return first;
  let day = first;
  while ((room.promised.get(day.toString()) ?? 0) + unitsTaken(units, room) > room.limit) day = nextWorkingDay(day, calendar);
  return day;
}

type CompanyDays = { land: SupportCalendar['land'] | null; closingDays: string | null; expressUnitsPerDay: number | null };

async function readCompany(strapi: Core.Strapi): Promise<{ calendar: SupportCalendar; limit: number }> {
  const select = ['land', 'closingDays', 'expressUnitsPerDay'];
  const company: CompanyDays | null = await strapi.db.query('api::company.company').findOne({ where: {}, select });
  return {
    calendar: { land: company?.land ?? 'BE', closingDays: closingDaysIn(company?.closingDays ?? null) },
    limit: company?.expressUnitsPerDay ?? 0,
  };
}

/** Reads the operator's working days from the company's data. */
export const readCalendar = async (strapi: Core.Strapi): Promise<SupportCalendar> => (await readCompany(strapi)).calendar;

/** Sums the units of the orders that are promised for this day and later. One that was called off gives its room back. */
async function readPromised(db: Knex, from: Temporal.PlainDate): Promise<Map<string, number>> {
  const rows: { day: string; units: number | string }[] = await db('orders')
    .where('express_day', '>=', from.toString())
    .whereNotIn('status', ['cancelled', 'withdrawn'])
    .groupBy('express_day')
    .select('express_day as day')
    .sum({ units: 'express_units' });
  return new Map(rows.map(({ day, units }) => [day, Number(units)]));
}

/** The day that an express order is due, YYYY-MM-DD, what it takes of that day, and the time. */
export type ExpressDate = { day: string; units: number; dueAt: Date };

type Wanted = Pick<OfferedExpress, 'term' | 'cutoff' | 'due' | 'units'>;

/** Finds for when express work could be promised if it were ordered at `start`. */
export async function findExpressDate(strapi: Core.Strapi, db: Knex, start: Date, wanted: Wanted): Promise<ExpressDate> {
  const { calendar, limit } = await readCompany(strapi);
  // Offers from before units were counted take one.
  const { units = 1 } = wanted;
  const first = firstExpressDay(start, wanted, calendar);
  const room = { limit, promised: limit > 0 ? await readPromised(db, first) : new Map() };
  const day = dayWithRoom(first, units, { room, calendar });
  return { day: day.toString(), units: unitsTaken(units, room), dueAt: berlinTime(day, wanted.due) };
}

/** The same for an order that is written in the transaction: until it ends, nobody else is promised a day. */
export async function promiseExpressDate(strapi: Core.Strapi, trx: Knex, start: Date, wanted: Wanted): Promise<ExpressDate> {
  await lockKey(strapi, trx, 'express');
  return findExpressDate(strapi, trx, start, wanted);
}

/** Says by when work is delivered: today and tomorrow by name, later days by date. */
export function expressText(at: Date, now: Date, locale: Locale): string {
  const { day } = berlinDayAndTime(at);
  const today = berlinDayAndTime(now).day;
  const time = formatHour(at, locale);
  if (day.equals(today)) return translate(locale, 'document.express.today', { time });
  if (day.equals(today.add({ days: 1 }))) return translate(locale, 'document.express.tomorrow', { time });
  return translate(locale, 'document.express.day', { time, day: formatExpressDay(at, locale) });
}

type AddonTerm = { documentId: string; updatedAt: string; term: ExpressTerm['term'] | null; cutoff: string | null; due: string | null };

/** Finds the express terms among add-ons of the catalogue. */
export async function findExpressTerms(strapi: Core.Strapi, ids: readonly string[]): Promise<(ExpressTerm & { id: string })[]> {
  if (ids.length === 0) return [];
  const rows = await findEntries<AddonTerm>(strapi, 'api::addon.addon', published('de'), { filters: { documentId: { $in: ids } } });
  return rows.flatMap(({ documentId, term, cutoff, due }) => (term && cutoff && due ? [{ id: documentId, term, cutoff, due }] : []));
}

/** Finds for when the express add-ons among these could be promised if they were ordered now. Add-ons without a term are left out. */
export async function findExpressDates(
  strapi: Core.Strapi,
  ids: readonly string[],
  { units, locale }: { units: number; locale: Locale },
): Promise<ExpressDates> {
  const now = currentTime();
  const terms = await findExpressTerms(strapi, ids);
  const dates = terms.map(async ({ id, ...term }) => {
    const { dueAt } = await findExpressDate(strapi, strapi.db.connection, now, { ...term, units });
    return [id, { at: dueAt.toISOString(), text: expressText(dueAt, now, locale) }] as const;
  });
  return { dates: Object.fromEntries(await Promise.all(dates)) };
}
