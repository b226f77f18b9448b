import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { TUS_PATH } from '../domain/files/tus-server';
import { observeRequest } from '../platform/health/metrics';
import { comesFromProxy } from '../platform/http/client-address';
import { isBelow } from '../platform/http/routes';
import { inWork, requestIdOf } from '../platform/logs/current-work';
import type { AccessLine } from '../platform/logs/log-format';
import { beginSpan } from '../platform/tracing/tracing';

/** Addresses that machines ask all the time. They are counted, not logged. */
const PROBES = ['/healthz', '/readyz', '/_health'];

/**
 * Gives each request its id, and logs and counts it once it is answered, in place of Strapi's own log, which would write the
 * secrets of links. A line names the route's pattern and neither query nor address, so that it tells nothing about a person.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) => {
    const startedAt = performance.now();
    const { socket } = ctx.req;
    const sentBefore = socket.bytesWritten;
    const requestId = requestIdOf(ctx);
    ctx.set('x-request-id', requestId);
    const span = beginSpan(comesFromProxy(ctx) ? ctx.get('traceparent') : '');
    ctx.res.once('close', () => {
      const ms = performance.now() - startedAt;
      const route = routeOf(ctx);
      const status = ctx.res.writableFinished ? ctx.res.statusCode : CLIENT_LEFT;
      observeRequest({ method: ctx.method, route, status }, ms / 1_000);
      const attributes = { 'http.request.method': ctx.method, 'http.route': route, 'http.response.status_code': status };
      span.end(`${ctx.method} ${route}`, { ...attributes, 'request.id': requestId }, status >= 500);
      if (PROBES.includes(ctx.path)) return;
      const line: AccessLine = { requestId, method: ctx.method, route, status, ms: Math.ceil(ms), bytes: socket.bytesWritten - sentBefore };
      strapi.log.http(`${line.method} ${route} (${line.ms} ms) ${status}`, line);
    });
    return span.run(() => inWork({ requestId }, next));
  };

/** The status by which servers log that nobody waited for the answer (nginx). */
const CLIENT_LEFT = 499;

/** Returns the pattern of the route that answered, so that a log or figure has no ids and no secrets of links. */
function routeOf(ctx: Context): string {
  const { _matchedRoute: pattern } = ctx as { _matchedRoute?: unknown };
  if (typeof pattern === 'string') return pattern;
  if (isBelow(ctx.path, TUS_PATH)) return TUS_PATH;
  return PROBES.includes(ctx.path) ? ctx.path : 'none';
}
