import { locales, type Locale } from '@contract/constants';
import { localeOfPath } from '../text/locale-path';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The preferences that the web server must know before the first byte: kept in cookies, since areas have one address for all languages. */
export type Preferences = { language: Locale | null; theme: Theme };

const AREA = /^\/(app|admin|contractor)(?:\/(login))?(?:\/|$)/;

export function preferencesOf(cookies: string): Preferences {
  const pairs = cookies.split(';').map((pair) => pair.trim());
  const value = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return {
    language: locales.find((locale) => locale === value('language')) ?? null,
    theme: themes.find((theme) => theme === value('theme')) ?? 'auto',
  };
}

/** Keeps a preference. */
export const remember = (name: keyof Preferences, value: Locale | Theme): void => writeCookie(name, value);

/**
 * Returns the language and theme of a page. Labels are German in the admin area and English in the contractors' (PRODUCT §2); a theme
 * exists in areas only.
 */
export function presentationOf(path: string, { language, theme }: Preferences): { locale: Locale; theme: Theme | null } {
  const [, area, login] = AREA.exec(path) ?? [];
  if (!area) return { locale: localeOfPath(path), theme: null };
  if (area === 'admin' && !login) return { locale: 'de', theme };
  if (area === 'contractor' && !login) return { locale: 'en', theme };
  return { locale: language ?? 'de', theme };
}

const YEAR_S = 31_536_000;

/** Keeps a value for a year, for this browser and the web server. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
}
