import { setTimeout as delay } from 'node:timers/promises';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Problem } from '../contract/problem';
import { errorBody } from '../platform/http/error-body';
import { messageLocale } from '../platform/http/input';
import { count, forgive } from '../platform/http/rate-limit';
import { noteAttempt } from '../platform/security/security-log';
import { isGuessable, loginDelayMs } from '../panel/login-delay';

/** The most attempts of one address that may wait at once in one process: as many as a person and their browser need. */
const MAX_WAITING = 3;

type Attempt = { /** Unix time in milliseconds. */ judgedAtMs: number };

/** Refuses an attempt with the time at which the first of the attempts before it frees its place. @throws RateLimitError */
function refuse(ctx: Context, others: ReadonlySet<Attempt>): never {
  const firstMs = Math.min(...[...others].map(({ judgedAtMs }) => judgedAtMs));
  const seconds = Math.max(1, Math.ceil((firstMs - Date.now()) / 1000));
  ctx.set('retry-after', String(seconds));
  const { message } = errorBody(new Problem('rate.limited', { seconds }), messageLocale(ctx.query, ctx.get('accept-language'))).error;
  throw new errors.RateLimitError(message, { seconds });
}

/**
 * Slows down guessing at the panel's sign-in, by account and by address, shared by all processes through the database. Nobody
 * is locked out: an attempt waits and is then judged like any other, and a right password forgets the wrong ones before it.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  /** The waiting attempts by address, each with the time at which it is judged. */
  const waiting = new Map<string, Set<Attempt>>();

  async function inTurn(ctx: Context, work: (attempt: Attempt) => Promise<void>): Promise<void> {
    const others = waiting.get(ctx.ip) ?? new Set();
    if (others.size >= MAX_WAITING) {
      noteAttempt(strapi, { kind: 'limited', reason: 'panel-login-address' });
      return refuse(ctx, others);
    }
    const attempt: Attempt = { judgedAtMs: Date.now() };
    waiting.set(ctx.ip, others.add(attempt));
    try {
      await work(attempt);
    } finally {
      others.delete(attempt);
      if (others.size === 0) waiting.delete(ctx.ip);
    }
  }

  return async (ctx: Context, next: Next) => {
    if (ctx.method !== 'POST' || !isGuessable(ctx.path)) return next();
    const { email } = (ctx.request.body ?? {}) as { email?: unknown };
    const account = typeof email === 'string' ? email.trim().toLowerCase() : '';
    await inTurn(ctx, async (attempt) => {
      // Counted before it is known how they end: attempts at once do not share one place.
      const ofAddress = await count(strapi, 'panel-login-address', ctx.ip);
      const ofAccount = await count(strapi, 'panel-login-account', account);
      const delayMs = Math.max(loginDelayMs(ofAddress - 1, 'address'), loginDelayMs(ofAccount - 1, 'account'));
      attempt.judgedAtMs = Date.now() + delayMs;
      await delay(delayMs);
      const failed = () => noteAttempt(strapi, { kind: 'sign-in-failed', reason: 'panel', typed: account });
      await next().catch((error: unknown) => {
        failed();
        throw error;
      });
      if (ctx.status >= 400) failed();
      if (ctx.status !== 200 || !/login/i.test(ctx.path)) return;
      await forgive(strapi, 'panel-login-address', ctx.ip);
      await forgive(strapi, 'panel-login-account', account);
    });
  };
};
