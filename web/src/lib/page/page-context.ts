import type { Locale } from '@contract/constants';
import type { Translate } from '../text/strings';

/** The facts of a request that a page's head needs. */
export type PageContext = {
  locale: Locale;
  /** The languages that the page is written in, as far as the server knows them. */
  languages?: readonly Locale[] | undefined;
  origin: string;
  t: Translate;
};
