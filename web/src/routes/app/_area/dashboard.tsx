import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../../features/auth/use-session';
import { invoicesQuery } from '../../../features/invoices/invoices-query';
import { RecentInvoices } from '../../../features/invoices/recent-invoices';
import { Dashboard } from '../../../features/portal/dashboard';
import { ordersQuery } from '../../../features/portal/orders-query';
import { ownOverviewQuery } from '../../../features/portal/own-overview-query';
import { quotesQuery } from '../../../features/portal/quotes-query';

const area = getRouteApi('/app');

export const Route = createFileRoute('/app/_area/dashboard')({
  staticData: { strings: ['quotes', 'offers', 'orders', 'invoices'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(quotesQuery());
    void queryClient.prefetchInfiniteQuery(quotesQuery({ status: 'open' }));
    void queryClient.prefetchInfiniteQuery(invoicesQuery());
    void queryClient.prefetchQuery(ownOverviewQuery);
    void queryClient.prefetchInfiniteQuery(ordersQuery({ status: 'open' }));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.dashboard') }) }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { account } = useSession(Route.useRouteContext().session);
  const { phone, supportHours } = area.useLoaderData();
  return account && <Dashboard account={account} support={{ phone, supportHours }} invoices={<RecentInvoices />} />;
}
