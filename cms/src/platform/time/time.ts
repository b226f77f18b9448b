import { Temporal } from 'temporal-polyfill';
import { berlinDayAndTime, berlinTime } from './support-time';
import { AsyncLocalStorage } from 'node:async_hooks';

const inBerlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The day of the operator's calendar as YYYY-MM-DD. */
export const berlinDay = (at: Date): string => inBerlin.format(at);

/** The year of the operator's calendar, which document numbers carry. */
export const berlinYear = (at: Date): number => Number(berlinDay(at).slice(0, 4));

/** `days` calendar days after a day, as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A day (YYYY-MM-DD) or month (YYYY-MM) of the operator's calendar, from its first instant to that of the next. */
export type Period = { name: string; from: Date; to: Date };

const midnight = (day: Temporal.PlainDate): Date => berlinTime(day, '00:00');

/** `count` days one after the other; `first` says how many days after today they begin. */
export function days(now: Date, first: number, count: number): Period[] {
  const today = berlinDayAndTime(now).day;
  return Array.from({ length: count }, (_, index) => {
    const day = today.add({ days: first + index });
    return { name: day.toString(), from: midnight(day), to: midnight(day.add({ days: 1 })) };
  });
}

/** The last `count` months, the present one included. */
export function lastMonths(now: Date, count: number): Period[] {
  const present = berlinDayAndTime(now).day.toPlainYearMonth();
  return Array.from({ length: count }, (_, index) => {
    const month = present.subtract({ months: count - 1 - index });
    return {
      name: month.toString(),
      from: midnight(month.toPlainDate({ day: 1 })),
      to: midnight(month.add({ months: 1 }).toPlainDate({ day: 1 })),
    };
  });
}

const lived = new AsyncLocalStorage<Date>();

/** Now; for what `liveAt` runs, its moment. Flows ask here for the times that documents carry. */
export const currentTime = (): Date => new Date(lived.getStore() ?? Date.now());

/** Runs work as if it were done at a moment: the demo's past is lived through, not written down. */
export const liveAt = <T>(moment: Date, work: () => T): T => lived.run(moment, work);
