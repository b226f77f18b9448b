/** Square millimetres in a hundredth of a square metre. */
const MM2_IN_HUNDREDTH = 10_000;

/** Whole square millimetres as hundredths of a square metre, halves up. */
export const toHundredths = (mm2: number): number => Math.floor((mm2 + MM2_IN_HUNDREDTH / 2) / MM2_IN_HUNDREDTH);

/** The counted area of square millimetres that each carry a whole percentage; rounded once, for the room as a whole. */
export function countHundredths(parts: readonly { mm2: number; percent: number }[]): number {
  const weighted = parts.reduce((sum, { mm2, percent }) => sum + mm2 * percent, 0);
  return Math.floor((weighted + MM2_IN_HUNDREDTH * 50) / (MM2_IN_HUNDREDTH * 100));
}

/** Splits a rounded total among its parts so that what is shown adds up: the largest remainders are rounded up. */
export function apportion(exact: readonly number[], total: number): number[] {
  const shares = exact.map(Math.floor);
  const missing = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.max(missing, 0))) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
