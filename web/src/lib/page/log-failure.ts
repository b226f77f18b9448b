/** Writes one line about a failure into the browser's log (spec §8). */
export function logFailure(what: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- spec §8: what is caught is logged
  console.error(`[shop] ${what}`, failure);
}
