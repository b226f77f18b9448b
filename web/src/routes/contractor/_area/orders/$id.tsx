import { createFileRoute } from '@tanstack/react-router';
import { AssignmentMissing, AssignmentView } from '../../../../areas/assignments/assignment-view';
import { assignmentQuery } from '../../../../areas/assignments/assignments-query';
import { RouteFailure } from '../../../../ui/feedback/problem-note';
import { Skeleton } from '../../../../ui/feedback/loading';

export const Route = createFileRoute('/contractor/_area/orders/$id')({
  staticData: { strings: ['assignments', 'orders', 'offers', 'configurator', 'quotes'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(assignmentQuery(params.id)),
  head: ({ loaderData: assignment, match: { context } }) => ({
    meta: [{ title: context.t('contractor.title', { page: assignment?.title ?? context.t('assignment.missing.title') }) }],
  }),
  component: () => <AssignmentView id={Route.useParams().id} />,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: AssignmentMissing,
  errorComponent: RouteFailure,
});
