import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AreaFrame } from '../../features/areas/area-frame';
import { AreaMissing } from '../../features/areas/area-missing';
import { AreaWaiting } from '../../features/areas/area-waiting';
import { PortalBar } from '../../features/areas/portal-bar';
import { PortalFooter } from '../../features/areas/portal-footer';
import { GateFailure } from '../../features/auth/gate-failure';
import { requireArea } from '../../features/auth/require-area';
import { TakenOver } from '../../features/auth/taken-over';
import { useSession } from '../../features/auth/use-session';
import { useSignOut } from '../../features/auth/use-sign-out';
import { OrdersBadge, QuotesBadge } from '../../features/portal/waiting-badges';
import { FailurePage } from '../../features/shell/failure-page';
import { Loader } from '../../ui/loader';
import { MutationToasts } from '../../ui/mutation-toasts';

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
  const { queryClient, session } = Route.useRouteContext();
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
        footer={<PortalFooter {...site} />}
      >
        {children}
      </AreaFrame>
    </QueryClientProvider>
  );
}
