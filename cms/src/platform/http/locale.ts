import { locales, type Locale } from '../../contract/constants';
import { Problem } from '../../contract/problem';

const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/** The language asked for by `?locale=`, German without one. @throws Problem input.invalid for an unknown one. */
export function localeOf(query: Record<string, unknown>): Locale {
  if (query.locale === undefined) return 'de';
  if (!isLocale(query.locale)) throw new Problem('input.invalid', {}, { locale: 'field.invalid-value' });
  return query.locale;
}

/** The language for messages: `?locale=`, else the browser's, else German. */
export function messageLocale(query: Record<string, unknown>, acceptLanguage = ''): Locale {
  if (isLocale(query.locale)) return query.locale;
  return /^en\b/i.test(acceptLanguage) ? 'en' : 'de';
}
