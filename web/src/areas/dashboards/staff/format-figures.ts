import type { Locale } from '@contract/constants';
import { formatDate } from '../../../ui/marks/format-time';

/** `12.03.` of a YYYY-MM-DD, in English `12 Mar`. */
export const formatShortDay = (day: string, locale: Locale): string =>
  locale === 'de' ? formatDate(day, locale).slice(0, 6) : inEnglish.format(new Date(`${day}T00:00Z`));

const inEnglish = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Mär. 26` of a YYYY-MM, in English `Mar 26`. */
export const formatMonth = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );

/** Cents as whole euros, thousands shortened where there are many: a chart shows sizes, not accounts. */
export const formatEuros = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    notation: Math.abs(cents) >= 10_000_000 ? 'compact' : 'standard',
    maximumFractionDigits: 0,
  }).format(cents / 100);
