import { createFileRoute } from '@tanstack/react-router';
import { assignmentFilterOf } from '../../../../areas/assignments/assignment-filter';
import { AssignmentList } from '../../../../areas/assignments/assignment-list';
import { assignmentsQuery } from '../../../../areas/assignments/assignments-query';

export const Route = createFileRoute('/contractor/_area/orders/')({
  staticData: { strings: ['assignments'] },
  validateSearch: assignmentFilterOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(assignmentsQuery({ ...deps, stage: 'orders' })),
  head: ({ match: { context } }) => ({ meta: [{ title: context.t('contractor.title', { page: context.t('contractor.orders') }) }] }),
  component: OrdersRoute,
});

function OrdersRoute() {
  return <AssignmentList stage="orders" filter={Route.useSearch()} />;
}
