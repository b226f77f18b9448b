import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { overviewQuery, type StaffQuoteFilter, staffQuoteFilterOf, staffQuotesQuery } from '../../../../areas/workspace/staff-queries';
import { StaffQuoteList } from '../../../../areas/quotes/staff/staff-quote-list';

export const Route = createFileRoute('/admin/_area/quotes/')({
  staticData: { strings: ['quotes'] },
  validateSearch: staffQuoteFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(overviewQuery());
    void queryClient.prefetchInfiniteQuery(staffQuotesQuery(deps));
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.quotes') }) }] }),
  component: StaffQuotesRoute,
});

function StaffQuotesRoute() {
  const navigate = Route.useNavigate();
  const filterBy = useCallback((search: StaffQuoteFilter) => void navigate({ search, replace: true }), [navigate]);
  const filter = Route.useSearch();
  return <StaffQuoteList filter={filter} onFilter={filterBy} />;
}
