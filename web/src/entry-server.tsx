import { Problem } from '@contract/problem';
import type { ServerManifest } from '@tanstack/router-core';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import { presentationOf, type Preferences } from './lib/preferences';
import type { ReadTexts } from './lib/strings';
import { getRouter } from './router';
import { routeTree } from './routeTree.gen';

type RenderSettings = {
  manifest: ServerManifest;
  origin: string;
  /** Count in areas only: public pages are the same for everybody. */
  preferences: Preferences;
  readTexts: ReadTexts;
  /** Told what made a page fail; the visitor gets the failure page. */
  onFailure: (failure: unknown) => void;
};

/** Renders one page to a whole HTML answer, so that it can be cached. */
export function renderPage(request: Request, { manifest, origin, preferences, readTexts, onFailure }: RenderSettings): Promise<Response> {
  const presentation = presentationOf(new URL(request.url).pathname, preferences);
  const handle = createRequestHandler({
    request,
    createRouter: () => getRouter({ routeTree, ...presentation, origin, readTexts }),
    getRouterManifest: async () => manifest as never,
  });
  return handle(async ({ router, responseHeaders }) => {
    const failures = router.stores.matches.get().flatMap(({ status, error }) => (status === 'error' ? [error] : []));
    failures.forEach(onFailure);
    const answer = await renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
    const [problem] = failures.filter((failure) => failure instanceof Problem);
    const status = problem?.status ?? router.stores.matches.get().at(-1)?.staticData.status;
    return status ? new Response(answer.body, { status, headers: answer.headers }) : answer;
  });
}
