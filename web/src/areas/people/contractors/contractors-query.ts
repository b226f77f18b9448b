import {
  type Contractor,
  type ContractorDetail,
  type ContractorState,
  contractorStates,
  type Invitation,
} from '@contract/production/contractor';
import type { StaffAssignmentSummary } from '@contract/production/assignment';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPage } from '../../../lib/http/content';
import { pageQuery, searchOf } from '../../../lib/http/query-string';
import type { Locale } from '@contract/constants';

export type ContractorFilter = { state?: ContractorState; q?: string };

/** Returns the API's path of one of the contractors. */
export const contractorPath = (id: string): string => `/api/staff/contractors/${encodeURIComponent(id)}`;

/** Returns the query for all contractors, for super admins. */
export const contractorsQuery = (filter: ContractorFilter) =>
  pageQuery<Contractor>(['staff', 'contractors', 'list'], '/api/staff/contractors', filter);

export const contractorQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'contractors', id],
    queryFn: ({ signal }) => getPage<ContractorDetail>(contractorPath(id), { signal }),
  });

/** Returns the query for the assignments a contractor was asked for or works on. */
export const contractorWorkQuery = (contractorId: string) =>
  pageQuery<StaffAssignmentSummary>(['staff', 'work', 'list'], '/api/staff/assignments', { contractorId });

/** Returns the API's path of invitations, or of one of them. */
export const invitationPath = (id = ''): string => `/api/staff/invitations${id && `/${encodeURIComponent(id)}`}`;

/** Returns the query for invitations that nobody has taken up yet. */
export const invitationsQuery = () => pageQuery<Invitation>(['staff', 'invitations'], invitationPath());

/** Shows a contractor as the server has it now; lists are read anew. */
export function showContractor(queryClient: QueryClient, contractor: ContractorDetail): void {
  queryClient.setQueryData(contractorQuery(contractor.id).queryKey, contractor);
  void queryClient.invalidateQueries({ queryKey: ['staff', 'contractors', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['staff', 'assignees'] });
}

/** Formats a fraction as percent; a dash before there is anything to work it out from. */
export const formatShare = (part: number | null, locale: Locale): string =>
  part === null ? '–' : part.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });

/** Reads the filter from an address. Unknown values are set to undefined by name, because the router would keep what is not named. */
export const contractorFilterOf = ({ state, q }: Record<string, unknown>): ContractorFilter => ({
  state: contractorStates.find((known) => known === state),
  ...searchOf({ q }),
});
