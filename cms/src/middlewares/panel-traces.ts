import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { logPanelRights, readPanelRights } from '../panel/panel-rights';
import { isBelow } from '../platform/http/routes';
import { noteAttempt } from '../platform/security/security-log';

/** The panel's routes that change who may do what there. */
const rightsPaths = ['/admin/users', '/admin/roles', '/admin/register', '/admin/register-admin'];
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Notes what the panel refuses its editors, and logs every change of their roles and rights with the values before and after. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (isBelow(ctx.path, '/api')) return next();
    const changesRights = !reading.has(ctx.method) && rightsPaths.some((path) => isBelow(ctx.path, path));
    const before = changesRights ? await readPanelRights(strapi) : null;
    const denied = () => noteAttempt(strapi, { kind: 'denied', reason: 'panel', route: `${ctx.method} ${patternOf(ctx)}`.trimEnd() });
    await next().catch((error: unknown) => {
      if (error instanceof errors.ForbiddenError) denied();
      throw error;
    });
    if (ctx.status === 403) denied();
    if (before && ctx.status < 400) await logPanelRights(strapi, before);
  };

/** Returns the pattern of the panel's route; no path, which holds ids. */
function patternOf(ctx: Context): string {
  const { _matchedRoute: pattern } = ctx as { _matchedRoute?: unknown };
  return typeof pattern === 'string' ? pattern : '';
}
