import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { randomInt } from 'node:crypto';
import { hashSecret } from './hash';
import { secret } from '../settings';

/** Work for about a quarter of a second on one core: this many hashes. */
const COUNTER_RANGE = { min: 10_000, max: 30_000 };
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;

/** A signed proof-of-work puzzle that counts for one cart only. */
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

/** Whether the puzzle is ours, fresh, made for this cart and solved. */
export async function isSolved(payload: Payload, cartId: string): Promise<boolean> {
  if (payload.challenge.parameters.data?.cart !== hashSecret(cartId)) return false;
  const result = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret('APP_CHECK_SECRET') });
  return result.verified;
}
