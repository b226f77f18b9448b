/** The time before its end at which something counts as ended, since it would end while a call is under way. */
const SAFETY_MS = 30_000;

/**
 * Returns when something that the server gave should be renewed, on the page's own clock (`performance.now()`): this device's date may be
 * wrong by any amount. That clock may stand still while the device sleeps, so that the server can refuse what still seems good; callers
 * then ask anew, once.
 * @param seconds how long it lasts, as the server says
 * @param sinceMs when the page asked for it
 */
export const endOf = (seconds: number, sinceMs: number): number => sinceMs + Math.max(seconds * 1_000 - SAFETY_MS, 0);
