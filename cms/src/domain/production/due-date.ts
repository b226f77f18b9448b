import { Temporal } from 'temporal-polyfill';
import type { ExpressTerm } from '../../contract/pricing/express';
import { isWorkingDay, nextWorkingDay, type SupportCalendar } from '../../platform/time/support-calendar';
import { addSupportMinutes, berlinDayAndTime, berlinTime, MINUTES_A_DAY, supportMinutesBetween } from '../../platform/time/support-time';

/** A time in which the clock stands: on hold, or waiting for the customer. It is still open without an end. */
export type Pause = { from: Date; to: Date | null };

type Terms = { leadTimeDays: number; express: ExpressTerm | null; pauses: readonly Pause[] };

/**
 * When work is due that began at `start`: after its lead time in support hours, or at the express term, later by the
 * support hours of each pause that began before it was due. Null while such a pause is open, since nobody knows then.
 */
export function dueDate(start: Date, { leadTimeDays, express, pauses }: Terms, calendar: SupportCalendar): Date | null {
  let due = express ? expressDue(start, express, calendar) : addSupportMinutes(start, leadTimeDays * MINUTES_A_DAY, calendar);
  for (const { from, to } of pauses.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    if (from >= due) break;
    if (to === null) return null;
    due = dueAfterRest(due, { from: from < start ? start : from, to }, calendar);
  }
  return due;
}

/** What was due at `due` is due later by the support hours of a rest that began before; what was late stays so. */
export function dueAfterRest(due: Date, { from, to }: { from: Date; to: Date }, calendar: SupportCalendar): Date {
  const rested = from < due ? supportMinutesBetween(from, to, calendar) : 0;
  return rested > 0 ? addSupportMinutes(due, rested, calendar) : due;
}

/** What comes after the cut-off, or on a day off, counts as of the next working day. */
function expressDue(start: Date, { term, cutoff, due }: ExpressTerm, calendar: SupportCalendar): Date {
  const { day, time } = berlinDayAndTime(start);
  const isInTime = isWorkingDay(day, calendar) && Temporal.PlainTime.compare(time, cutoff) <= 0;
  const received = isInTime ? day : nextWorkingDay(day, calendar);
  return berlinTime(term === 'same_day' ? received : nextWorkingDay(received, calendar), due);
}
