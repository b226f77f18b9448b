import type { Locale } from '@contract/constants';
import type { Translate } from './strings';

/** What a page's head needs of the request. */
export type PageContext = { locale: Locale; origin: string; t: Translate };
