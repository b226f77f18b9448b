import type { Locale } from '@contract/constants';
import type { BasisPoints } from '@contract/pricing/money';

const languages: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };
const timeZone = 'Europe/Berlin';

/** Formats a time as `20.11.2026` or `20/11/2026`: the day on which it was in Germany. */
export const formatDay = (isoTime: string, locale: Locale): string =>
  new Date(isoTime).toLocaleDateString(languages[locale], { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });

/** Formats a day without time, YYYY-MM-DD, as `20.11.2026`: it has no time zone. */
export const formatDate = (day: string, locale: Locale): string =>
  new Date(`${day}T12:00Z`).toLocaleDateString(languages[locale], { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' });

/** Formats a day as `20. November 2026` or `20 November 2026`. */
export const formatLongDay = (isoTime: string, locale: Locale): string =>
  new Date(isoTime).toLocaleDateString(languages[locale], { timeZone, dateStyle: 'long' });

/** Formats a time as `20.11.2026, 16:21`. */
export const formatMoment = (isoTime: string, locale: Locale): string =>
  new Date(isoTime).toLocaleString(languages[locale], { timeZone, dateStyle: 'short', timeStyle: 'short' });

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Formats the age of something as `vor 3 Tagen` or `3 hours ago`: whole units that have passed. */
export function formatAge(isoTime: string, locale: Locale, nowMs: number): string {
  const age = Math.max(0, nowMs - Date.parse(isoTime));
  const [unit, unitMs] = steps.find(([, size]) => age >= size) ?? (['minute', 60_000] as const);
  return new Intl.RelativeTimeFormat(languages[locale], { numeric: 'auto' }).format(-Math.floor(age / unitMs), unit);
}

/** Formats a day as `Freitag, 20. November 2026`. */
export const formatWeekday = (isoTime: string, locale: Locale): string =>
  new Date(isoTime).toLocaleDateString(languages[locale], { timeZone, dateStyle: 'full' });

/** Formats a time as `20. November 2026 um 16:21:07 MEZ`: for receipts, where the minute may matter. */
export const formatExactly = (isoTime: string, locale: Locale): string =>
  new Date(isoTime).toLocaleString(languages[locale], { timeZone, dateStyle: 'long', timeStyle: 'long' });

/** Formats a time of day as `9:38` or `09:38`. */
export const formatClock = (at: Date, locale: Locale): string => at.toLocaleTimeString(languages[locale], { timeZone, timeStyle: 'short' });

/** Formats a rate as `19 %` in German and `19%` in English. */
export const formatPercent = (rate: BasisPoints, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);

/** Formats a number of rows that are counted up to `most`: then `1.000+` or `1,000+`. */
export const formatCount = (count: number, most: number, locale: Locale): string =>
  count < most ? String(count) : `${most.toLocaleString(languages[locale])}+`;

/** Writes an ISO time as the browser's field for day and time reads it, in the time of who sits there; empty for none. */
export function localTime(isoTime: string | null): string {
  if (isoTime === null) return '';
  const time = new Date(isoTime);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Formats the day as YYYY-MM-DD in the visitor's own time zone, as date inputs have it. */
export const isoDay = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
