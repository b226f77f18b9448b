import { randomBytes } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

/** Makes a visitor with a cart and an address of its own, who has done the proof of work. */
export async function newVisitor(webUrl, index) {
  const cartId = randomBytes(60)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 40);
  const headers = { 'x-cart-id': cartId, 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` };
  const challenge = await (await fetch(`${webUrl}/api/app-check/challenge`, { headers })).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const body = JSON.stringify({ payload });
  const answer = await fetch(`${webUrl}/api/app-check`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const { token } = await answer.json();
  return { cartId, headers: { ...headers, 'x-app-check': token } };
}
