import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { APP_CHECK_LIFETIME_MS, type AppCheckToken } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { hashSecret } from './hash';
import { secret } from '../settings';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

/** Issues a token that proves that the holder of this cart did the proof of work. `<expiry>.<signature>`, ten minutes. */
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

/** The number of hashes in a puzzle: work for about a quarter of a second on one core. */
const COUNTER_RANGE = { min: 10_000, max: 30_000 };
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

/** Creates a signed proof-of-work puzzle that counts for one cart only. */
export function createCartChallenge(cartId: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'SHA-256',
    cost: 1,
    counter: randomInt(COUNTER_RANGE.min, COUNTER_RANGE.max),
    data: { cart: hashSecret(cartId) },
    deriveKey,
    expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
    hmacSignatureSecret: secret('APP_CHECK_SECRET'),
  });
}

/** Checks that the puzzle is ours, fresh, made for this cart and solved. */
export async function isSolved(payload: Payload, cartId: string): Promise<boolean> {
  if (payload.challenge.parameters.data?.cart !== hashSecret(cartId)) return false;
  const result = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret('APP_CHECK_SECRET') });
  return result.verified;
}
