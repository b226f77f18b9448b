import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { get } from './lib/http';
import { keepLanguage } from './lib/keep-language';
import { localeOfPath } from './lib/locale-path';
import type { Texts } from './lib/strings';
import { routeTree } from './public-route-tree.gen';
import { getRouter, type RouteTree } from './router';

/** Takes over a public page. Only when called: areas load this file too, for what it shares with them. */
export function hydratePage(): void {
  const locale = localeOfPath(location.pathname);
  keepLanguage(locale);
  const router = getRouter({
    // Links to areas are full loads, so their routes are not missed here.
    routeTree: routeTree as unknown as RouteTree,
    locale,
    theme: null,
    origin: location.origin,
    readTexts: (locale, namespace) => get<Texts>(`/strings/${locale}/${namespace}.json`),
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}
