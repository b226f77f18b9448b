import type { Locale } from '@contract/constants';
import { createRouter } from '@tanstack/react-router';
import { FailurePage } from './features/shell/failure-page';
import { NotFoundPage } from './features/shell/not-found-page';
import { localePath, localeOfPath, stripLocale } from './lib/locale-path';
import { areInHtmlOnly } from './lib/page-parts';
import { createStrings, type Namespace, type ReadTexts, type Strings, type Texts, type Translate } from './lib/strings';
import { routeTree } from './routeTree.gen';
import { Loader } from './ui/loader';

const PENDING_AFTER_MS = 300;

export type RouterContext = { locale: Locale; origin: string; t: Translate; strings: Strings };

/** What the server hands to the browser besides the routes' own data. */
type Dehydrated = { origin: string; texts: Partial<Record<Namespace, Texts>> };

type RouterSettings = {
  /** The address of the first page; its prefix decides the language of this router. */
  path: string;
  /** Scheme and host for absolute links. */
  origin: string;
  readTexts: ReadTexts;
};

/** One router per page load (browser) or request (server). */
export function getRouter({ path, origin, readTexts }: RouterSettings) {
  const locale = localeOfPath(path);
  const strings = createStrings(locale, readTexts);
  const context: RouterContext = { locale, origin, t: strings.t, strings };
  const router = createRouter({
    routeTree,
    context,
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: stripLocale(url.pathname) }),
      output: ({ url }) => Object.assign(url, { pathname: localePath(locale, url.pathname) }),
    },
    trailingSlash: 'never',
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultStaleTime: Infinity,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: Loader,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
    dehydrate: (): Dehydrated => ({
      origin,
      texts: strings.of(router.stores.matches.get().flatMap((match) => match.staticData.strings ?? [])),
    }),
    hydrate: (data: Dehydrated) => {
      context.origin = data.origin;
      strings.add(data.texts);
    },
  });
  router.subscribe('onResolved', ({ fromLocation }) => {
    router.clearCache({ filter: ({ loaderData }) => areInHtmlOnly(loaderData) });
    if (fromLocation) void import('./lib/show-head').then(({ showHead }) => showHead(router.stores.matches.get()));
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** String files that this route's components use. */
    strings?: readonly Namespace[];
    /** Those that only its static parts use. */
    partStrings?: readonly Namespace[];
  }
}
