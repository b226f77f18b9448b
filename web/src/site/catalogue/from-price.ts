import { formatCents, gross } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { PriceUnit } from '@contract/content/product';
import type { Locale } from '@contract/constants';

type Priced = { price: Cents; unit: PriceUnit };

/**
 * Returns the service with a section's "from" price: the lowest in the unit that most of its services count in.
 * Comparing cents a square metre with euros a plan would name the wrong one.
 */
export function fromPrice(products: readonly Priced[]): Priced | undefined {
  const counts = new Map<PriceUnit, number>();
  for (const { unit } of products) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return products.filter(({ unit }) => unit === usual).toSorted((a, b) => a.price - b.price)[0];
}

/** Fills the `{price}` of a title or description for search engines with the gross price, the one consumers pay (PAngV). */
export const fillPrice = (text: string, net: Cents | undefined, locale: Locale): string =>
  text.replaceAll('{price}', net === undefined ? '' : formatCents(gross(net), locale));
