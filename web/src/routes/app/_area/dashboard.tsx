import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../features/auth/use-session';
import { Dashboard } from '../../../features/portal/dashboard';
import { ordersQuery } from '../../../features/portal/orders-query';
import { quotesQuery } from '../../../features/portal/quotes-query';

export const Route = createFileRoute('/app/_area/dashboard')({
  staticData: { strings: ['quotes', 'offers', 'orders'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(quotesQuery());
    void queryClient.prefetchInfiniteQuery(quotesQuery({ status: 'open' }));
    void queryClient.prefetchInfiniteQuery(ordersQuery({ status: 'open' }));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.dashboard') }) }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { account } = useSession(Route.useRouteContext().session);
  return account && <Dashboard account={account} />;
}
