import type { Cents } from '@contract/pricing/cents';
import { cents } from '@contract/pricing/money';

/** What is left of a net price after its costs, in cents and whole percent of the price. */
export function marginOf(net: Cents, cost: Cents): { margin: Cents; percent: number } {
  const margin = cents(net - cost);
  return { margin, percent: net > 0 ? Math.round((margin / net) * 100) : 0 };
}
