import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../features/auth/use-session';
import { WaitingWork } from '../../../features/assignments/waiting-work';
import { ContractorDashboard } from '../../../features/contractor/contractor-dashboard';
import { NothingWaiting } from '../../../features/contractor/nothing-waiting';

export const Route = createFileRoute('/contractor/_area/dashboard')({
  staticData: { strings: ['assignments'] },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('contractor.title', { page: context.t('contractor.dashboard') }) }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { account } = useSession(Route.useRouteContext().session);
  return account && <ContractorDashboard account={account} waiting={<WaitingWork none={<NothingWaiting />} />} />;
}
