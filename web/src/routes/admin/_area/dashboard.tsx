import { createFileRoute } from '@tanstack/react-router';
import { StaffDashboard } from '../../../areas/dashboards/staff/staff-dashboard';
import { overviewQuery, staffOrdersQuery, staffQuotesQuery } from '../../../areas/workspace/staff-queries';

export const Route = createFileRoute('/admin/_area/dashboard')({
  staticData: { strings: ['quotes'] },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(overviewQuery());
    void queryClient.prefetchInfiniteQuery(staffOrdersQuery({ status: 'open' }));
    void queryClient.prefetchInfiniteQuery(staffQuotesQuery({ status: 'submitted', sort: 'oldest' }));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.dashboard') }) }] }),
  component: StaffDashboard,
});
