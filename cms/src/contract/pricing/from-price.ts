import type { PriceUnit } from '../content/product';
import type { Cents } from './cents';

export type UnitPrice = { price: Cents; unit: PriceUnit };

/**
 * Returns the service with a section's "from" price: the lowest in the unit that most of its services count in.
 * Comparing cents a square metre with euros a plan would name the wrong one.
 */
export function fromPrice<P extends UnitPrice>(products: readonly P[]): P | undefined {
  const counts = new Map<PriceUnit, number>();
  for (const { unit } of products) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return products.filter(({ unit }) => unit === usual).toSorted((a, b) => a.price - b.price)[0];
}
