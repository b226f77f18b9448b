const berlinDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' });
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how urgent a due time is: over, on this day in Berlin, or on the next; null while there is more time. */
export function dueUrgency(due: string, nowMs: number): 'late' | 'today' | 'tomorrow' | null {
  const dueMs = Date.parse(due);
  if (dueMs < nowMs) return 'late';
  const daysLeft = (Date.parse(berlinDay.format(dueMs)) - Date.parse(berlinDay.format(nowMs))) / DAY_MS;
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : null;
}
