import type { Locale } from '@contract/constants';

/** Where the web server draws the picture of a page for shared links. */
export const picturePathOf = (locale: Locale, path: string): string => `/og/${locale}${path === '/' ? '' : path}.png`;
