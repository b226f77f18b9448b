import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useSession } from '../../../areas/sign-in/session/session';
import { invoicesQuery } from '../../../documents/invoices/invoices-query';
import { RecentInvoices } from '../../../areas/invoices/invoice-list';
import { Dashboard } from '../../../areas/dashboards/customer/dashboard';
import { ordersQuery, quotesQuery, ownOverviewQuery } from '../../../areas/workspace/customer-queries';
import { rowsOf } from '../../../lib/http/query-string';

const area = getRouteApi('/app');

export const Route = createFileRoute('/app/_area/dashboard')({
  staticData: { strings: ['quotes', 'offers', 'orders', 'invoices'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(quotesQuery());
    void queryClient.prefetchInfiniteQuery(quotesQuery({ status: 'open' }));
    void queryClient.prefetchInfiniteQuery(invoicesQuery());
    void queryClient.prefetchInfiniteQuery(invoicesQuery({ status: 'overdue' }));
    void queryClient.prefetchQuery(ownOverviewQuery);
    void queryClient.prefetchInfiniteQuery(ordersQuery({ status: 'open' }));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('portal.title', { page: context.t('portal.dashboard') }) }] }),
  component: DashboardRoute,
});

function DashboardRoute() {
  const { account } = useSession(Route.useRouteContext().session);
  const { phone, supportHours } = area.useLoaderData();
  const { data } = useInfiniteQuery(invoicesQuery({ status: 'overdue' }));
  const overdue = data ? rowsOf(data) : [];
  return account && <Dashboard account={account} support={{ phone, supportHours }} invoices={<RecentInvoices />} overdue={overdue} />;
}
