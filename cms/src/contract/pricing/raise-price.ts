import type { Cents } from './cents';
import { type BasisPoints, cents, divideRounded, share } from './money';

/** How raised prices are rounded: not at all, or to amounts that end with these cents. */
export const roundings = ['none', '00', '50', '90'] as const;
export type Rounding = (typeof roundings)[number];

/** A change of many prices: by a share, or by an amount. */
export type Raise = { by: 'percent'; points: BasisPoints } | { by: 'amount'; cents: Cents };

const EURO = 100;

/** Rounds to the nearest amount that ends as asked for, upwards from the middle; to half euros for 50. */
export function roundPrice(amount: Cents, rounding: Rounding): Cents {
  if (rounding === 'none') return amount;
  if (rounding === '50') return cents(divideRounded(amount, 50) * 50);
  const ending = Number(rounding);
  return cents(divideRounded(amount - ending, EURO) * EURO + ending);
}

const raised = (amount: Cents, raise: Raise): Cents => cents(amount + (raise.by === 'percent' ? share(amount, raise.points) : raise.cents));

type Ladder = { price: Cents; tiers: readonly { from: number; price: Cents }[] };

/**
 * Raises a price and its volume tiers alike. A tier that rounding would bring up to the one before keeps its exact amount, or is a
 * cent below it: tiers fall strictly. Amounts may turn out to be nothing or less; the caller refuses those.
 */
export function raiseLadder<L extends Ladder>({ price, tiers, ...rest }: L, raise: Raise, rounding: Rounding): L {
  const first = roundPrice(raised(price, raise), rounding);
  let before = first;
  const steps = tiers.map((tier) => {
    const exact = raised(tier.price, raise);
    const rounded = roundPrice(exact, rounding);
    before = rounded < before ? rounded : cents(Math.min(exact, before - 1));
    return { ...tier, price: before };
  });
  return { ...rest, price: first, tiers: steps } as unknown as L;
}

/** Sets a price and brings the volume tiers along in proportion. */
export function movePrice<L extends Ladder>({ price, tiers, ...rest }: L, to: Cents): L {
  let before = to;
  const steps = tiers.map((tier) => {
    const exact = price > 0 ? divideRounded(tier.price * to, price) : tier.price;
    before = cents(Math.min(exact, before - 1));
    return { ...tier, price: before };
  });
  return { ...rest, price: to, tiers: steps } as unknown as L;
}
