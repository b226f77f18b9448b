import type { Locale } from '@contract/constants';
import type { Translate } from '../text/strings';

/** What a page's head needs of the request. */
export type PageContext = {
  locale: Locale;
  /** Those that the page is written in, as far as the server knows them. */
  languages?: readonly Locale[] | undefined;
  origin: string;
  t: Translate;
};
