import { berlinDayAndTime } from '../../platform/time/support-time';
import { days } from '../../platform/time/periods';
import type { BoardColumn } from '../../contract/production/board';

/** From when to when something is due that stands in a column; open where null. */
type Span = { from: Date | null; to: Date | null };

/** The columns that go by time. Due times lie in support hours, so that a column ends with its last day's last hour. */
export function boardSpans(now: Date): Record<Exclude<BoardColumn, 'waiting'>, Span> {
  const { dayOfWeek, daysInWeek } = berlinDayAndTime(now).day;
  const endOfDay = (ahead: number): Date => days(now, ahead, 1)[0]?.to ?? now;
  const today = endOfDay(0);
  const sunday = endOfDay(daysInWeek - dayOfWeek);
  return {
    late: { from: null, to: now },
    today: { from: now, to: today },
    week: { from: today, to: sunday },
    later: { from: sunday, to: null },
  };
}
