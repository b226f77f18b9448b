import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../features/auth/use-session';
import { ContractorDashboard } from '../../../features/contractor/contractor-dashboard';

export const Route = createFileRoute('/contractor/_area/dashboard')({
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('contractor.title', { page: context.t('contractor.dashboard') }) }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { account } = useSession(Route.useRouteContext().session);
  return account && <ContractorDashboard account={account} />;
}
