import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ContractorMissing } from '../../../../features/crew/contractor-missing';
import { ContractorPage } from '../../../../features/crew/contractor-page';
import { contractorQuery, showContractor } from '../../../../features/crew/crew-query';
import { RouteFailure } from '../../../../ui/route-failure';
import { Skeleton } from '../../../../ui/skeleton';

export const Route = createFileRoute('/admin/_area/contractors/$id')({
  staticData: { strings: ['people', 'assignments'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(contractorQuery(params.id)),
  head: ({ loaderData: contractor, match: { context } }) => ({
    meta: [{ title: context.t('admin.title', { page: contractor?.name ?? context.t('crew.missing') }) }],
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
