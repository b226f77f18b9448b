import { Problem } from '@contract/problem';
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { ReadTexts } from './lib/strings';
import { pageDocument, type PageAssets } from './page-document';
import { getRouter } from './router';

type RenderSettings = {
  assets: PageAssets;
  origin: string;
  readTexts: ReadTexts;
  /** Told what made a page fail; the visitor gets the failure page. */
  onFailure: (failure: unknown) => void;
};

/** A page as text, or where it has moved. */
export type RenderedPage = { status: number; html: string; location: string | null };

/** Renders one page wholly, so that it can be cached. */
export async function renderPage(request: Request, { assets, origin, readTexts, onFailure }: RenderSettings): Promise<RenderedPage> {
  const path = new URL(request.url).pathname;
  let html = '';
  const handle = createRequestHandler({ request, createRouter: () => getRouter({ path, origin, readTexts }) });
  const { status, headers } = await handle(({ router }) => {
    const matches = router.stores.matches.get();
    const failures = matches.flatMap(({ status, error }) => (status === 'error' ? [error] : []));
    failures.forEach(onFailure);
    const { locale } = router.options.context;
    const content = renderToString(<RouterServer router={router} />);
    html = pageDocument({ ...assets, locale, matches, content, state: stateScripts(router) });
    const [problem] = failures.filter((failure) => failure instanceof Problem);
    return new Response(null, { status: problem?.status ?? getSsrStatus(router) });
  });
  return { status, html, location: headers.get('location') };
}

/** Scripts with the dehydrated router. Nothing streams in after them, which the last one says. */
function stateScripts(router: ReturnType<typeof getRouter>): string {
  const sources = router.serverSsr?.takeInitialHydrationScriptTags()?.before.map(({ children }) => children) ?? [];
  return `<script>${[...sources, '$_TSR.e()'].join(';')}</script>`;
}
