import type { Locale } from '@contract/constants';

/** A part of 1 in percent; a dash before there is anything to tell from. */
export const formatShare = (part: number | null, locale: Locale): string =>
  part === null ? '–' : part.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
