import { renderPage, type RenderedPage } from '../src/entry-server';
import type { PageAssets } from '../src/page-document';
import { renderUiPage, UI_PATH } from '../src/render-ui-page';
import { contentSecurityPolicy } from './content-security';
import type { ContentCache } from './content-cache';
import { log, redactPath } from './log';
import type { Metrics } from './metrics';
import { isPrivate } from './page-key';
import { preparePage, type PageAnswer } from './page-answer';
import { securityHeaders } from './security-headers';
import { readTexts } from './texts';

type PagesSettings = {
  assets: PageAssets;
  /** For private pages, which the browser fills. */
  whole: PageAssets;
  content: ContentCache;
  metrics: Metrics;
  showsUi: boolean;
};

/** Renders pages to finished answers. */
export function createPages({ assets, whole, content, metrics, showsUi }: PagesSettings) {
  return async function render(origin: string, address: string): Promise<{ page: PageAnswer; outdated: boolean }> {
    const outdatedBefore = content.outdatedReads;
    const startedAt = performance.now();
    const onFailure = (error: unknown) => log('error', 'a page failed', { path: redactPath(address), error });
    const rendered =
      showsUi && address === UI_PATH
        ? await renderUiPage(whole, origin, readTexts)
        : await renderPage(new Request(origin + address), {
            assets: isPrivate(address) ? whole : assets,
            origin,
            readTexts,
            onFailure,
          });
    metrics.observeRender((performance.now() - startedAt) / 1_000);
    const page = await preparePage(rendered.status, rendered.html, pageHeaders(rendered, origin.startsWith('https:')));
    return { page, outdated: content.outdatedReads !== outdatedBefore };
  };
}

function pageHeaders({ status, html, location }: RenderedPage, secure: boolean): Record<string, string> {
  return {
    ...securityHeaders(secure),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(html, secure),
    'cache-control': status === 200 ? 'public, no-cache' : 'no-store',
    ...(location ? { location } : {}),
  };
}
