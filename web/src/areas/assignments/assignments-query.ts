import type { Assignment, AssignmentStage, AssignmentSummary } from '@contract/production/assignment';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/http/content';
import { pageQuery } from '../../lib/http/page-query';
import { choiceOf } from '../../lib/http/query-string';

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

/** The part of the list that the address asks for; all of it without. */
export const assignmentViews = ['waiting', 'open'] as const;
export type AssignmentFilter = { status?: (typeof assignmentViews)[number] };

export const assignmentFilterOf = ({ status }: Record<string, unknown>): AssignmentFilter => ({
  status: choiceOf(assignmentViews, status),
});
