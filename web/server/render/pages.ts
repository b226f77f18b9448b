import { escapeMarkup } from '@contract/escape-markup';
import { type RenderedPage, renderPage } from '../../src/entry-server';
import { isAreaPath, localeOfPath } from '../../src/lib/text/locale-path';
import { preferencesOf } from '../../src/lib/page/preferences';
import { renderUiPage, UI_PATH } from '../../src/ui-page';
import { withoutLinkSecret } from '../../src/lib/page/page-view';
import type { Rendered } from '../cache/page-cache';
import { readContentFile } from '../cache/content-files';
import { log } from '../listen';
import type { Metrics } from '../metrics';
import type { AllPageAssets } from './page-assets';
import { drafts, isPrivate } from './page-key';
import { type PageAnswer, preparePage } from './page-answer';
import { redirected } from '../feeds/redirects';
import { readTexts } from './texts';
import { readLanguages, withFacts } from '../cache/page-facts';
import { Problem } from '@contract/problem';
import { get } from '../../src/lib/http/http';
import { securityHeaders } from './security-headers';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { InlineCode } from '../../src/page-document';

type PagesSettings = {
  assets: AllPageAssets;
  metrics: Metrics;
  showsUi: boolean;
};

/** Creates the functions that render pages to finished answers, and to answers with drafts. */
export function createPages({ assets, metrics, showsUi }: PagesSettings) {
  async function renderHtml(origin: string, address: string, cookies = ''): Promise<RenderedPage> {
    if (showsUi && address === UI_PATH) return renderUiPage(assets.filledLater, origin, readTexts);
    const kind = kindOf(address);
    return renderPage(new Request(origin + address), {
      assets: assets[kind],
      languages: kind === 'page' ? await readLanguages(pathOf(address)) : undefined,
      origin,
      preferences: preferencesOf(cookies),
      readTexts,
      onFailure: (error) => log('error', 'a page failed', { path: withoutLinkSecret(address), error }),
    });
  }

  async function renderAnswer(origin: string, address: string, cookies?: string): Promise<PageAnswer> {
    const file = await readContentFile(address, origin);
    if (file) return preparePage(200, file.text, fileHeaders(file.headers, origin));
    const startedAt = performance.now();
    const rendered = await renderHtml(origin, address, cookies);
    metrics.observeRender((performance.now() - startedAt) / 1_000);
    const answered = rendered.status === 404 && !isPrivate(address) ? await redirected(rendered, pathOf(address)) : rendered;
    return preparePage(answered.status, answered.html, pageHeaders(answered, origin.startsWith('https:')));
  }

  async function render(origin: string, address: string, cookies?: string): Promise<Rendered> {
    const { result: page, ...made } = await withFacts(() => renderAnswer(origin, address, cookies));
    return { page, ...made };
  }

  return { render, renderDraft: createDraftPages(renderHtml) };
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

function kindOf(address: string): keyof AllPageAssets {
  if (isAreaPath(pathOf(address))) return 'area';
  return isPrivate(address) ? 'filledLater' : 'page';
}

type RenderHtml = (origin: string, address: string) => Promise<RenderedPage>;

/** Renders pages with drafts for an editor's preview; null when the preview is over. Nothing of it is kept. */
const createDraftPages =
  (renderHtml: RenderHtml) =>
  async (origin: string, address: string, cookie: string): Promise<PageAnswer | null> => {
    const panelUrl = await panelOf(cookie);
    if (!panelUrl) return null;
    const file = await drafts.run(cookie, () => readContentFile(address, origin));
    if (file) return preparePage(200, file.text, fileHeaders(file.headers, origin));
    const rendered = await drafts.run(cookie, () => renderHtml(origin, address));
    const html = `${rendered.html.slice(0, -END.length)}${await previewBar(address)}${END}`;
    const inline = { ...rendered.inline, styles: [...rendered.inline.styles, STYLE] };
    return preparePage(rendered.status, html, pageHeaders({ ...rendered, inline }, origin.startsWith('https:'), panelUrl));
  };

/** Returns the panel that may show the page in a frame. */
async function panelOf(cookie: string): Promise<string | null> {
  try {
    return (await get<{ panelUrl: string }>('/api/preview', { headers: { cookie } })).panelUrl;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === 'preview.ended') return null;
    throw problem;
  }
}

const END = '</body></html>';

/** The style of the preview bar: last in the document, so that the skip link stays first; on top for the eye. */
const STYLE =
  'body{display:flex;flex-direction:column}.preview-bar{align-items:center;background:#855300;color:#fff;display:flex;flex-wrap:wrap;font:600 16px/1.4 var(--font-sans);gap:4px 20px;justify-content:center;order:-1;padding:10px 16px}.preview-bar a{color:inherit;padding:6px 0;text-decoration:underline}.preview-bar a:focus-visible{outline:2px solid #fff;outline-offset:2px}';

/** Returns the preview bar, which stands beside the application; that knows nothing of previews. */
async function previewBar(address: string): Promise<string> {
  const texts = await readTexts(localeOfPath(address), 'preview');
  const end = `/api/preview/end?${new URLSearchParams({ path: address })}`;
  const edit = `/api/preview/edit?${new URLSearchParams({ path: address })}`;
  const [draft, change, leave] = ['preview.draft', 'preview.edit', 'preview.end'].map((key) => escapeMarkup(texts[key] ?? ''));
  // The panel shows previews in a frame of its own window, which the form then takes.
  const links = `<a href="${escapeMarkup(edit)}" target="_top">${change}</a><a href="${escapeMarkup(end)}">${leave}</a>`;
  return `<style>${STYLE}</style><aside class="preview-bar" aria-label="${draft}"><span>${draft}</span>${links}</aside>`;
}

/** Returns the headers of a rendered page. Nobody may frame it but, during a preview, the editors' panel. */
function pageHeaders({ status, inline, location }: Omit<RenderedPage, 'html'>, secure: boolean, panelUrl?: string): Record<string, string> {
  const { 'x-frame-options': frames = '', ...security } = securityHeaders(secure);
  return {
    ...security,
    ...(panelUrl ? {} : { 'x-frame-options': frames }),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(inline, secure, panelUrl),
    'cache-control': status === 200 ? 'public, no-cache' : 'no-store',
    ...(location ? { location } : {}),
  };
}

/** Returns the headers of files that change with the content: they are revalidated each time, and rarely sent again. */
const fileHeaders = (headers: Record<string, string>, origin: string): Record<string, string> => ({
  ...securityHeaders(origin.startsWith('https:')),
  ...headers,
  'cache-control': 'public, no-cache',
});

/** The hashes by code: most pages have the same. */
const knownHashes = new LRUCache<string, string>({ max: 500 });

function hashOf(code: string): string {
  const known = knownHashes.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  knownHashes.set(code, known);
  return known;
}

const hashes = (codes: readonly string[]) => [...new Set(codes)].map(hashOf);

/** Returns the policy of one page: everything from here, inline code only by its hash. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode, secure: boolean, frameAncestors = "'none'"): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
