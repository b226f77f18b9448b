import type { Core } from '@strapi/strapi';
import type { Payload } from 'altcha-lib';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { createCartChallenge, isSolved, issueAppCheck } from '../../../platform/http/app-check-token';
import { CART_ID_PATTERN } from '../../../contract/quoting/cart';
import { fileHeaders } from '../../../contract/files/file';
import { Problem } from '../../../contract/problem';
import { clientAddress } from '../../../platform/http/client-address';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

const CartHeader = z.string().check(z.regex(CART_ID_PATTERN));
const Exchange = z.object({ payload: z.string().check(z.maxLength(8_192)) });

const SolvedChallenge = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int().check(z.minimum(1), z.maximum(10)),
      keyLength: z.int().check(z.minimum(1), z.maximum(64)),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ cart: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Makes a puzzle for the cart in the header. */
  async challenge(ctx: Context) {
    await limit(strapi, 'app-check', clientAddress(ctx));
    ctx.set('cache-control', 'no-store');
    ctx.body = await createCartChallenge(input(CartHeader, ctx.get(fileHeaders.cart)));
  },

  /** Exchanges a solved puzzle for a token; each puzzle counts once. */
  async exchange(ctx: Context) {
    const cartId = input(CartHeader, ctx.get(fileHeaders.cart));
    const { payload } = input(Exchange, ctx.request.body);
    const solved = input(SolvedChallenge, decode(payload)) as Payload;
    if (!(await isSolved(solved, cartId))) throw new Problem('app-check.failed');
    await limit(strapi, 'challenge-use', String(solved.challenge.signature));
    ctx.body = issueAppCheck(cartId, Date.now());
  },
});

function decode(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  } catch (cause) {
    throw new Problem('input.invalid', {}, {}, { cause });
  }
}
