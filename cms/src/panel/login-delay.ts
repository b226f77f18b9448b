/** Paths of the panel where passwords and mailed links can be guessed or requested, as Strapi's router matches them. */
const GUESSABLE = /^\/admin\/(?:login|forgot-password|reset-password|register)\/?$/i;

/** Checks whether a path of the CMS lets somebody guess at the panel's accounts. */
export const isGuessable = (path: string): boolean => GUESSABLE.test(path);

/** Number of failed attempts without a delay: people mistype. */
const FREE = 3;

/** The longest delays. An account may be attacked from anywhere, so its owner never waits long; an address that keeps failing may. */
const LONGEST_MS = { account: 4_000, address: 15_000 } as const;

/** Computes the delay of the next attempt after so many failed ones within the hour: a second, then twice as long each time. */
export function loginDelayMs(failed: number, counted: keyof typeof LONGEST_MS): number {
  if (failed < FREE) return 0;
  return Math.min(LONGEST_MS[counted], 1_000 * 2 ** Math.min(failed - FREE, 10));
}
