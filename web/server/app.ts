import { serveStatic } from '@hono/node-server/serve-static';
import type { SitemapEntry } from '@contract/content/site';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { get } from '../src/lib/http/http';
import { originOf } from './render/page-key';
import { problemBody } from './proxy/problem-answer';
import { securityHeaders, strictTransport } from './render/security-headers';
import { readRedirect } from './feeds/redirects';
import { robotsTxt, sitemapXml } from './feeds/sitemap';
import type { PictureAt } from './sharing/share-pictures';
import { readTexts, textsAt } from './render/texts';

/** Matches dot files, which tools leave in folders and no visitor may read; `.well-known` is public. */
const HIDDEN = /\/\.(?!well-known\/)/;

type AppSettings = { clientDir: string; publicUrl: string; isReady: () => boolean; pictureAt: PictureAt };

/** Creates the app that answers everything that is neither a page nor the CMS's: built files, texts, probes, crawler files. */
export function createApp({ clientDir, publicUrl, isReady, pictureAt }: AppSettings): Hono {
  const app = new Hono();
  const headers = Object.entries(securityHeaders(publicUrl.startsWith('https:')));
  const assetHeaders = Object.entries({ 'x-content-type-options': 'nosniff', ...strictTransport(publicUrl) });
  const origin = (host: string | undefined) => publicUrl || originOf(host) || '';
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of c.req.path.startsWith('/assets/') ? assetHeaders : headers) c.header(name, value);
    if (c.res.ok && !c.res.headers.has('cache-control')) c.header('cache-control', lifetimeOf(c.req.path));
  });
  app.use('/strings/*', etag());
  for (const path of ['/strings/*', '/:file{sitemap.*}']) app.use(path, compress());
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => (isReady() ? c.json({ status: 'ready' }) : c.json({ status: 'waiting for the CMS' }, 503)));
  app.get('/robots.txt', (c) => c.text(robotsTxt(origin(c.req.header('host')))));
  app.get('/:file{sitemap.*}', async (c) => {
    const { entries } = await get<{ entries: SitemapEntry[] }>('/api/sitemap');
    const xml = sitemapXml(c.req.path, entries, origin(c.req.header('host')));
    return xml ? c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' }) : c.notFound();
  });
  app.get('/strings/*', async (c) => {
    const file = textsAt(c.req.path);
    if (!file) return c.notFound();
    return c.json(await readTexts(file.locale, file.namespace));
  });
  app.get('/og/*', async (c) => {
    const png = await pictureAt(c.req.path);
    // Asked for again each time: editors may choose another.
    if (typeof png === 'string') return c.newResponse(null, 302, { location: png, 'cache-control': 'no-cache' });
    return png ? c.body(png, 200, { 'content-type': 'image/png' }) : c.notFound();
  });
  app.get('*', (c, next) => (HIDDEN.test(c.req.path) ? answerMissing(c) : next()));
  app.use(serveStatic({ root: clientDir, precompressed: true }));
  app.notFound(answerMissing);
  app.onError((_error, c) =>
    c.body(problemBody('server.unavailable', c.req.header('accept-language')), 503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    }),
  );
  return app;
}

/** Answers an address without a file: a page may have had an address like a file's, so that its redirect is looked for here. */
async function answerMissing(c: Context): Promise<Response> {
  const rule = await readRedirect(c.req.path);
  c.header('cache-control', 'no-store');
  if (!rule) return c.text('404 Not Found', 404);
  return rule.location ? c.redirect(rule.location, 301) : c.text('410 Gone', 410);
}

/**
 * Returns the cache header of a file: built files carry their hash in the name and never change; what follows the content is short-lived.
 */
function lifetimeOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // Replaced texts show at once: browsers ask again and mostly hear that nothing has changed.
  if (path.startsWith('/strings/')) return 'public, no-cache';
  if (path.startsWith('/sitemap')) return 'public, max-age=60';
  return /^\/(healthz|readyz)$/.test(path) ? 'no-store' : 'public, max-age=86400';
}
