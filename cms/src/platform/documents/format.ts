import type { Locale } from '../../contract/constants';
import type { BasisPoints } from '../../contract/pricing/money';
import type { PricedDocument } from '../../contract/billing/document';
import { translate } from '../strings/translate';

const tags: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

function dateFormat(locale: Locale): Intl.DateTimeFormat {
  const parts = locale === 'de' ? ({ day: '2-digit', month: '2-digit' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(tags[locale], { ...parts, year: 'numeric', timeZone: 'UTC' });
}

/** Formats a date as `04.12.2026` in German, `4 December 2026` in English. @param date YYYY-MM-DD */
export const formatDate = (date: string, locale: Locale): string => dateFormat(locale).format(new Date(date));

/** Formats a period as `10.–20.11.2026` in German, `10–20 November 2026` in English. */
export const formatPeriod = (from: string, to: string, locale: Locale): string =>
  dateFormat(locale).formatRange(new Date(from), new Date(to));

/** Formats an ISO time as people in the operator's country read it. */
export const formatTime = (time: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(new Date(time));

/** Formats the time of day as `18` or `9:30` in German, `6 pm` in English: without the minutes of a full hour. */
export const formatHour = (at: Date, locale: Locale): string =>
  at
    .toLocaleTimeString(tags[locale], { hour: 'numeric', minute: '2-digit', hour12: locale === 'en', timeZone: 'Europe/Berlin' })
    .replace(':00', '')
    .replace(/^0/, '');

/** Formats the day as `Freitag, 27.11.` in German, `Friday 27 November` in English. */
export const formatExpressDay = (at: Date, locale: Locale): string =>
  at.toLocaleDateString(tags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: locale === 'de' ? 'numeric' : 'long',
    timeZone: 'Europe/Berlin',
  });

export const formatQuantity = (quantity: number, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 3 }).format(quantity);

export const formatPercent = (rate: BasisPoints, locale: Locale): string =>
  new Intl.NumberFormat(tags[locale], { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);

/** Writes the subject line; empty for a document without a subject. */
export const subjectLine = ({ subject, locale }: Pick<PricedDocument, 'subject' | 'locale'>): string =>
  subject === '' ? '' : translate(locale, 'document.subject', { subject });
