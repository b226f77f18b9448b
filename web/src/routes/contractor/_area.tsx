import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AreaFrame, AreaMissing, AreaWaiting } from '../../areas/frame/area-frame';
import { ContractorBar } from '../../areas/frame/area-bars';
import { GateFailure } from '../../areas/sign-in/gate/gate-failure';
import { requireArea } from '../../areas/sign-in/gate/require-area';
import { TakenOver } from '../../areas/sign-in/sign-in-frame';
import { useSignOut } from '../../areas/sign-in/use-sign-out';
import { ContactNote } from '../../lib/live/contact-note';
import { FailurePage } from '../../site/shell/dead-end';
import { Loader } from '../../ui/feedback/loading';
import { MutationToasts } from '../../ui/feedback/mutation-toasts';

const area = getRouteApi('/contractor');

/** The contractors' area: its session lives in the browser, so the server sends the frame only. */
export const Route = createFileRoute('/contractor/_area')({
  ssr: false,
  beforeLoad: (call) => requireArea('contractor', call),
  pendingMs: 0,
  pendingComponent: () => (
    <AreaWaiting>
      <Loader />
      <TakenOver />
    </AreaWaiting>
  ),
  errorComponent: ({ error }) => <GateFailure error={error} other={<FailurePage />} />,
  notFoundComponent: () => (
    <Contractor>
      <AreaMissing home="/contractor/dashboard" />
    </Contractor>
  ),
  component: () => (
    <Contractor>
      <Outlet />
    </Contractor>
  ),
});

function Contractor({ children }: { children: ReactNode }) {
  const { brand } = area.useLoaderData();
  const { queryClient, session, contact } = Route.useRouteContext();
  const { signOut, signingOut } = useSignOut(session, { done: 'sign-out.staff.done', failed: 'sign-out.staff.failed' });
  return (
    <QueryClientProvider client={queryClient}>
      <MutationToasts />
      <AreaFrame
        note={<ContactNote contact={contact} />}
        bar={<ContractorBar brand={brand} signingOut={signingOut} onSignOut={() => void signOut()} />}
      >
        {children}
      </AreaFrame>
    </QueryClientProvider>
  );
}
