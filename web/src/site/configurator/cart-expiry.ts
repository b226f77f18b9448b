import { CART_LIFETIME_MS } from '@contract/constants';

/** When a cart saved now ends (spec §4: 30 days from the last save). */
export const expiryAfterSave = (nowMs: number): number => nowMs + CART_LIFETIME_MS;

/** A cart without an expiry was never saved, so there is nothing to wipe. */
export const isExpired = (expiryMs: number | null, nowMs: number): boolean => expiryMs !== null && expiryMs <= nowMs;
