import type { Locale } from '../../contract/constants';

/** Brand and imprint line, as marketing and the operator maintain them. */
export type Sender = { brand: string; footer: string };

const language = (locale: Locale): string => (locale === 'de' ? 'de-DE' : 'en-GB');

/** Formats a day given as YYYY-MM-DD. */
export const dayText = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(language(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

const inGermany = (at: string | Date, locale: Locale, fields: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'Europe/Berlin',
    ...fields,
  }).format(new Date(at));

/** Formats a time in Germany, named by its zone. */
export const timeText = (at: string | Date, locale: Locale): string => inGermany(at, locale, {});

/** Formats a time to the second, for receipts: a time that the law relies on must not be in doubt (§ 356a BGB). */
export const exactTimeText = (at: string | Date, locale: Locale): string => inGermany(at, locale, { second: '2-digit' });
