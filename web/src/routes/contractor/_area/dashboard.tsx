import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../areas/sign-in/session/session';
import { WaitingWork } from '../../../areas/assignments/assignment-list';
import { ContractorDashboard, NothingWaiting } from '../../../areas/dashboards/contractor/contractor-dashboard';

export const Route = createFileRoute('/contractor/_area/dashboard')({
  staticData: { strings: ['assignments'] },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('contractor.title', { page: context.t('contractor.dashboard') }) }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { account } = useSession(Route.useRouteContext().session);
  return account && <ContractorDashboard account={account} waiting={<WaitingWork none={<NothingWaiting />} />} />;
}
