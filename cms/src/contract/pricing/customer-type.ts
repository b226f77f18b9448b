/** The two kinds of buyers. What consumers read leads with gross, what businesses read with net (§ 3 Abs. 1 PAngV, PRODUCT §3). */
export const customerTypes = ['business', 'consumer'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** The storage key of the price view that a visitor has chosen. */
export const PRICE_VIEW_KEY = 'priceView';
/** The storage key of the view that fits the signed-in account; it counts until a view is chosen. */
export const ACCOUNT_PRICE_VIEW_KEY = 'accountPriceView';
