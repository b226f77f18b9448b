import type { StaffAssignment, StaffAssignmentSummary } from '@contract/production/assignment';
import type { ContractorSummary } from '@contract/production/contractor';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get } from '../../lib/http/http';
import { pageQuery } from '../../lib/http/page-query';

/** The API's path of assignments for staff, or of one of them. */
export const workPath = (id = ''): string => `/api/staff/assignments${id && `/${encodeURIComponent(id)}`}`;

/** Who was asked about a quote, or works on its order. */
export const workQuery = (quoteId: string) => pageQuery<StaffAssignmentSummary>(['staff', 'work', 'list'], workPath(), { quoteId });

export const oneWorkQuery = (id: string) =>
  queryOptions({ queryKey: ['staff', 'work', id], queryFn: ({ signal }) => get<StaffAssignment>(workPath(id), { signal }) });

/** Contractors who can be asked, with how they have worked. */
export const assigneesQuery = (q?: string) => pageQuery<ContractorSummary>(['staff', 'assignees'], '/api/staff/assignees', { q });

/** Shows an assignment as the server has it now; what depends on it is read anew. */
export function showWork(queryClient: QueryClient, work: StaffAssignment): void {
  queryClient.setQueryData(oneWorkQuery(work.id).queryKey, work);
  void queryClient.invalidateQueries({ queryKey: ['staff', 'work', 'list'] });
  if (work.orderId) void queryClient.invalidateQueries({ queryKey: ['staff', 'orders', work.orderId] });
}
