import type { Contractor, ContractorDetail, ContractorState, Invitation } from '@contract/production/contractor';
import type { StaffAssignmentSummary } from '@contract/production/assignment';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getPage } from '../../../lib/content';
import { pageQuery } from '../../../lib/page-query';

export type ContractorFilter = { state?: ContractorState; q?: string };

/** The API's path of one of the contractors. */
export const contractorPath = (id: string): string => `/api/staff/contractors/${encodeURIComponent(id)}`;

/** All contractors, for super admins. */
export const contractorsQuery = (filter: ContractorFilter) =>
  pageQuery<Contractor>(['staff', 'contractors', 'list'], '/api/staff/contractors', filter);

export const contractorQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'contractors', id],
    queryFn: ({ signal }) => getPage<ContractorDetail>(contractorPath(id), { signal }),
  });

/** What a contractor was asked for and works on. */
export const contractorWorkQuery = (contractorId: string) =>
  pageQuery<StaffAssignmentSummary>(['staff', 'work', 'list'], '/api/staff/assignments', { contractorId });

/** The API's path of invitations, or of one of them. */
export const invitationPath = (id = ''): string => `/api/staff/invitations${id && `/${encodeURIComponent(id)}`}`;

/** Invitations that nobody has taken up yet. */
export const invitationsQuery = () => pageQuery<Invitation>(['staff', 'invitations'], invitationPath());

/** Shows a contractor as the server has it now; lists are read anew. */
export function showContractor(queryClient: QueryClient, contractor: ContractorDetail): void {
  queryClient.setQueryData(contractorQuery(contractor.id).queryKey, contractor);
  void queryClient.invalidateQueries({ queryKey: ['staff', 'contractors', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['staff', 'crew'] });
}
