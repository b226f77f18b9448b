import { createFileRoute } from '@tanstack/react-router';
import {
  type ContractorFilter,
  contractorFilterOf,
  contractorsQuery,
  invitationsQuery,
} from '../../../../areas/people/contractors/contractors-query';
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
  return <ContractorList filter={Route.useSearch()} onFilter={(search: ContractorFilter) => void navigate({ search, replace: true })} />;
}
