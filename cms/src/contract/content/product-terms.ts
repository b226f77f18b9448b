/** The units that a price can be charged per. */
export const priceUnits = ['plan', 'sqm', 'room', 'object', 'hour', 'page', 'view', 'model'] as const;

export const accents = ['paper', 'cad', 'model', 'asbuilt', 'data'] as const;
