import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { contractorFilterOf, contractorsQuery, invitationsQuery } from '../../../../areas/people/contractors/contractors-query';
import { ContractorList } from '../../../../areas/people/contractors/contractor-list';

export const Route = createFileRoute('/admin/_area/contractors/')({
  staticData: { strings: ['people', 'assignments'] },
  validateSearch: contractorFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(contractorsQuery(deps));
    void queryClient.prefetchInfiniteQuery(invitationsQuery());
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('admin.title', { page: context.t('admin.contractors') }) }] }),
  component: ContractorsRoute,
});

function ContractorsRoute() {
  const navigate = Route.useNavigate();
  const { state, q } = Route.useSearch();
  const search = useCallback(
    (text: string) => void navigate({ search: contractorFilterOf({ state, q: text }), replace: true }),
    [navigate, state],
  );
  return <ContractorList filter={{ state, q }} onSearch={search} />;
}
