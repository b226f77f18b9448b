import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Problem } from '../contract/problem';
import { errorBody, problemOf } from '../http/error-body';
import { messageLocale } from '../http/locale';

/**
 * Answers every failure under /api in the contract's shape: thrown Problems, what Strapi raises before a handler
 * (broken JSON, missing right), unknown routes, and bugs as 500 with the details in the log only.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!ctx.path.startsWith('/api/')) return next();
    try {
      await next();
      if (ctx.status >= 400 && ctx.respond !== false && !isProblemBody(ctx.body)) answer(ctx, problemOf({ status: ctx.status }));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500) strapi.log.error(error);
      answer(ctx, problem);
    }
  };

/** Strapi answers a missing right itself, in its own shape. */
const isProblemBody = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && typeof (body.error as { code?: unknown } | null)?.code === 'string';

function answer(ctx: Context, problem: Problem): void {
  ctx.status = problem.status;
  ctx.body = errorBody(problem, messageLocale(ctx.query, ctx.get('accept-language')));
}
