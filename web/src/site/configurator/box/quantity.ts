import { isQuantity, MAX_QUANTITY } from '@contract/quoting/cart';
import type { PriceUnit } from '@contract/content/product';
import { hasDecimals } from '@contract/content/unit-decimals';

/** Rounds a quantity to two places: quantities have no more, and sums of them are rounded back. */
export const roundQuantity = (quantity: number): number => Math.round(quantity * 100) / 100;

type Counted = { unit: PriceUnit; minQuantity: number };

export type QuantityProblem = 'invalid' | 'decimals' | 'too-large' | 'below-minimum';

/** Returns what is wrong with a quantity, or null. One below the minimum stays in the cart and only blocks sending (PRODUCT §4). */
export function quantityProblem(quantity: number, product: Counted): QuantityProblem | null {
  if (!Number.isFinite(quantity) || quantity <= 0) return 'invalid';
  if (quantity > MAX_QUANTITY) return 'too-large';
  if (!isQuantity(quantity, hasDecimals(product.unit))) return 'decimals';
  return quantity < product.minQuantity ? 'below-minimum' : null;
}

/** Returns the step of one press on plus or minus: areas go by tens, hours by halves. */
export function quantityStep({ unit, minQuantity }: Counted): number {
  if (unit === 'hour') return 0.5;
  return unit === 'sqm' && minQuantity >= 10 ? 10 : 1;
}

/** Returns the quantity after one press, never below the minimum or above the limit. */
export function stepQuantity(quantity: number, direction: 1 | -1, product: Counted): number {
  const from = Number.isFinite(quantity) ? quantity : product.minQuantity - direction * quantityStep(product);
  const next = roundQuantity(from + direction * quantityStep(product));
  return Math.min(Math.max(next, product.minQuantity), MAX_QUANTITY);
}
