import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import { AdminBar } from '../../features/areas/admin-bar';
import type { ReactNode } from 'react';
import { AreaFrame } from '../../features/areas/area-frame';
import { AreaMissing } from '../../features/areas/area-missing';
import { AreaWaiting } from '../../features/areas/area-waiting';
import { GateFailure } from '../../features/auth/gate-failure';
import { requireArea } from '../../features/auth/require-area';
import { useSession } from '../../features/auth/use-session';
import { TakenOver } from '../../features/auth/taken-over';
import { useSignOut } from '../../features/auth/use-sign-out';
import { ContactNote } from '../../features/live/contact-note';
import { FailurePage } from '../../features/shell/failure-page';
import { MutationToasts } from '../../ui/mutation-toasts';
import { Spinner } from '../../ui/spinner';

const area = getRouteApi('/admin');

/** The staff's area: its session lives in the browser, so the server sends the frame only. */
export const Route = createFileRoute('/admin/_area')({
  ssr: false,
  beforeLoad: (call) => requireArea('admin', call),
  pendingMs: 0,
  pendingComponent: () => (
    <AreaWaiting>
      <Spinner />
      <TakenOver />
    </AreaWaiting>
  ),
  errorComponent: ({ error }) => <GateFailure error={error} other={<FailurePage />} />,
  notFoundComponent: () => (
    <Admin>
      <AreaMissing home="/admin/dashboard" />
    </Admin>
  ),
  component: () => (
    <Admin>
      <Outlet />
    </Admin>
  ),
});

function Admin({ children }: { children: ReactNode }) {
  const { brand } = area.useLoaderData();
  const { account, queryClient, session, contact } = Route.useRouteContext();
  const { userRole } = useSession(session);
  const { signOut, signingOut } = useSignOut(session, { done: 'sign-out.staff.done', failed: 'sign-out.staff.failed' });
  const bar = { brand, email: account.email, role: userRole, signingOut, onSignOut: () => void signOut() };
  return (
    <QueryClientProvider client={queryClient}>
      <MutationToasts />
      <AreaFrame note={<ContactNote contact={contact} />} bar={<AdminBar {...bar} />}>
        {children}
      </AreaFrame>
    </QueryClientProvider>
  );
}
