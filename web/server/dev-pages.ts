import type { ServerManifest } from '@tanstack/router-core';
import { renderPage } from '../src/entry-server';
import { replaceTransport } from '../src/lib/transport';
import { log } from './log';
import { readTexts, textsAt } from './texts';

const REFRESH_PREAMBLE = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

/** Unbuilt sources need Vite's client and the refresh hook before the entry. */
const manifest: ServerManifest = {
  routes: {
    __root__: {
      css: ['/src/styles/app.css'],
      scripts: [
        { attrs: { type: 'module' }, children: REFRESH_PREAMBLE },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-client.ts' } },
      ],
    },
  },
};

/** Renders a page from sources, uncached. */
export async function renderDevPage(request: Request, cmsUrl: string): Promise<Response> {
  replaceTransport((input, init) => fetch(new URL(String(input), cmsUrl), init));
  const url = new URL(request.url);
  const file = textsAt(url.pathname);
  if (file) return Response.json(await readTexts(file.locale, file.namespace));
  return renderPage(request, {
    manifest,
    origin: url.origin,
    readTexts,
    onFailure: (failure) => log('error', 'a page failed', { error: failure }),
  });
}
