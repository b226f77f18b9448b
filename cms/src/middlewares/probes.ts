import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { checkReadiness, isInternal } from '../platform/health/check-readiness';
import { countRequest } from '../platform/health/metrics';

/** Counts requests and answers the probes of load balancers, before anything else can stand in their way. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const startedAt = performance.now();
    ctx.res.once('finish', () => countRequest(ctx.res.statusCode, (performance.now() - startedAt) / 1_000));
    if (ctx.path === '/healthz') return void (ctx.body = { status: 'ok' });
    if (ctx.path !== '/readyz') return next();
    const { ready, problems, warnings } = await checkReadiness(strapi);
    ctx.set('cache-control', 'no-store');
    ctx.status = ready ? 200 : 503;
    const status = ready ? 'ready' : 'not ready';
    ctx.body = isInternal(ctx) ? { status, problems, warnings } : { status };
  };
