import { Temporal } from 'temporal-polyfill';
import { berlinDayAndTime, berlinTime } from './support-time';
import { AsyncLocalStorage } from 'node:async_hooks';

const inBerlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** Returns the day of the operator's calendar as YYYY-MM-DD. */
export const berlinDay = (at: Date): string => inBerlin.format(at);

/** Returns the year of the operator's calendar, which document numbers carry. */
export const berlinYear = (at: Date): number => Number(berlinDay(at).slice(0, 4));

/** Returns the day `days` calendar days after a day, as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A day (YYYY-MM-DD) or month (YYYY-MM) of the operator's calendar, from its first instant to that of the next. */
export type Period = { name: string; from: Date; to: Date };

const midnight = (day: Temporal.PlainDate): Date => berlinTime(day, '00:00');

/** Returns the first instant of a day (YYYY-MM-DD) of the operator's calendar. */
export const dayStart = (day: string): Date => midnight(Temporal.PlainDate.from(day));

/** A month of a period, with the days of it that lie in the period. */
type PartOfMonth = Period & { days: { from: string; to: string } };

/** Returns the months between two days (YYYY-MM-DD), both included; the first and the last may be parts of months. */
export function monthsBetween(from: string, to: string): PartOfMonth[] {
  const months: PartOfMonth[] = [];
  for (let first = Temporal.PlainDate.from(from); first.toString() <= to;) {
    const month = first.toPlainYearMonth();
    const lastOfMonth = dayAfter(month.add({ months: 1 }).toPlainDate({ day: 1 }).toString(), -1);
    const last = lastOfMonth < to ? lastOfMonth : to;
    const next = Temporal.PlainDate.from(last).add({ days: 1 });
    months.push({ name: month.toString(), from: midnight(first), to: midnight(next), days: { from: first.toString(), to: last } });
    first = next;
  }
  return months;
}

/** Returns `count` consecutive days; `first` is the number of days after today at which they begin. */
export function days(now: Date, first: number, count: number): Period[] {
  const today = berlinDayAndTime(now).day;
  return Array.from({ length: count }, (_, index) => {
    const day = today.add({ days: first + index });
    return { name: day.toString(), from: midnight(day), to: midnight(day.add({ days: 1 })) };
  });
}

/** Returns the last `count` months, the present one included. */
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

/** Returns the end of the `years`th calendar year after the one in which `from` lies, as its first instant behind (§ 257 Abs. 5 HGB, § 147 Abs. 4 AO). */
export const keptUntil = (years: number, from = currentTime()): Date =>
  berlinTime(Temporal.PlainDate.from({ year: berlinYear(from) + years + 1, month: 1, day: 1 }), '00:00');

const lived = new AsyncLocalStorage<Date>();

/** Returns the present time, or the moment of work that `liveAt` runs. Flows take the times that documents carry from here. */
export const currentTime = (): Date => new Date(lived.getStore() ?? Date.now());

/** Runs work as if it were done at a moment: the demo's past is produced by the shop's own flows. */
export const liveAt = <T>(moment: Date, work: () => T): T => lived.run(moment, work);
