import type { PriceUnit } from './product';

/** Checks whether a unit comes in fractions: only areas and hours do; everything else is counted. */
export const hasDecimals = (unit: PriceUnit): boolean => unit === 'sqm' || unit === 'hour';
