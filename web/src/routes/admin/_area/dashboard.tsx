import { createFileRoute } from '@tanstack/react-router';
import { StaffDashboard } from '../../../features/admin/staff-dashboard';
import { overviewQuery, staffOrdersQuery, staffQuotesQuery } from '../../../features/admin/staff-queries';

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
