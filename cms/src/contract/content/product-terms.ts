/** The units that a price can be charged per. */
export const priceUnits = ['plan', 'sqm', 'room', 'object', 'hour', 'page', 'view', 'model'] as const;

/** Checks whether a unit comes in fractions: only areas and hours do; everything else is counted. */
export const hasDecimals = (unit: (typeof priceUnits)[number]): boolean => unit === 'sqm' || unit === 'hour';

export const accents = ['paper', 'cad', 'model', 'asbuilt', 'data'] as const;
