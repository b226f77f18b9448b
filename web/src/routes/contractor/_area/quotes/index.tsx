import { createFileRoute } from '@tanstack/react-router';
import { assignmentFilterOf } from '../../../../areas/assignments/assignment-filter';
import { AssignmentList } from '../../../../areas/assignments/assignment-list';
import { assignmentsQuery } from '../../../../areas/assignments/assignments-query';

export const Route = createFileRoute('/contractor/_area/quotes/')({
  staticData: { strings: ['assignments'] },
  validateSearch: assignmentFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(assignmentsQuery({ ...deps, stage: 'quotes' })),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('contractor.title', { page: context.t('contractor.quotes') }) }] }),
  component: QuotesRoute,
});

function QuotesRoute() {
  return <AssignmentList stage="quotes" filter={Route.useSearch()} />;
}
