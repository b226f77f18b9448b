import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type StaffOrderFilter, staffOrderFilterOf, staffOrdersQuery } from '../../../../areas/workspace/staff-queries';
import { StaffOrderList } from '../../../../areas/orders/staff/staff-order-list';

export const Route = createFileRoute('/admin/_area/orders/')({
  staticData: { strings: ['orders'] },
  validateSearch: staffOrderFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => void queryClient.prefetchInfiniteQuery(staffOrdersQuery(deps)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.orders') }) }] }),
  component: StaffOrdersRoute,
});

function StaffOrdersRoute() {
  const navigate = Route.useNavigate();
  const filterBy = useCallback((search: StaffOrderFilter) => void navigate({ search, replace: true }), [navigate]);
  const filter = Route.useSearch();
  return <StaffOrderList filter={filter} onFilter={filterBy} />;
}
