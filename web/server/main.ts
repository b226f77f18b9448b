import { fileURLToPath } from 'node:url';
import { replaceTransport } from '../src/lib/http/transport';
import { createApp } from './app';
import { CmsServers } from './proxy/cms-servers';
import { ContentCache } from './cache/content-cache';
import { ContentClock } from './cache/content-clock';
import { followContent } from './feeds/content-feed';
import { withContentFiles } from './cache/content-files';
import { createHandler } from './render/handler';
import { withAccessLog } from './access-log';
import { listen, stopOnSignal, writeLogAsJson } from './listen';
import { Metrics } from './metrics';
import { PageCache } from './cache/page-cache';
import { PageFiles } from './cache/page-files';
import { buildName, readPageAssets } from './render/page-assets';
import { createPages } from './render/pages';
import { Patience } from './proxy/patience';
import { readSettings, type Settings } from './settings';
import { createPictureThread } from './sharing/picture-thread';
import { createSharePictures } from './sharing/share-pictures';
import { startTracing } from './tracing/tracing';
import { createWebServer } from './web-server';

const clientDir = fileURLToPath(new URL('../client', import.meta.url));

async function start(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env);
  writeLogAsJson(settings.logsAsJson);
  const stopping = new AbortController();
  const stopTracing = await startTracing(env);
  const metrics = new Metrics();
  const headers: Record<string, string> = settings.proxySecret ? { 'x-proxy-secret': settings.proxySecret } : {};
  const cms = new CmsServers(settings.cmsUrls);
  const patience = new Patience();
  const kept = settings.pageCacheDir ? await openPageFiles(settings) : null;
  const clock = new ContentClock((state) => void kept?.files.saveClock(state));
  if (kept?.clock) clock.restore(kept.clock);
  const content = new ContentCache({ cms, clock, patience, headers });
  const cache = new PageCache({ patience, clock, files: kept?.files ?? null, onOutcome: (outcome) => metrics.countPage(outcome) });
  replaceTransport(withContentFiles(content.fetch), content.recall);
  metrics.watch({ cachedPages: () => cache.size, hasContact: () => clock.isWatched });

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
    ...createPages({ assets: readPageAssets(clientDir), metrics, showsUi: settings.showsUi }),
  });
  const server = createWebServer(withAccessLog(handle, metrics));
  const servers = [await listen(server, settings.port, settings.host, 'WEB_PORT')];
  if (settings.metricsPort !== null) {
    servers.push(await listen(createMetricsServer(metrics), settings.metricsPort, settings.metricsHost, 'METRICS_PORT'));
  }
  stopOnSignal(servers, stopping, stopTracing);
  process.stdout.write(`Web: ${settings.publicUrl || `http://localhost:${settings.port}`}\n`);

  void cms.watch(stopping.signal);
  await followContent({
    cms,
    headers,
    signal: stopping.signal,
    position: () => clock.position,
    onNews: (news) => clock.hear(news),
    onContact: (contact) => clock.setWatched(contact),
  });
}

const openPageFiles = ({ pageCacheDir, pageCacheBytes }: Settings) =>
  PageFiles.open({
    folder: pageCacheDir,
    build: buildName(fileURLToPath(new URL('.', import.meta.url)), clientDir),
    maxBytes: pageCacheBytes,
  });

const createMetricsServer = (metrics: Metrics) =>
  createWebServer((_req, res) => {
    void metrics.text().then((text) => res.setHeader('content-type', metrics.contentType).end(text));
  });

// No top-level await: page chunks import from this module and would wait for its end.
start(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
