import { fileHeaders, type AppCheckToken } from '@contract/files/file';
import { Problem } from '@contract/problem';
import type { Challenge, Solution } from 'altcha-lib';
import { get, post } from '../lib/http/http';
import { endOf } from '../lib/http/lifetime';

type Proof = { cartId: string; token: Promise<string>; endsAtMs: number };

let held: Proof | null = null;

/**
 * Calls with the token that proves work done for this cart, which is asked for once and kept while it lasts.
 * One that the server refuses is got anew, once.
 * @throws Problem app-check.failed, server.unavailable, rate.limited, and what the call throws
 */
export async function withAppCheck<T>(cartId: string, call: (token: string) => Promise<T>): Promise<T> {
  const proof = proofFor(cartId);
  try {
    return await call(await proof.token);
  } catch (problem) {
    if (!(problem instanceof Problem && problem.code === 'app-check.failed')) throw problem;
    if (held === proof) held = null;
    return call(await proofFor(cartId).token);
  }
}

function proofFor(cartId: string): Proof {
  if (held?.cartId === cartId && performance.now() < held.endsAtMs) return held;
  const proof: Proof = { cartId, token: obtain(cartId, (endsAtMs) => (proof.endsAtMs = endsAtMs)), endsAtMs: Number.POSITIVE_INFINITY };
  held = proof;
  proof.token.catch(() => {
    if (held === proof) held = null;
  });
  return proof;
}

async function obtain(cartId: string, onEnd: (endsAtMs: number) => void): Promise<string> {
  const headers = { [fileHeaders.cart]: cartId };
  const challenge = await get<Challenge>('/api/app-check/challenge', { headers });
  const solution = await solve(challenge);
  if (!solution) throw new Problem('app-check.failed');
  const requestedAtMs = performance.now();
  const payload = btoa(JSON.stringify({ challenge, solution }));
  const { token, expiresInSeconds } = await post<AppCheckToken>('/api/app-check', { payload }, { headers });
  onEnd(endOf(expiresInSeconds, requestedAtMs));
  return token;
}

function solve(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./app-check.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<Solution | null>) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new Problem('app-check.failed', {}, {}, { cause: event.error })));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
