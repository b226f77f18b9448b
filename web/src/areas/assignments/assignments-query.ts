import type {
  Assignment,
  AssignmentStage,
  AssignmentSummary,
  StaffAssignment,
  StaffAssignmentSummary,
  WorkProposal,
} from '@contract/production/assignment';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/http/content';
import { pageQuery, choiceOf } from '../../lib/http/query-string';
import type { ContractorSummary } from '@contract/production/contractor';
import { get } from '../../lib/http/http';

/** Returns the API's path of one of the contractor's own assignments. */
export const assignmentPath = (id: string): string => `/api/contractor/assignments/${encodeURIComponent(id)}`;

/** Returns the query for the contractor's own assignments, newest first. */
export const assignmentsQuery = (filter: AssignmentFilter & { stage?: AssignmentStage } = {}) =>
  pageQuery<AssignmentSummary>(['assignments', 'list'], '/api/contractor/assignments', filter);

/** Returns the query for one of them; somebody else's is not found. */
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

/** Returns the API's path of assignments for staff, or of one of them. */
export const workPath = (id = ''): string => `/api/staff/assignments${id && `/${encodeURIComponent(id)}`}`;

/** Returns the query for the assignments of a quote and its order: whom we asked for a price, and who works on it. */
export const workQuery = (quoteId: string) => pageQuery<StaffAssignmentSummary>(['staff', 'work', 'list'], workPath(), { quoteId });

export const oneWorkQuery = (id: string) =>
  queryOptions({ queryKey: ['staff', 'work', id], queryFn: ({ signal }) => get<StaffAssignment>(workPath(id), { signal }) });

/** Returns the query for what a contractor would be told of a quote or its order. */
export const workProposalQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['staff', 'work', 'proposal', quoteId],
    queryFn: ({ signal }) => get<WorkProposal>(`/api/staff/quotes/${encodeURIComponent(quoteId)}/work`, { signal }),
  });

/** Returns the query for the contractors who can be asked, with figures on how they have worked. */
export const assigneesQuery = (q?: string) => pageQuery<ContractorSummary>(['staff', 'assignees'], '/api/staff/assignees', { q });

/** Shows an assignment as the server has it now; what depends on it is read anew. */
export function showWork(queryClient: QueryClient, work: StaffAssignment): void {
  queryClient.setQueryData(oneWorkQuery(work.id).queryKey, work);
  void queryClient.invalidateQueries({ queryKey: ['staff', 'work', 'list'] });
  if (work.orderId) void queryClient.invalidateQueries({ queryKey: ['staff', 'orders', work.orderId] });
}
