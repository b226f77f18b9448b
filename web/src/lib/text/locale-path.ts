import type { Locale } from '@contract/constants';
import { ownPages } from '@contract/content/page-kinds';

/** Matches the areas, whose language follows the account, not the address. */
const UNPREFIXED = /^\/(app|admin|contractor)(\/|$)/;
const ENGLISH = /^\/en(?=\/|$)/;

/** Returns true if an address lies in an area: links between areas and public pages are full loads. */
export const isAreaPath = (path: string): boolean => UNPREFIXED.test(path);

/** Returns the language an address stands for. */
export const localeOfPath = (path: string): Locale => (ENGLISH.test(path) ? 'en' : 'de');

/** Returns the address without its language: `/en/kontakt` and `/kontakt` are one route. */
export const stripLocale = (path: string): string => path.replace(ENGLISH, '') || '/';

/** Returns the public address of a route in `locale`; portal areas carry no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'de' || UNPREFIXED.test(path)) return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Returns the address of the contact form for a plan of the subscription. */
export const planContactPath = (plan: string): string => `/kontakt?${new URLSearchParams({ thema: 'quote', tarif: plan })}`;

/** Returns the address at which the web server draws a page's picture for shared links. */
export const picturePathOf = (locale: Locale, path: string): string => `/og/${locale}${path === '/' ? '' : path}.png`;

/** Returns the address of the blog's feed in a language. */
export const feedPath = (locale: Locale): string => `${localePath(locale, ownPages.articles.path)}/feed.xml`;

/** Returns the address of the services of a section that menus leave out, as markup. */
export const furtherServicesPath = (locale: Locale, section: string): string => `/menus/${locale}/${section}.html`;
