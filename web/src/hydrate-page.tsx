import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { localeOfPath } from './lib/text/locale-path';
import { replaceTransport } from './lib/http/transport';
import { layOutRest } from './static-markup/lay-out-rest';
import { CONTENT_ID } from './page-content-id';
import { routeTree } from './public-route-tree.gen';
import { getRouter, type RouteTree } from './router';

// A task of its own, so that a touch waits for the code to be read or for the page to be taken over, not for both.
setTimeout(hydratePage);

/** Hydrates a public page. */
function hydratePage(): void {
  const locale = localeOfPath(location.pathname);
  const router = getRouter({
    // Links to areas are full loads, so their routes are not missed here.
    routeTree: routeTree as unknown as RouteTree,
    locale,
    theme: null,
    origin: location.origin,
    readTexts: async (...file) => (await import('./lib/text/read-texts')).readTexts(...file),
  });
  replaceTransport(sendAsVisitor);
  startTransition(() => {
    hydrateRoot(
      document.getElementById(CONTENT_ID) as HTMLElement,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
  layOutRest();
}

/**
 * Sends changes, and reads of what is a visitor's own, with the session of the visitor (spec §7); the code for it is loaded with the first.
 * Content is the same for all.
 */
const sendAsVisitor: typeof fetch = async (input, init) =>
  init?.method === 'GET' && !/^\/api\/(files|account|quotes|cart-lists)/.test(String(input))
    ? fetch(input, init)
    : (await import('./areas/sign-in/session/visitor-session')).sendSigned(input, init);
