import { createFileRoute, useRouter } from '@tanstack/react-router';
import { AssignmentMissing } from '../../../../features/assignments/assignment-missing';
import { AssignmentView } from '../../../../features/assignments/assignment-view';
import { assignmentQuery } from '../../../../features/assignments/assignments-query';
import { LoadFailure } from '../../../../ui/load-failure';
import { Skeleton } from '../../../../ui/skeleton';

export const Route = createFileRoute('/contractor/_area/quotes/$id')({
  staticData: { strings: ['assignments', 'offers', 'configurator', 'quotes'] },
  loader: ({ context, params }) => context.queryClient.ensureQueryData(assignmentQuery(params.id)),
  head: ({ loaderData: assignment, match: { context } }) => ({
    meta: [{ title: context.t('contractor.title', { page: assignment?.title ?? context.t('assignment.missing.title') }) }],
  }),
  component: () => <AssignmentView id={Route.useParams().id} />,
  pendingComponent: () => <Skeleton lines={9} />,
  notFoundComponent: AssignmentMissing,
  errorComponent: AssignmentFailed,
});

function AssignmentFailed() {
  const router = useRouter();
  return <LoadFailure onRetry={() => void router.invalidate()} />;
}
