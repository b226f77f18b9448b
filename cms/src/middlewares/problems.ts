import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Problem } from '../contract/problem';
import { type ProblemCode, statusOf } from '../contract/problem-status';
import type { SecurityKind } from '../contract/people/security';
import { callError, errorBody, problemOf } from '../platform/http/error-body';
import { messageLocale } from '../platform/http/input';
import { confirmRefusal } from '../domain/people/confirm-refusal';
import { isBelow } from '../platform/http/routes';
import { noteAttempt } from '../platform/security/security-log';

/**
 * Answers every failure under /api in the contract's shape, functions' in theirs: thrown Problems, what Strapi raises before a handler
 * (broken JSON, missing right), unknown routes, and bugs as 500 with the details in the log only.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!isBelow(ctx.path, '/api')) return next();
    try {
      await next();
      if (ctx.status >= 400 && ctx.respond !== false && !isProblemBody(ctx.body)) refuse(ctx, await confirmed(refusalOf(ctx)));
    } catch (error) {
      const problem = error instanceof Problem ? error : await confirmed(refusalOf(ctx, error));
      if (statusOf(problem) >= 500) strapi.log.error(error);
      refuse(ctx, problem);
    }

    /** Returns the refusal, or what stood behind it when nobody needs to sign in. */
    async function confirmed(problem: Problem): Promise<Problem> {
      if (problem.code !== 'auth.required') return problem;
      return confirmRefusal(strapi, ctx).then(() => problem, problemOf);
    }

    function refuse(to: Context, problem: Problem): void {
      const kind = traced[problem.code];
      if (kind) noteAttempt(strapi, { kind, reason: problem.code, typed: typedEmail(to), route: routeOf(to) });
      answer(to, problem);
    }
  };

/** Refusals that are security events; limits are noted where they are counted. */
const traced: Partial<Record<ProblemCode, SecurityKind>> = {
  'auth.credentials-wrong': 'sign-in-failed',
  'auth.code-wrong': 'sign-in-failed',
  'auth.blocked': 'sign-in-failed',
  'auth.password-wrong': 'sign-in-failed',
  'auth.forbidden': 'denied',
  'auth.link-invalid': 'denied',
  'app-check.failed': 'denied',
  'cart.foreign': 'denied',
  'storage.unauthorized': 'denied',
};

/** Returns the e-mail address that a form of signing in was sent with. */
function typedEmail(ctx: Context): string | undefined {
  const { email } = ((ctx.request as { body?: unknown }).body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

/** Returns method and pattern of the route that refused; no path, which may hold ids and secrets. */
function routeOf(ctx: Context): string {
  const { _matchedRoute: pattern } = ctx as { _matchedRoute?: unknown };
  return typeof pattern === 'string' ? `${ctx.method} ${pattern}` : '';
}

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

/** Time, in seconds, after which a caller may try again: locks that nobody frees are freed after five. */
const RETRY_S = '3';

function answer(ctx: Context, problem: Problem): void {
  const body = errorBody(problem, messageLocale(ctx.query, ctx.get('accept-language')));
  const status = statusOf(problem);
  ctx.status = status;
  if (problem.code === 'rate.limited' && problem.data.seconds) ctx.set('retry-after', String(problem.data.seconds));
  if (status === 503) ctx.set('retry-after', RETRY_S);
  ctx.body = isBelow(ctx.path, '/api/functions') ? callError(status, body) : body;
}
