import type { CrewRecord } from '../../contract/assignment';
import { openAssignmentStatuses, type AssignmentStatus } from '../../contract/states/assignment';

/** What is looked at of an assignment. Times as stored. */
export type WorkDone = {
  contractorId: string;
  status: AssignmentStatus;
  dueAt: string | null;
  /** When it was first handed in. */
  submittedAt: string | null;
  reworks: number;
};

const open: readonly AssignmentStatus[] = openAssignmentStatuses;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const isOnTime = ({ dueAt, submittedAt }: WorkDone): boolean =>
  dueAt !== null && submittedAt !== null && new Date(submittedAt) <= new Date(dueAt);

/** How a contractor has worked: what was handed in counts for time, what was approved for rework. */
export function crewRecord(assigned: readonly WorkDone[]): CrewRecord {
  const handedIn = assigned.filter(({ submittedAt }) => submittedAt !== null);
  const approved = assigned.filter(({ status }) => status === 'approved');
  return {
    openAssignments: assigned.filter(({ status }) => open.includes(status)).length,
    approved: approved.length,
    onTimeRate: share(handedIn.filter(isOnTime).length, handedIn.length),
    reworkRate: share(approved.filter(({ reworks }) => reworks > 0).length, approved.length),
  };
}
