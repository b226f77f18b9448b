/** One line a failure of the cart leaves in the browser's log (spec §8). */
export function logFailure(what: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- spec §8: cart operations log what they catch
  console.error(`[cart] ${what}`, failure);
}
