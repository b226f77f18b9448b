import { setTimeout as delay } from 'node:timers/promises';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { count, forgive } from '../platform/http/rate-limit';
import { loginDelayMs } from '../panel/login-delay';

/** Where passwords and mailed links of the panel can be guessed or asked for. */
const GUARDED = /^\/admin\/(?:login|forgot-password|reset-password|register)\/?$/i;

/** Attempts of one address that may wait at once in one process: what a person and their browser need. */
const MAX_WAITING = 3;

/**
 * Slows down guessing at the panel's sign-in, by account and by address, shared by all processes through the database. Nobody
 * is locked out: an attempt waits and is then judged like any other, and a right password forgets the wrong ones before it.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const waiting = new Map<string, number>();

  async function inTurn(address: string, work: () => Promise<void>): Promise<void> {
    const before = waiting.get(address) ?? 0;
    if (before >= MAX_WAITING) throw new errors.RateLimitError('Zu viele Anmeldungen zugleich. Bitte warten Sie einen Moment.');
    waiting.set(address, before + 1);
    try {
      await work();
    } finally {
      const left = (waiting.get(address) ?? 1) - 1;
      if (left > 0) waiting.set(address, left);
      else waiting.delete(address);
    }
  }

  return async (ctx: Context, next: Next) => {
    if (ctx.method !== 'POST' || !GUARDED.test(ctx.path)) return next();
    const { email } = (ctx.request.body ?? {}) as { email?: unknown };
    const account = typeof email === 'string' ? email.trim().toLowerCase() : '';
    await inTurn(ctx.ip, async () => {
      // Counted before it is known how they end: attempts at once do not share one place.
      const ofAddress = await count(strapi, 'panel-login-address', ctx.ip);
      const ofAccount = await count(strapi, 'panel-login-account', account);
      await delay(Math.max(loginDelayMs(ofAddress - 1, 'address'), loginDelayMs(ofAccount - 1, 'account')));
      await next();
      if (ctx.status !== 200 || !/login/i.test(ctx.path)) return;
      await forgive(strapi, 'panel-login-address', ctx.ip);
      await forgive(strapi, 'panel-login-account', account);
    });
  };
};
