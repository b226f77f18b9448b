import { Temporal } from 'temporal-polyfill';
import { getHolidays } from 'feiertagejs';
import type { Land } from '../../contract/country';

const OPENS = Temporal.PlainTime.from('08:00');
const CLOSES = Temporal.PlainTime.from('18:00');

/** Support minutes of a working day. No clock change falls between 8 and 18 Uhr. */
export const MINUTES_A_DAY = 600;

const berlin = (at: Date): Temporal.ZonedDateTime => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(TIME_ZONE);

const minutesBetween = (from: Temporal.PlainTime, to: Temporal.PlainTime): number => from.until(to).total('minutes');

/** Limits a time of day to support hours. */
function withinHours(time: Temporal.PlainTime): Temporal.PlainTime {
  if (Temporal.PlainTime.compare(time, OPENS) < 0) return OPENS;
  return Temporal.PlainTime.compare(time, CLOSES) > 0 ? CLOSES : time;
}

/** Returns a time of day in Germany as an instant. */
export const berlinTime = (day: Temporal.PlainDate, time: Temporal.PlainTime | string): Date =>
  new Date(day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds);

/** Returns the day and time of day in Germany. */
export const berlinDayAndTime = (at: Date) => ({ day: berlin(at).toPlainDate(), time: berlin(at).toPlainTime() });

/** Returns the time at which `minutes` of support hours have passed (spec §9: Monday to Friday, 8 to 18, Europe/Berlin). */
export function addSupportMinutes(from: Date, minutes: number, calendar: SupportCalendar): Date {
  const start = berlinDayAndTime(from);
  let day = start.day;
  let time = withinHours(start.time);
  if (!isWorkingDay(day, calendar) || (minutes > 0 && time.equals(CLOSES))) {
    day = nextWorkingDay(day, calendar);
    time = OPENS;
  }
  let left = minutes;
  while (left > minutesBetween(time, CLOSES)) {
    left -= minutesBetween(time, CLOSES);
    day = nextWorkingDay(day, calendar);
    time = OPENS;
  }
  return berlinTime(day, time.add({ seconds: Math.round(left * 60) }));
}

/** Counts the minutes of support hours between two times; none when `to` is not after `from`. */
export function supportMinutesBetween(from: Date, to: Date, calendar: SupportCalendar): number {
  const start = berlinDayAndTime(from);
  const end = berlinDayAndTime(to);
  let minutes = 0;
  for (let { day } = start; Temporal.PlainDate.compare(day, end.day) <= 0; day = day.add({ days: 1 })) {
    if (!isWorkingDay(day, calendar)) continue;
    const opens = day.equals(start.day) ? withinHours(start.time) : OPENS;
    const closes = day.equals(end.day) ? withinHours(end.time) : CLOSES;
    minutes += Math.max(0, minutesBetween(opens, closes));
  }
  return minutes;
}

/** The operator's working days: Monday to Friday but for the Land's holidays and closing days, as YYYY-MM-DD. */
export type SupportCalendar = { land: Land; closingDays: readonly string[] };

const TIME_ZONE = 'Europe/Berlin';
const FRIDAY = 5;

const holidays = new Map<string, ReadonlySet<string>>();

/** Returns the holidays of a year, computed once: the library computes a year at a time, and they do not change while the process lives. */
function holidaysOf(year: number, land: Land): ReadonlySet<string> {
  const key = `${land} ${year}`;
  const days = holidays.get(key) ?? new Set(getHolidays(year, land).map(({ dateString }) => dateString));
  holidays.set(key, days);
  return days;
}

export const isWorkingDay = (day: Temporal.PlainDate, { land, closingDays }: SupportCalendar): boolean =>
  day.dayOfWeek <= FRIDAY && !holidaysOf(day.year, land).has(day.toString()) && !closingDays.includes(day.toString());

/** More days than any closing takes; past it the calendar itself is wrong. */
const MAX_CLOSED_DAYS = 366;

/** Returns the first working day after `day`. @throws RangeError when a whole year has none */
export function nextWorkingDay(day: Temporal.PlainDate, calendar: SupportCalendar): Temporal.PlainDate {
  for (let ahead = 1; ahead <= MAX_CLOSED_DAYS; ahead++) {
    const next = day.add({ days: ahead });
    if (isWorkingDay(next, calendar)) return next;
  }
  throw new RangeError(`no working day within a year after ${day.toString()}`);
}

/** Reads the dates of a text that holds one YYYY-MM-DD a line; anything else on a line is a remark. */
export const closingDaysIn = (text: string | null): string[] => text?.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [];
