import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutLinkSecret } from '../../src/lib/page/page-view';
import { visitor, visitorAddress } from '../proxy/client-address';
import type { CmsServers } from '../proxy/cms-servers';
import { isContentFile } from '../cache/content-files';
import { canonicalPath, isPage, isPrivate, originOf, pageAddress, previewCookieOf } from './page-key';
import { log } from '../listen';
import { sendPage, type PageAnswer } from './page-answer';
import type { PageCache, Rendered } from '../cache/page-cache';
import { sendProblem } from '../proxy/problem-answer';
import { isProxied, passToCms } from '../proxy/proxy';
import { hasDoubtfulBody, readTarget } from '../proxy/request-target';
import { strictTransport } from './security-headers';
import type { Settings } from '../settings';

const KEY_LIMIT = 4_000;

type HandlerSettings = {
  settings: Settings;
  cms: CmsServers;
  cache: PageCache;
  app: Hono;
  render: (origin: string, address: string, cookies?: string) => Promise<Rendered>;
  /** The page with drafts, for the preview of a cookie; null when it does not count. */
  renderDraft: (origin: string, address: string, cookie: string) => Promise<PageAnswer | null>;
};

/** Creates the plain handler in front of everything: stored pages leave without passing any framework. */
export function createHandler({ settings, cms, cache, app, render, renderDraft }: HandlerSettings) {
  const others = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const transport = strictTransport(settings.publicUrl);
  const refuse = (res: ServerResponse, status: number, headers: Record<string, string> = {}) =>
    void res.writeHead(status, { 'content-length': 0, 'x-content-type-options': 'nosniff', ...transport, ...headers }).end();
  /** The keys of stored pages by what browsers ask for, so that most requests need no parsing. */
  const keys = new LRUCache<string, string>({ max: KEY_LIMIT });
  return (req: IncomingMessage, res: ServerResponse): void | Promise<void> => {
    const key = previewCookieOf(req.headers.cookie) || hasDoubtfulBody(req) ? undefined : keys.get(askedBy(req));
    const stored = key && cache.peek(key);
    return stored ? sendPage(req, res, stored) : handle(req, res);
  };

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = readTarget(req);
    if (!url) return sendProblem(req, res, 'request.malformed', { ...transport, connection: 'close' });
    if (isProxied(url.pathname)) return passToCms({ req, res, url }, cms, settings);
    if (!isRendered(url.pathname)) return void others(req, res);
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, 405, { allow: 'GET, HEAD' });
    const path = canonicalPath(url.pathname);
    if (path !== url.pathname) return refuse(res, 308, { location: path + url.search });
    const origin = settings.publicUrl || originOf(req.headers.host);
    if (!origin) return sendProblem(req, res, 'request.malformed', transport);
    try {
      const page = await visitor.run(visitorAddress(req, settings.trustedHops), () => find(origin, path, url, req.headers.cookie));
      if (page.status === 200 && !isPrivate(path)) keys.set(askedBy(req), keyOf(origin, path, url));
      await sendPage(req, res, page);
    } catch (error) {
      log('error', 'a request failed', { path: withoutLinkSecret(path), error });
      if (!res.headersSent) refuse(res, answerStatusOf(error));
    }
  }

  async function find(origin: string, path: string, url: URL, cookies: string | undefined): Promise<PageAnswer> {
    if (isPrivate(path)) return withoutTraces((await render(origin, path + url.search, cookies)).page);
    const address = pageAddress(path, url.searchParams);
    const preview = isPage(path) ? previewCookieOf(cookies) : null;
    const draft = preview && (await renderDraft(origin, address, preview));
    if (draft) return withoutTraces(draft);
    // Pages with a query are not kept: there are as many as people can think of questions.
    if (address !== path) return (await render(origin, address)).page;
    return cache.get(keyOf(origin, path, url), () => render(origin, address));
  }
}

/** Returns true for pages, and for files that are kept and purged like them. */
const isRendered = (path: string) => isPage(path) || isContentFile(path);

/** Returns the status of a failure: a file made of content that the CMS does not give now fails as the CMS does. */
const answerStatusOf = (failure: unknown): number => (failure instanceof Problem ? statusOf(failure) : 500);

const askedBy = ({ method, headers, url }: IncomingMessage) => `${method} ${headers.host}${url}`;
const keyOf = (origin: string, path: string, url: URL) => origin + pageAddress(path, url.searchParams);

/** Keeps a private page out of every cache and search engine, and its address from other sites. */
const withoutTraces = (page: PageAnswer): PageAnswer => ({
  ...page,
  flat: {},
  headers: { ...page.headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' },
});
