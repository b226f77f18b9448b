import type { Locale } from '@contract/constants';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, stringifySearchWith } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import type { Session } from './areas/sign-in/session/session';
import type { Contact } from './lib/live/contact';
import { FailurePage, MissingPage, NotFoundPage } from './site/shell/dead-end';
import { hasDecided } from './lib/page/has-decided';
import { localePath, stripLocale } from './lib/text/locale-path';
import { areInHtmlOnly } from './lib/head/static-sections';
import { readSearch } from './lib/page/page-search';
import type { Theme } from './lib/page/preferences';
import type { Namespace } from './lib/text/namespaces';
import { createStrings, type ReadTexts, type Strings, type Texts, type Translate } from './lib/text/strings';
import type { routeTree } from './routeTree.gen';
import { Loader } from './ui/feedback/loading';

const PENDING_AFTER_MS = 300;

/** The tools that only the areas have, and only in the browser. */
export type AreaTools = { session: Session; queryClient: QueryClient; contact: Contact };

export type RouterContext = {
  locale: Locale;
  /** The languages that the first page is written in. Only the server sets them, for its head. */
  languages?: readonly Locale[] | undefined;
  /** The theme; null on public pages, which have one look. */
  theme: Theme | null;
  origin: string;
  t: Translate;
  strings: Strings;
} & Partial<AreaTools>;

/** The data that the server hands to the browser besides the routes' own. */
type Dehydrated = { origin: string; texts: Partial<Record<Namespace, Texts>> };

export type RouteTree = typeof routeTree;

type RouterSettings = {
  /** All routes, or those that the browser needs on public pages. */
  routeTree: RouteTree;
  locale: Locale;
  languages?: readonly Locale[] | undefined;
  theme: Theme | null;
  tools?: AreaTools;
  /** The scheme and host for absolute links. */
  origin: string;
  readTexts: ReadTexts;
  /** The component around all pages, if any; it provides the reader of texts for `useT`. */
  InnerWrap?: ((props: { children: ReactNode }) => ReactElement) | undefined;
};

/** Creates a router: one per page load (browser) or request (server). */
export function getRouter({ routeTree, locale, languages, theme, origin, readTexts, tools, InnerWrap }: RouterSettings) {
  const strings = createStrings(locale, readTexts);
  const context: RouterContext = { locale, languages, theme, origin, t: strings.t, strings, ...tools };
  let isTakenOver = false;
  let isResolved = false;
  const router = createRouter({
    routeTree,
    context,
    ...(InnerWrap && { InnerWrap }),
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: stripLocale(url.pathname) }),
      output: ({ url }) => Object.assign(url, { pathname: localePath(locale, url.pathname) }),
    },
    trailingSlash: 'never',
    parseSearch: readSearch,
    stringifySearch: stringifySearchWith(String),
    // A public page that is hydrated stays where its visitor has meanwhile scrolled to.
    scrollRestoration: theme ? true : () => isTakenOver || !(globalThis.scrollY > 0),
    defaultPreload: 'intent',
    defaultStaleTime: Infinity,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: Loader,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: theme ? NotFoundPage : MissingPage,
    dehydrate: (): Dehydrated => ({
      origin,
      texts: strings.of(router.state.matches.flatMap((match) => match.staticData.strings ?? [])),
    }),
    hydrate: (data: Dehydrated) => {
      context.origin = data.origin;
      strings.add(data.texts);
    },
  });
  router.subscribe('onRendered', () => {
    // The scroll position is to be restored on the way back, though the router has not seen the page scroll.
    if (!isTakenOver && scrollY > 0) document.dispatchEvent(new Event('scroll'));
    isTakenOver = true;
    // A page that came whole from the server, on public pages and around signing in, never fires `onResolved`.
    if (!isResolved) void countIfDecided();
  });
  router.subscribe('onResolved', async ({ fromLocation, pathChanged }) => {
    isResolved = true;
    router.clearCache({ filter: ({ loaderData }) => areInHtmlOnly(loaderData) });
    const matches = router.state.matches;
    // The server wrote the head of the public page that it sent, and only the outline of an area's.
    const isAsSent = !theme && (!fromLocation || areInHtmlOnly(matches.at(-1)?.loaderData));
    if (!isAsSent) (await import('./static-markup/show-head')).showHead(matches);
    if (!fromLocation || pathChanged) await countIfDecided();
  });
  return router;
}

/**
 * Counts the page if the visitor has answered the consent notice; the code for it is loaded only then. Without a connection
 * it cannot be loaded, and the page is not counted.
 */
async function countIfDecided(): Promise<void> {
  if (!hasDecided()) return;
  const analytics = await import('./lib/page/analytics').catch(() => null);
  analytics?.countPage();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** The string files that this route's components use. */
    strings?: readonly Namespace[];
    /** The HTTP status of the page, where it is not known from rendering. */
    status?: number;
    /** The string files that only its static sections use. */
    sectionStrings?: readonly Namespace[];
  }
}
