import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import { AdminBar } from '../../areas/frame/area-bars';
import type { ReactNode } from 'react';
import { AreaFrame, AreaMissing, AreaWaiting } from '../../areas/frame/area-frame';
import { GateFailure } from '../../areas/sign-in/gate/gate-failure';
import { requireArea } from '../../areas/sign-in/gate/require-area';
import { useSession } from '../../areas/sign-in/session/session';
import { TakenOver } from '../../areas/sign-in/sign-in-frame';
import { useSignOut } from '../../areas/sign-in/use-sign-out';
import { ApprovalsBadge } from '../../areas/workspace/approvals/approvals-badge';
import { ContactNote } from '../../lib/live/contact-note';
import { FailurePage } from '../../site/shell/dead-end';
import { MutationToasts } from '../../ui/feedback/mutation-toasts';
import { Spinner } from '../../ui/feedback/loading';

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
  const bar = {
    approvalsBadge: <ApprovalsBadge />,
    brand,
    email: account.email,
    role: userRole,
    signingOut,
    onSignOut: () => void signOut(),
  };
  return (
    <QueryClientProvider client={queryClient}>
      <MutationToasts />
      <AreaFrame note={<ContactNote contact={contact} />} bar={<AdminBar {...bar} />}>
        {children}
      </AreaFrame>
    </QueryClientProvider>
  );
}
