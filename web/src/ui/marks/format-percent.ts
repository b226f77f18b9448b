import type { Locale } from '@contract/constants';
import type { BasisPoints } from '@contract/pricing/money';

/** `19 %` in German, `19%` in English. */
export const formatPercent = (rate: BasisPoints, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
