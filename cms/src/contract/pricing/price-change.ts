/** How prices were changed together: by a rule, or from a file. */
export const priceChangeOrigins = ['bulk', 'import'] as const;
