import { getHolidays } from 'feiertagejs';
import type { Land } from '../../contract/country';
import { Temporal } from 'temporal-polyfill';

/** The operator's working days: Monday to Friday but for the Land's holidays and closing days, as YYYY-MM-DD. */
export type SupportCalendar = { land: Land; closingDays: readonly string[] };

export const TIME_ZONE = 'Europe/Berlin';
const FRIDAY = 5;

const holidays = new Map<string, ReadonlySet<string>>();

/** The library computes a year at a time; a year's holidays do not change while the process lives. */
function holidaysOf(year: number, land: Land): ReadonlySet<string> {
  const key = `${land} ${year}`;
  const days = holidays.get(key) ?? new Set(getHolidays(year, land).map(({ dateString }) => dateString));
  holidays.set(key, days);
  return days;
}

export const isWorkingDay = (day: Temporal.PlainDate, { land, closingDays }: SupportCalendar): boolean =>
  day.dayOfWeek <= FRIDAY && !holidaysOf(day.year, land).has(day.toString()) && !closingDays.includes(day.toString());

/** More days than any closing; past it the calendar itself is wrong. */
const MAX_CLOSED_DAYS = 366;

/** The first working day after `day`. @throws RangeError when a whole year has none */
export function nextWorkingDay(day: Temporal.PlainDate, calendar: SupportCalendar): Temporal.PlainDate {
  for (let ahead = 1; ahead <= MAX_CLOSED_DAYS; ahead++) {
    const next = day.add({ days: ahead });
    if (isWorkingDay(next, calendar)) return next;
  }
  throw new RangeError(`no working day within a year after ${day.toString()}`);
}

/** The dates of a text that holds one YYYY-MM-DD a line; anything else on a line is a remark. */
export const closingDaysIn = (text: string | null): string[] => text?.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
