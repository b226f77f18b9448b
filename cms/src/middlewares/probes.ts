import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { checkReadiness, isInternal } from '../platform/health/check-readiness';
import { role } from '../platform/settings';

/** Answers the probes of load balancers, before anything else can stand in their way. A worker answers nothing else. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.path === '/healthz') return void (ctx.body = { status: 'ok' });
    if (ctx.path !== '/readyz') return role === 'worker' && ctx.path !== '/_health' ? void (ctx.status = 404) : next();
    const { ready, problems, warnings } = await checkReadiness(strapi);
    ctx.set('cache-control', 'no-store');
    ctx.status = ready ? 200 : 503;
    const status = ready ? 'ready' : 'not ready';
    ctx.body = isInternal(ctx) ? { status, problems, warnings } : { status };
  };
