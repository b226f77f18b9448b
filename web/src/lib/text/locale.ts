import type { Locale } from '@contract/constants';
import { useRouter } from '@tanstack/react-router';

/** Returns the language of this page. It never changes while the page lives: the switch is a full load. */
export const useLocale = (): Locale => useRouter().options.context.locale;
