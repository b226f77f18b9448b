import type { ServerManifest } from '@tanstack/router-core';
import { renderPage } from '../src/entry-server';
import { isAreaPath } from '../src/lib/locale-path';
import { preferencesOf } from '../src/lib/preferences';
import { replaceTransport } from '../src/lib/transport';
import { log } from './log';
import { readTexts, textsAt } from './texts';

const REFRESH_PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

/** Unbuilt sources need Vite's client and the refresh hook before the entry. */
const manifest = (entry: string): ServerManifest => ({
  routes: {
    __root__: {
      css: ['/src/styles/app.css'],
      scripts: [
        { attrs: { type: 'module' }, children: REFRESH_PREAMBLE },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: entry } },
      ],
    },
  },
});

/** Renders a page from sources, uncached. */
export async function renderDevPage(request: Request, cmsUrl: string): Promise<Response> {
  replaceTransport((input, init) => fetch(new URL(String(input), cmsUrl), init));
  const url = new URL(request.url);
  const file = textsAt(url.pathname);
  if (file) return Response.json(await readTexts(file.locale, file.namespace));
  return renderPage(request, {
    manifest: manifest(isAreaPath(url.pathname) ? '/src/entry-area.tsx' : '/src/entry-client.ts'),
    origin: url.origin,
    preferences: preferencesOf(request.headers.get('cookie') ?? ''),
    readTexts,
    onFailure: (failure) => log('error', 'a page failed', { error: failure }),
  });
}
