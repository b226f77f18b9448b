import { fileURLToPath } from 'node:url';
import { replaceTransport } from '../src/lib/http/transport';
import { createApp } from './app';
import { CmsServers } from './proxy/cms-servers';
import { ContentCache } from './cache/content-cache';
import { followContent } from './feeds/content-feed';
import { withContentFiles } from './cache/content-files';
import { createHandler } from './render/handler';
import { listen, stopOnSignal } from './listen';
import { Metrics } from './metrics';
import { PageCache } from './cache/page-cache';
import { readPageAssets } from './render/page-assets';
import { createPages } from './render/pages';
import { Patience } from './proxy/patience';
import { readSettings } from './settings';
import { createPictureThread } from './sharing/picture-thread';
import { createSharePictures } from './sharing/share-pictures';
import { createWebServer } from './web-server';

const clientDir = fileURLToPath(new URL('../client', import.meta.url));

async function start(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env);
  const stopping = new AbortController();
  const metrics = new Metrics();
  const headers: Record<string, string> = settings.proxySecret ? { 'x-proxy-secret': settings.proxySecret } : {};
  const cms = new CmsServers(settings.cmsUrls);
  const patience = new Patience();
  const content = new ContentCache(cms, patience, headers);
  const cache = new PageCache(patience, (outcome) => metrics.countPage(outcome));
  let contact = false;
  replaceTransport(withContentFiles(content.fetch), content.recall);
  metrics.gauge('web_cached_pages', 'Pages in memory', () => cache.size);
  metrics.gauge('web_cms_contact', 'Whether changes of content are being reported', () => Number(contact));

  const drawPicture = createPictureThread(new URL('picture-worker.js', import.meta.url));
  const handle = createHandler({
    settings,
    cms,
    cache,
    app: createApp({
      clientDir,
      publicUrl: settings.publicUrl,
      isReady: () => cache.canServe,
      pictureAt: createSharePictures(drawPicture),
    }),
    ...createPages({ assets: readPageAssets(clientDir), content, metrics, showsUi: settings.showsUi }),
  });
  const server = createWebServer((req, res) => {
    res.on('finish', () => metrics.countRequest(res.statusCode));
    void handle(req, res);
  });
  const servers = [await listen(server, settings.port, settings.host, 'WEB_PORT')];
  if (settings.metricsPort !== null) {
    servers.push(await listen(createMetricsServer(metrics), settings.metricsPort, '127.0.0.1', 'METRICS_PORT'));
  }
  stopOnSignal(servers, stopping);
  process.stdout.write(`Web: ${settings.publicUrl || `http://localhost:${settings.port}`}\n`);

  void cms.watch(stopping.signal);
  await followContent({
    cms,
    headers,
    signal: stopping.signal,
    onChange: () => {
      content.purge();
      cache.purge();
    },
    onContact: (current) => cache.setWatched((contact = current)),
  });
}

const createMetricsServer = (metrics: Metrics) =>
  createWebServer((_req, res) => {
    void metrics.text().then((text) => res.setHeader('content-type', metrics.contentType).end(text));
  });

// No top-level await: page chunks import from this module and would wait for its end.
start(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
