import type { Locale } from '@contract/constants';
import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { presentationOf, type Preferences } from './lib/preferences';
import type { ReadTexts } from './lib/strings';
import { pageDocument, type PageAssets } from './page-document';
import { getRouter } from './router';
import { routeTree } from './routeTree.gen';

type RenderSettings = {
  assets: PageAssets;
  origin: string;
  /** Count in areas only: public pages are the same for everybody. */
  preferences: Preferences;
  readTexts: ReadTexts;
  /** Those that the page is written in; without them all. */
  languages?: readonly Locale[] | undefined;
  /** Told what made a page fail; the visitor gets the failure page. */
  onFailure: (failure: unknown) => void;
};

/** A page as text, or where it has moved. */
export type RenderedPage = { status: number; html: string; location: string | null };

/** Renders one page wholly, so that it can be cached. */
export async function renderPage(
  request: Request,
  { assets, origin, preferences, readTexts, languages, onFailure }: RenderSettings,
): Promise<RenderedPage> {
  const presentation = presentationOf(new URL(request.url).pathname, preferences);
  let html = '';
  const handle = createRequestHandler({
    request,
    createRouter: () => getRouter({ routeTree, ...presentation, languages, origin, readTexts }),
  });
  const { status, headers } = await handle(({ router }) => {
    const matches = router.stores.matches.get();
    const failures = matches.flatMap(({ status, error }) => (status === 'error' ? [error] : []));
    failures.forEach(onFailure);
    const content = renderToString(<RouterServer router={router} />);
    html = pageDocument({ ...assets, ...presentation, matches, content, state: stateScripts(router) });
    const [problem] = failures.filter((failure) => failure instanceof Problem);
    return new Response(null, { status: problem ? statusOf(problem) : (matches.at(-1)?.staticData.status ?? getSsrStatus(router)) });
  });
  return { status, html, location: headers.get('location') };
}

/** Scripts with the dehydrated router. Nothing streams in after them, which the last one says. */
function stateScripts(router: ReturnType<typeof getRouter>): string {
  const sources = router.serverSsr?.takeInitialHydrationScriptTags()?.before.map(({ children }) => children) ?? [];
  return `<script>${[...sources, '$_TSR.e()'].join(';')}</script>`;
}
