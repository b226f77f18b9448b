import type { PriceUnit } from './product';

/** Only areas and hours come in fractions; everything else is counted. */
export const hasDecimals = (unit: PriceUnit): boolean => unit === 'sqm' || unit === 'hour';
