import type { WorkTerms } from '../../contract/production/assignment';
import { Problem } from '../../contract/problem';
import type { AssignmentGuard } from '../../contract/states/assignment';
import { workingOrderStatuses, type OrderStatus } from '../../contract/states/order';

/** What the guards of an assignment look at. */
export type AssignmentFacts = {
  now: Date;
  answerBy: string | null;
  /** As given with the move, else those of the bid. */
  terms: WorkTerms | null;
  /** How many files are handed in. */
  fileCount: number;
  orderStatus: OrderStatus | null;
  workEnded: boolean;
  /** Whether the contractor can sign in and work. */
  canWork: boolean;
};

const working: readonly (OrderStatus | null)[] = workingOrderStatuses;

/** The conditions of the assignment's table. Each throws a Problem when it does not hold. */
export const assignmentGuards: Record<AssignmentGuard, (facts: AssignmentFacts) => void> = {
  'price-and-days-given': ({ terms }) => {
    if (!terms) throw new Problem('assignment.price-missing');
  },
  'order-in-production': ({ orderStatus }) => {
    if (!working.includes(orderStatus)) throw new Problem('assignment.order-not-started');
  },
  'files-attached': ({ fileCount }) => {
    if (fileCount === 0) throw new Problem('assignment.files-missing');
  },
  'answer-overdue': ({ answerBy, now }) => {
    if (answerBy === null || new Date(answerBy) > now) throw new Problem('assignment.wrong-status');
  },
  'contractor-there': ({ canWork }) => {
    if (!canWork) throw new Problem('assignment.contractor-gone');
  },
  'work-over': ({ workEnded, canWork }) => {
    if (!workEnded && canWork) throw new Problem('assignment.wrong-status');
  },
};
