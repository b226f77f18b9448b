import type { Locale } from '@contract/constants';
import { Problem } from '@contract/problem';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RoleOverdue } from './areas/sign-in/gate/gate-failure';
import { createSession } from './areas/sign-in/session/session';
import { createContact } from './lib/live/contact';
import { createLiveUpdates } from './lib/live/create-live-updates';
import { createDocumentCache, keepDocuments } from './lib/live/document-cache';
import { takeTokensFrom, withBearer } from './lib/http/bearer';
import { preferencesOf } from './lib/page/preferences';
import { I18nextReader } from './lib/text/i18n';
import { readTexts } from './lib/text/read-texts';
import { replaceTransport } from './lib/http/transport';
import { CONTENT_ID } from './page-content-id';
import { getRouter } from './router';
import { routeTree } from './routeTree.gen';
import { QueryClient, type QueryPersister } from '@tanstack/react-query';

const FRESH_MS = 30_000;

/** Creates the one store of server data of a page load. `lib/http.ts` has its own retries, so queries are not tried again here. */
const createQueryClient = (persister: QueryPersister): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a query still asks: what was kept is its answer.
      queries: {
        staleTime: FRESH_MS,
        retry: false,
        networkMode: 'always',
        persister,
        throwOnError: (failure) => !(failure instanceof Problem),
      },
      mutations: { retry: false },
    },
  });

const session = createSession();
/** The name of this file changes with the program. */
const documents = keepDocuments(createDocumentCache(import.meta.url));
const queryClient = createQueryClient(documents.persister);
const contact = createContact();
const followFor = createLiveUpdates(queryClient, contact);
replaceTransport(withBearer((input, init) => fetch(input, init), session.source));
takeTokensFrom(session.source.token);

const router = getRouter({
  routeTree,
  locale: document.documentElement.lang as Locale,
  theme: preferencesOf(document.cookie).theme,
  origin: location.origin,
  readTexts,
  tools: { session, queryClient, contact },
  InnerWrap: I18nextReader,
});

session.subscribe(knowAccount);
followSession();
void session.start();
hydrateRoot(
  document.getElementById(CONTENT_ID) as HTMLElement,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
  { onCaughtError: reportUnexpected },
);

/** Sets whose documents are kept, and for whom the log is followed. */
function knowAccount(): void {
  const { loading, failure, currentUser } = session.read();
  if (loading || failure) return;
  documents.belongTo(currentUser?.uid ?? null);
  followFor(currentUser?.emailVerified ? currentUser.uid : null);
}

/** Reports a failure, unless an error page already explains it to people. */
function reportUnexpected(failure: unknown): void {
  if (!(failure instanceof RoleOverdue || failure instanceof Problem)) reportError(failure);
}

/** Follows who is signed in: another person, or nobody, may see neither what was loaded before nor the page it was loaded for. */
function followSession(): void {
  let before = session.read();
  session.subscribe(() => {
    const { loading, currentUser, roleOverdue } = before;
    before = session.read();
    const isOther = before.currentUser?.uid !== currentUser?.uid;
    const isVerified = before.currentUser?.emailVerified !== currentUser?.emailVerified;
    const cameLate = roleOverdue && !before.roleOverdue;
    if (loading || !(isOther || isVerified || cameLate)) return;
    if (isOther) queryClient.clear();
    void router.invalidate();
  });
}
