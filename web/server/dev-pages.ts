import { renderPage, type RenderedPage } from '../src/entry-server';
import { isAreaPath } from '../src/lib/text/locale-path';
import { preferencesOf } from '../src/lib/page/preferences';
import type { PageAssets } from '../src/page-document';
import { renderUiPage, UI_PATH } from '../src/ui-page';
import { replaceTransport } from '../src/lib/http/transport';
import { readContentFile, withContentFiles } from './cache/content-files';
import { log } from './listen';
import { readTexts, textsAt } from './render/texts';

const REFRESH_PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

const FETCHED = ' data-app="/src/hydrate-page.tsx" data-consent="/src/static-markup/consent-behaviour.ts"';

/** Returns the assets of unbuilt sources, which need Vite's client and the refresh hook before the entry. */
const assetsOf = (entry: string, attributes: string, ...styles: string[]): PageAssets => ({
  headFor: () => styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  scripts: [
    `<script type="module">${REFRESH_PREAMBLE}</script><script type="module" src="/@vite/client"></script><script type="module" src="/src/static-markup/entry-price-view.ts"></script><script type="module" src="/src/static-markup/entry-known-visitor.ts"></script><script type="module" src="/src/static-markup/entry-early.ts"></script><script type="module" src="${entry}"${attributes}></script>`,
  ],
});
const pageAssets = assetsOf('/src/static-markup/entry-client.ts', FETCHED, '/src/styles/web-fonts.css', '/src/styles/app.css');
const areaAssets = assetsOf('/src/entry-area.tsx', '', '/src/styles/web-fonts.css', '/src/styles/app.css', '/src/styles/areas.css');

/** Renders a page from sources, uncached. */
export async function renderDevPage(request: Request, cmsUrl: string): Promise<Response> {
  replaceTransport(withContentFiles((input, init) => fetch(new URL(String(input), cmsUrl), init)));
  const url = new URL(request.url);
  const file = textsAt(url.pathname);
  if (file) return Response.json(await readTexts(file.locale, file.namespace));
  const contentFile = await readContentFile(url.pathname, url.origin);
  if (contentFile) return new Response(contentFile.text, { headers: contentFile.headers });
  if (url.pathname === UI_PATH) return asResponse(await renderUiPage(pageAssets, url.origin, readTexts));
  const rendered = await renderPage(request, {
    assets: isAreaPath(url.pathname) ? areaAssets : pageAssets,
    origin: url.origin,
    preferences: preferencesOf(request.headers.get('cookie') ?? ''),
    readTexts,
    onFailure: (failure) => log('error', 'a page failed', { error: failure }),
  });
  return asResponse(rendered);
}

const asResponse = ({ status, html, location }: RenderedPage) =>
  new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...(location ? { location } : {}) } });
