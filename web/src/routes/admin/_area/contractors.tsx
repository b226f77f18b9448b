import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PeopleList } from '../../../features/admin/people-list';
import { peopleQuery } from '../../../features/admin/staff-queries';
import { searchOf } from '../../../lib/list-filter';

export const Route = createFileRoute('/admin/_area/contractors')({
  validateSearch: searchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(peopleQuery('contractors', deps.q)),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.contractors') }) }] }),
  component: ContractorsRoute,
});

function ContractorsRoute() {
  const navigate = Route.useNavigate();
  const search = useCallback((q: string) => void navigate({ search: searchOf({ q }), replace: true }), [navigate]);
  return <PeopleList kind="contractors" q={Route.useSearch().q} onSearch={search} />;
}
