import { renderPage, type RenderedPage } from '../../src/entry-server';
import { isAreaPath } from '../../src/lib/locale-path';
import { preferencesOf } from '../../src/lib/preferences';
import { renderUiPage, UI_PATH } from '../../src/render-ui-page';
import { withoutLinkSecret } from '../../src/lib/without-link-secret';
import type { ContentCache } from '../cache/content-cache';
import { readContentFile } from '../cache/content-files';
import { createDraftPages } from './draft-pages';
import { log } from '../log';
import type { Metrics } from '../metrics';
import type { AllPageAssets } from './page-assets';
import { isPrivate } from './page-key';
import { preparePage, type PageAnswer } from './page-answer';
import { fileHeaders, pageHeaders } from './page-headers';
import { redirected } from '../feeds/redirects';
import { readTexts } from './texts';
import { languagesOf, readSitemap } from './translations';

type PagesSettings = {
  assets: AllPageAssets;
  content: ContentCache;
  metrics: Metrics;
  showsUi: boolean;
};

/** Renders pages to finished answers, and to such with drafts. */
export function createPages({ assets, content, metrics, showsUi }: PagesSettings) {
  async function renderHtml(origin: string, address: string, cookies = ''): Promise<RenderedPage> {
    if (showsUi && address === UI_PATH) return renderUiPage(assets.filledLater, origin, readTexts);
    const kind = kindOf(address);
    return renderPage(new Request(origin + address), {
      assets: assets[kind],
      languages: kind === 'page' ? languagesOf(await readSitemap(), pathOf(address)) : undefined,
      origin,
      preferences: preferencesOf(cookies),
      readTexts,
      onFailure: (error) => log('error', 'a page failed', { path: withoutLinkSecret(address), error }),
    });
  }

  async function render(origin: string, address: string, cookies?: string): Promise<{ page: PageAnswer; outdated: boolean }> {
    const outdatedBefore = content.outdatedReads;
    const file = await readContentFile(address, origin);
    if (file) {
      const page = preparePage(200, file.text, fileHeaders(file.type, origin.startsWith('https:')));
      return { page, outdated: content.outdatedReads !== outdatedBefore };
    }
    const startedAt = performance.now();
    const rendered = await renderHtml(origin, address, cookies);
    metrics.observeRender((performance.now() - startedAt) / 1_000);
    const answered = rendered.status === 404 && !isPrivate(address) ? await redirected(rendered, pathOf(address)) : rendered;
    const page = preparePage(answered.status, answered.html, pageHeaders(answered, origin.startsWith('https:')));
    return { page, outdated: content.outdatedReads !== outdatedBefore };
  }

  return { render, renderDraft: createDraftPages(renderHtml) };
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

function kindOf(address: string): keyof AllPageAssets {
  if (isAreaPath(pathOf(address))) return 'area';
  return isPrivate(address) ? 'filledLater' : 'page';
}
