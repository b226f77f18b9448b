const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day of the operator's calendar, as YYYY-MM-DD. */
export const berlinDay = (at: Date): string => days.format(at);

/** `count` days after a day. @param day YYYY-MM-DD */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
