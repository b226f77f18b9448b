import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Problem } from '../contract/problem';
import { statusOf } from '../contract/problem-status';
import { callError, errorBody, problemOf } from '../platform/http/error-body';
import { messageLocale } from '../platform/http/input';
import { isBelow } from '../platform/http/routes';

/**
 * Answers every failure under /api in the contract's shape, functions' in theirs: thrown Problems, what Strapi raises before a handler
 * (broken JSON, missing right), unknown routes, and bugs as 500 with the details in the log only.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!isBelow(ctx.path, '/api')) return next();
    try {
      await next();
      if (ctx.status >= 400 && ctx.respond !== false && !isProblemBody(ctx.body)) answer(ctx, refusalOf(ctx));
    } catch (error) {
      const problem = error instanceof Problem ? error : refusalOf(ctx, error);
      if (statusOf(problem) >= 500) strapi.log.error(error);
      answer(ctx, problem);
    }
  };

/**
 * Turns what Strapi refused into a Problem. Without a session a missing right means: sign in (Strapi says so only while
 * nothing at all is public).
 */
function refusalOf(ctx: Context, error: unknown = { status: ctx.status }): Problem {
  const problem = problemOf(error);
  const { user } = ctx.state as { user?: object };
  return problem.code === 'auth.forbidden' && !user ? new Problem('auth.required', {}, {}, { cause: error }) : problem;
}

/** Recognises a body in the contract's shape: Strapi answers a missing right itself, in its own. */
const isProblemBody = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && typeof (body.error as { code?: unknown } | null)?.code === 'string';

function answer(ctx: Context, problem: Problem): void {
  const body = errorBody(problem, messageLocale(ctx.query, ctx.get('accept-language')));
  const status = statusOf(problem);
  ctx.status = status;
  if (problem.code === 'rate.limited' && problem.data.seconds) ctx.set('retry-after', String(problem.data.seconds));
  ctx.body = isBelow(ctx.path, '/api/functions') ? callError(status, body) : body;
}
