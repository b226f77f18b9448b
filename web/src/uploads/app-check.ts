import { fileHeaders, type AppCheckToken } from '@contract/file';
import { Problem } from '@contract/problem';
import type { Challenge, Solution } from 'altcha-lib';
import { get, post } from '../lib/http';

/** A token this close to its end would end under way. */
const SAFETY_MS = 30_000;

let held: { cartId: string; token: Promise<AppCheckToken> } | null = null;

/**
 * The token that proves work done for this cart; asked for once and kept for its ten minutes.
 * @throws Problem app-check.failed, server.unavailable, rate.limited
 */
export async function appCheckToken(cartId: string): Promise<string> {
  if (held?.cartId !== cartId) held = { cartId, token: obtain(cartId) };
  const mine = held;
  try {
    const { token, expiresAt } = await mine.token;
    if (Date.parse(expiresAt) - SAFETY_MS > Date.now()) return token;
  } catch (failure) {
    if (held === mine) held = null;
    throw failure;
  }
  if (held === mine) held = null;
  return appCheckToken(cartId);
}

/** Forgets a token the server refused. */
export function forgetAppCheckToken(): void {
  held = null;
}

/** Calls with a token; one that the server refuses is got anew, once. @throws Problem */
export async function withAppCheck<T>(cartId: string, call: (token: string) => Promise<T>): Promise<T> {
  try {
    return await call(await appCheckToken(cartId));
  } catch (problem) {
    if (!(problem instanceof Problem && problem.code === 'app-check.failed')) throw problem;
    forgetAppCheckToken();
    return call(await appCheckToken(cartId));
  }
}

async function obtain(cartId: string): Promise<AppCheckToken> {
  const headers = { [fileHeaders.cart]: cartId };
  const challenge = await get<Challenge>('/api/app-check/challenge', { headers });
  const solution = await solve(challenge);
  if (!solution) throw new Problem('app-check.failed');
  return post<AppCheckToken>('/api/app-check', { payload: btoa(JSON.stringify({ challenge, solution })) }, { headers });
}

function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./app-check.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<Solution | null>) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new Problem('app-check.failed', {}, {}, { cause: event.error })));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
