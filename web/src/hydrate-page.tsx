import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CONTENT_ID } from './page-content-id';
import { getRouter } from './router';

const router = getRouter({
  path: location.pathname,
  origin: location.origin,
  readTexts: async (locale, namespace) => (await import('./lib/read-texts')).readTexts(locale, namespace),
});

startTransition(() => {
  hydrateRoot(
    document.getElementById(CONTENT_ID) as HTMLElement,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
