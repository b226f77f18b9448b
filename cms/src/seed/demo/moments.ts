import { berlinDayAndTime, berlinTime } from '../../platform/time/support-time';
import { isWorkingDay, type SupportCalendar } from '../../platform/time/support-calendar';

/** A moment of the demo's past, told from the time at which the demo begins. */
export type Moment = (start: Date) => Date;

const calendar: SupportCalendar = { land: 'BE', closingDays: [] };
const MINUTE_MS = 60 * 1000;

/** A time of day in Germany, some working days before (-1) or after (1) the start. */
const workingDays =
  (count: number, direction: 1 | -1, time: string): Moment =>
  (start) => {
    let { day } = berlinDayAndTime(start);
    for (let left = count; left > 0;) {
      day = day.add({ days: direction });
      if (isWorkingDay(day, calendar)) left--;
    }
    return berlinTime(day, time);
  };

export const ago = (days: number, time: string): Moment => workingDays(days, -1, time);

/** For terms that still run. */
export const ahead = (days: number, time: string): Moment => workingDays(days, 1, time);

/** Shortly before the start, whatever the time of day. */
export const minutesAgo =
  (minutes: number): Moment =>
  (start) =>
    new Date(start.getTime() - minutes * MINUTE_MS);

/** Every morning from a moment to the start: when the shop does what a day brings. */
export function morningsBetween(from: Date, to: Date): Date[] {
  const mornings: Date[] = [];
  for (let { day } = berlinDayAndTime(from); ; day = day.add({ days: 1 })) {
    const morning = berlinTime(day, '05:00');
    if (morning > to) return mornings;
    if (morning > from) mornings.push(morning);
  }
}
