import type { Assignment, AssignmentStage, AssignmentSummary } from '@contract/production/assignment';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getPage } from '../../lib/content';
import { pageQuery } from '../../lib/page-query';
import type { AssignmentFilter } from './assignment-filter';

/** The API's path of one of the contractor's own assignments. */
export const assignmentPath = (id: string): string => `/api/contractor/assignments/${encodeURIComponent(id)}`;

/** The contractor's own assignments, newest first. */
export const assignmentsQuery = (filter: AssignmentFilter & { stage?: AssignmentStage } = {}) =>
  pageQuery<AssignmentSummary>(['assignments', 'list'], '/api/contractor/assignments', filter);

/** One of them; somebody else's is not found. */
export const assignmentQuery = (id: string) =>
  queryOptions({ queryKey: ['assignments', id], queryFn: ({ signal }) => getPage<Assignment>(assignmentPath(id), { signal }) });

/** Shows an assignment as the server has it now; lists are read anew when they are next looked at. */
export function showAssignment(queryClient: QueryClient, assignment: Assignment): void {
  queryClient.setQueryData(assignmentQuery(assignment.id).queryKey, assignment);
  void queryClient.invalidateQueries({ queryKey: ['assignments', 'list'] });
}
