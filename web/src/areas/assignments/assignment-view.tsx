import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { AssignmentDesk } from './assignment-desk';
import { AssignmentPage } from './assignment-page';
import { assignmentPath, assignmentQuery, showAssignment } from './assignments-query';

/** One assignment of the contractor's own, request or work. */
export function AssignmentView({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const { data: view } = useSuspenseQuery(assignmentQuery(id));
  return (
    <AssignmentPage assignment={view}>
      <AssignmentDesk assignment={{ path: assignmentPath(view.id), view, onView: (next) => showAssignment(queryClient, next) }} />
    </AssignmentPage>
  );
}
