import type { Locale } from '@contract/constants';
import { localePath } from './locale-path';

/** Not pages: files and the CMS's own addresses, and pages that name their language already. */
const AS_WRITTEN = /^\/(uploads|api|en)(\/|$)|\.[a-z0-9]{2,5}$/i;

/** Editors link to pages by their German address; on English pages such a link leads to the English page. */
export const localizeLinks = (html: string, locale: Locale): string =>
  html.replaceAll(/(<a href=")(\/(?!\/)[^"?#]*)/g, (link, before: string, path: string) =>
    AS_WRITTEN.test(path) ? link : before + localePath(locale, path),
  );
