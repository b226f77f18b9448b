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
