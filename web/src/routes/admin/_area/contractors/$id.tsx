import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ContractorMissing, ContractorPage } from '../../../../areas/people/contractors/contractor-page';
import { contractorQuery, showContractor } from '../../../../areas/people/contractors/contractors-query';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/admin/_area/contractors/$id')({
  staticData: { strings: ['people', 'assignments'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(contractorQuery(params.id)),
  head: ({ loaderData: contractor, match: { context } }) => ({
    meta: [{ title: context.t('admin.title', { page: contractor?.name ?? context.t('contractors.missing') }) }],
  }),
  component: ContractorRoute,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: ContractorMissing,
  errorComponent: RouteFailure,
});

function ContractorRoute() {
  const queryClient = useQueryClient();
  const query = contractorQuery(Route.useParams().id);
  const { data: contractor } = useSuspenseQuery(query);
  return (
    <ContractorPage
      contractor={contractor}
      onContractor={(view) => showContractor(queryClient, view)}
      onOutdated={() => queryClient.fetchQuery({ ...query, staleTime: 0 })}
    />
  );
}
