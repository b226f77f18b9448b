import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { get } from './lib/http';
import type { Texts } from './lib/strings';
import { getRouter } from './router';

const router = getRouter({
  path: location.pathname,
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
