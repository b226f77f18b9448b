import { createHmac, timingSafeEqual } from 'node:crypto';
import { APP_CHECK_LIFETIME_MS, type AppCheckToken } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { hashSecret } from './hash';
import { secret } from '../settings';

/** A token that says: the holder of this cart did the proof of work. `<expiry>.<signature>`, ten minutes. */
export function issueAppCheck(cartId: string, nowMs: number): AppCheckToken {
  const expiry = nowMs + APP_CHECK_LIFETIME_MS;
  return { token: `${expiry}.${sign(cartId, expiry)}`, expiresInSeconds: APP_CHECK_LIFETIME_MS / 1000 };
}

/** @throws Problem app-check.failed for a missing, foreign, changed or expired token */
export function requireAppCheck(token: string, cartId: string, nowMs = Date.now()): void {
  const [expiry, signature = ''] = token.split('.');
  const expected = Buffer.from(sign(cartId, Number(expiry)));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || !(Number(expiry) > nowMs)) throw new Problem('app-check.failed');
}

const sign = (cartId: string, expiry: number): string =>
  createHmac('sha256', secret('APP_CHECK_SECRET'))
    .update(`app-check:${expiry}:${hashSecret(cartId)}`)
    .digest('base64url');
