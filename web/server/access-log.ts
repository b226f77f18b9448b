import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { getRouter } from '../src/router';
import { routeTree } from '../src/routeTree.gen';
import { stripLocale } from '../src/lib/text/locale-path';
import { isContentFile } from './cache/content-files';
import { log } from './listen';
import type { Metrics } from './metrics';
import { canonicalPath, isPage } from './render/page-key';
import { withRequestId } from './request-id';
import { beginSpan } from './tracing/tracing';

type Listener = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/** The status by which servers log that nobody waited for the answer (nginx). */
const CLIENT_LEFT = 499;
/** Addresses that machines ask all the time. They are counted, not logged. */
const PROBES = ['/healthz', '/readyz'];

/**
 * Gives each request an id, which is answered as `X-Request-Id` and goes on to the CMS, and logs and counts it once it is
 * answered. The id is always our own. A line names the route and neither query nor address: it tells nothing about a person.
 */
export const withAccessLog =
  (listener: Listener, metrics: Metrics): Listener =>
  (req, res) => {
    const startedAt = performance.now();
    const { socket } = req;
    const sentBefore = socket.bytesWritten;
    const id = randomUUID();
    const span = beginSpan();
    res.setHeader('x-request-id', id);
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      const method = req.method ?? '';
      const route = routeOf(req.url ?? '');
      const status = res.writableFinished ? res.statusCode : CLIENT_LEFT;
      const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status, 'request.id': id };
      span.end(`${method} ${route}`, attributes, status >= 500);
      metrics.observeRequest({ method, route, status }, ms / 1_000);
      if (PROBES.includes(route)) return;
      const details = { method, route, status, ms: Math.ceil(ms), bytes: socket.bytesWritten - sentBefore };
      withRequestId(id, () => log('info', `${method} ${route} (${details.ms} ms) ${status}`, details));
    });
    return span.run(() => withRequestId(id, () => listener(req, res)));
  };

const PLACES = ['/api', '/uploads', '/assets', '/strings', '/og'];
const FILES = [...PROBES, '/robots.txt'];

/** The routes of the addresses that are asked most. */
const known = new LRUCache<string, string>({ max: 4_000 });

/** Returns the route of a request's address, one of few: the pattern of a page, the folder of a file. What passes on to the CMS, it names itself. */
export function routeOf(target: string): string {
  const path = target.split('?', 1)[0] ?? '';
  let route = known.get(path);
  if (!route) known.set(path, (route = findRoute(path)));
  return route;
}

function findRoute(path: string): string {
  const place = PLACES.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (place ?? FILES.includes(path)) return place ?? path;
  return !isContentFile(path) && isPage(path) ? pageRouteOf(path) : 'file';
}

let router: ReturnType<typeof getRouter> | undefined;

function pageRouteOf(path: string): string {
  router ??= getRouter({ routeTree, locale: 'de', theme: null, origin: '', readTexts: () => Promise.resolve({}) });
  return canonicalPath(router.getMatchedRoutes(stripLocale(path))[2]?.fullPath ?? 'none');
}
