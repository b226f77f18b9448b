import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AreaFrame, AreaMissing, AreaWaiting, PortalFooter } from '../../areas/frame/area-frame';
import { PortalBar } from '../../areas/frame/area-bars';
import { GateFailure } from '../../areas/sign-in/gate/gate-failure';
import { requireArea } from '../../areas/sign-in/gate/require-area';
import { TakenOver } from '../../areas/sign-in/sign-in-frame';
import { useSession } from '../../areas/sign-in/session/session';
import { useSignOut } from '../../areas/sign-in/use-sign-out';
import { OrdersBadge, QuotesBadge } from '../../areas/workspace/waiting-badges';
import { ContactNote } from '../../lib/live/contact-note';
import { FailurePage } from '../../site/shell/dead-end';
import { Loader } from '../../ui/feedback/loading';
import { MutationToasts } from '../../ui/feedback/mutation-toasts';

const area = getRouteApi('/app');

/** The portal: its session lives in the browser, so the server sends the frame only. */
export const Route = createFileRoute('/app/_area')({
  ssr: false,
  beforeLoad: (call) => requireArea('app', call),
  pendingMs: 0,
  pendingComponent: () => (
    <AreaWaiting>
      <Loader />
      <TakenOver />
    </AreaWaiting>
  ),
  errorComponent: ({ error }) => <GateFailure error={error} other={<FailurePage />} />,
  notFoundComponent: () => (
    <Portal>
      <AreaMissing home="/app/dashboard" />
    </Portal>
  ),
  component: () => (
    <Portal>
      <Outlet />
    </Portal>
  ),
});

function Portal({ children }: { children: ReactNode }) {
  const site = area.useLoaderData();
  const { queryClient, session, contact } = Route.useRouteContext();
  // Nothing is asked for in the name of somebody who has just signed out.
  const { account } = useSession(session);
  const { signOut, signingOut } = useSignOut(session, { done: 'sign-out.done', failed: 'sign-out.failed' });
  return (
    <QueryClientProvider client={queryClient}>
      <MutationToasts />
      <AreaFrame
        bar={
          <PortalBar
            brand={site.brand}
            signingOut={signingOut}
            onSignOut={() => void signOut()}
            quotesBadge={account && <QuotesBadge />}
            ordersBadge={account && <OrdersBadge />}
          />
        }
        note={<ContactNote contact={contact} />}
        footer={<PortalFooter {...site} />}
      >
        {children}
      </AreaFrame>
    </QueryClientProvider>
  );
}
