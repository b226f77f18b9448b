import type { Approval } from '@contract/people/approval';
import type { ApprovalStatus } from '@contract/states/approval';
import { pageQuery } from '../../../lib/http/query-string';

/** Returns the API's path of approvals, or of one of them. */
export const approvalPath = (id = ''): string => `/api/staff/approvals${id && `/${encodeURIComponent(id)}`}`;

type ApprovalFilter = { status?: ApprovalStatus | undefined; /** documentId of what they are about. */ subject?: string };

/** Returns the query for approvals, newest first. */
export const approvalsQuery = (filter: ApprovalFilter = {}) => pageQuery<Approval>(['staff', 'approvals'], approvalPath(), filter);
