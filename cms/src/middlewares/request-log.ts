import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { loggedPath } from '../platform/http/routes';

/** Logs one line for each request, in place of Strapi's own, which would write the secrets of links into the log. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const startedAt = performance.now();
    await next();
    strapi.log.http(`${ctx.method} ${loggedPath(ctx.path)} (${Math.ceil(performance.now() - startedAt)} ms) ${ctx.status}`);
  };
