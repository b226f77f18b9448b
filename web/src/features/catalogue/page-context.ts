import type { Locale } from '@contract/constants';
import type { Translate } from '../../lib/strings';

/** What a page's head needs of the request. */
export type PageContext = { locale: Locale; origin: string; t: Translate };
