import { Problem } from '@contract/problem';
import type { ServerManifest } from '@tanstack/router-core';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import type { ReadTexts } from './lib/strings';
import { getRouter } from './router';

type RenderSettings = {
  manifest: ServerManifest;
  origin: string;
  readTexts: ReadTexts;
  /** Told what made a page fail; the visitor gets the failure page. */
  onFailure: (failure: unknown) => void;
};

/** Renders one page to a whole HTML answer, so that it can be cached. */
export function renderPage(request: Request, { manifest, origin, readTexts, onFailure }: RenderSettings): Promise<Response> {
  const path = new URL(request.url).pathname;
  const handle = createRequestHandler({
    request,
    createRouter: () => getRouter({ path, origin, readTexts }),
    getRouterManifest: async () => manifest as never,
  });
  return handle(async ({ router, responseHeaders }) => {
    const failures = router.stores.matches.get().flatMap(({ status, error }) => (status === 'error' ? [error] : []));
    failures.forEach(onFailure);
    const answer = await renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
    const [problem] = failures.filter((failure) => failure instanceof Problem);
    return problem ? new Response(answer.body, { status: problem.status, headers: answer.headers }) : answer;
  });
}
