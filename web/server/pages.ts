import { renderPage } from '../src/entry-server';
import { isAreaPath } from '../src/lib/locale-path';
import { preferencesOf } from '../src/lib/preferences';
import { contentSecurityPolicy } from './content-security';
import type { ContentCache } from './content-cache';
import { log, redactPath } from './log';
import type { Manifests } from './manifest';
import type { Metrics } from './metrics';
import { preparePage, type PageAnswer } from './page-answer';
import { securityHeaders } from './security-headers';
import { readTexts } from './texts';

type PagesSettings = { manifests: Manifests; content: ContentCache; metrics: Metrics };

/** Renders pages to finished answers. */
export function createPages({ manifests, content, metrics }: PagesSettings) {
  return async function render(origin: string, address: string, cookies = ''): Promise<{ page: PageAnswer; outdated: boolean }> {
    const outdatedBefore = content.outdatedReads;
    const startedAt = performance.now();
    const onFailure = (error: unknown) => log('error', 'a page failed', { path: redactPath(address), error });
    const response = await renderPage(new Request(origin + address), {
      manifest: isAreaPath(pathOf(address)) ? manifests.area : manifests.page,
      origin,
      preferences: preferencesOf(cookies),
      readTexts,
      onFailure,
    });
    const html = await response.text();
    metrics.observeRender((performance.now() - startedAt) / 1_000);
    const page = await preparePage(response.status, html, pageHeaders(response, html, origin.startsWith('https:')));
    return { page, outdated: content.outdatedReads !== outdatedBefore };
  };
}

function pageHeaders(response: Response, html: string, secure: boolean): Record<string, string> {
  const location = response.headers.get('location');
  return {
    ...securityHeaders(secure),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(html, secure),
    'cache-control': response.status === 200 ? 'public, no-cache' : 'no-store',
    ...(location ? { location } : {}),
  };
}

const pathOf = (address: string) => address.split('?')[0] ?? '';
