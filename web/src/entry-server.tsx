import type { Locale } from '@contract/constants';
import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { REVEAL } from './static-markup/reveal-consent';
import { takeFrame } from './frame-markup';
import { presentationOf, type Preferences } from './lib/page/preferences';
import { I18nextReader } from './lib/text/i18n';
import { isAreaPath } from './lib/text/locale-path';
import type { ReadTexts } from './lib/text/strings';
import { pageDocument, type InlineCode, type PageAssets, type Piece } from './page-document';
import { getRouter } from './router';
import { routeTree } from './routeTree.gen';

type RenderSettings = {
  assets: PageAssets;
  origin: string;
  /** The preferences, which count in areas only: public pages are the same for everybody. */
  preferences: Preferences;
  readTexts: ReadTexts;
  /** The languages that the page is written in; all, if absent. */
  languages?: readonly Locale[] | undefined;
  /** Receives what made a page fail; the visitor gets the failure page. */
  onFailure: (failure: unknown) => void;
};

/** A page as text, or where it has moved. */
export type RenderedPage = { status: number; html: string; inline: InlineCode; location: string | null };

/** Renders one page wholly, so that it can be cached. */
export async function renderPage(
  request: Request,
  { assets, origin, preferences, readTexts, languages, onFailure }: RenderSettings,
): Promise<RenderedPage> {
  const { pathname } = new URL(request.url);
  const presentation = presentationOf(pathname, preferences);
  const InnerWrap = isAreaPath(pathname) ? I18nextReader : undefined;
  let document: ReturnType<typeof pageDocument> = { html: '', inline: { scripts: [], styles: [] } };
  const handle = createRequestHandler({
    request,
    createRouter: () => getRouter({ routeTree, ...presentation, languages, origin, readTexts, InnerWrap }),
  });
  const { status, headers } = await handle(({ router }) => {
    const matches = router.state.matches;
    const failures = matches.flatMap(({ status, error }) => (status === 'error' ? [error] : []));
    failures.forEach(onFailure);
    const frame = takeFrame(router);
    document = pageDocument({
      ...assets,
      ...presentation,
      matches,
      content: renderToString(<RouterServer router={router} />),
      frame,
      contentScripts: contentScripts(router),
      state: [stateScript(router)],
    });
    const [problem] = failures.filter((failure) => failure instanceof Problem);
    return new Response(null, { status: problem ? statusOf(problem) : (matches.at(-1)?.staticData.status ?? getSsrStatus(router)) });
  });
  return { status, ...document, location: headers.get('location') };
}

/** Returns the scripts in the content of a page: the notice's, and the router's own as it writes it. */
const contentScripts = (router: ReturnType<typeof getRouter>): string[] => [
  REVEAL,
  `${getScrollRestorationScriptForRouter(router)};document.currentScript.remove()`,
];

/** Returns the script with the dehydrated router. Nothing streams in after it, which its end says. */
function stateScript(router: ReturnType<typeof getRouter>): Piece {
  const sources = router.serverSsr?.takeInitialHydrationScriptTags()?.before.map(({ children }) => children) ?? [];
  return { element: 'script', code: [...sources, '$_TSR.e()'].join(';') };
}
