import type { PriceTier } from '../content/product';
import type { Cents } from './cents';

/** A price by quantity: `price` until the first tier is reached. Tiers rise in quantity and fall in price. */
export type Laddered = { price: Cents; tiers?: readonly PriceTier[] };

/** The most tiers that a product may have. */
export const MAX_PRICE_TIERS = 6;

/** Returns the net price of a unit in a line of this quantity: the reached tier prices the line's whole quantity. */
export const unitPrice = ({ price, tiers = [] }: Laddered, quantity: number): Cents =>
  tiers.findLast(({ from }) => quantity >= from)?.price ?? price;

/** Returns the tier that a line of this quantity would reach next; undefined on the last one. */
export const nextTier = ({ tiers = [] }: Laddered, quantity: number): PriceTier | undefined => tiers.find(({ from }) => quantity < from);

export type TierProblem = 'too-many' | 'quantity' | 'rising' | 'falling' | 'price';

/** A product as a ladder on it is checked; `hasDecimals` says if its unit comes in parts. */
type Countable = { price: number; minQuantity: number; hasDecimals: boolean };

/**
 * Returns what is wrong with a ladder, or null: quantities are above the product's minimum, whole where the unit counts things, and rise;
 * prices are above zero and fall strictly, beginning below the product's own.
 * @param product with its price in the tiers' unit of money
 */
export function tierProblem(
  tiers: readonly { from: number; price: number }[],
  { price, minQuantity, hasDecimals }: Countable,
): TierProblem | null {
  if (tiers.length > MAX_PRICE_TIERS) return 'too-many';
  let before = { from: minQuantity, price };
  for (const tier of tiers) {
    if (!Number.isFinite(tier.from) || (!hasDecimals && !Number.isInteger(tier.from))) return 'quantity';
    if (tier.from <= before.from) return 'rising';
    if (!(tier.price > 0)) return 'price';
    if (tier.price >= before.price) return 'falling';
    before = tier;
  }
  return null;
}
