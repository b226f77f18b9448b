import type { Cents } from './cents';
import type { CustomerType } from './customer-type';
import { cents, gross, sum } from './money';
import { roundingOf } from './pricing';
import type { TaxTotals } from './tax';

/** Checks whether a document's amounts are read with their tax: consumers do (§ 3 PAngV), unless there is none. */
export const isReadGross = (buyer: CustomerType, { vat }: Pick<TaxTotals, 'vat'>): boolean => buyer === 'consumer' && vat !== 0;

/** What leads from gross parts to the gross total: `lines` before the discount, and the cents that single gross amounts lack to them. */
type GrossSums = { lines: Cents; discount: Cents; rounding: Cents };

/**
 * Computes the sums of a document that is read gross. VAT stays computed on the sums of each rate; whatever the gross amounts of its parts
 * miss is named, so that the reader can add up.
 * @param parts the gross amounts that are shown
 */
export function grossSums(parts: readonly Cents[], totals: TaxTotals): GrossSums {
  const lines = sum(totals.rows.map((row) => gross(row.lines, row.rate)));
  return { lines, discount: cents(lines - totals.gross), rounding: roundingOf(parts, lines) };
}
