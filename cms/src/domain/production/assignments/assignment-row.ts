import type { WorkLine } from '../../../contract/production/assignment';
import type { AssignmentStatus } from '../../../contract/states/assignment';

/** An assignment as stored. */
export type AssignmentRow = {
  id: number;
  documentId: string;
  number: string;
  status: AssignmentStatus;
  revision: number;
  /** The sender's key of the request; those asked together share it. */
  requestKey: string;
  quoteId: string;
  /** Null while only a price was asked for. */
  orderId: string | null;
  contractorId: string;
  title: string;
  brief: string;
  /** Null for assignments made before drawings were kept. */
  drawing: string | null;
  lines: WorkLine[];
  /** Net cents. */
  price: number | null;
  days: number | null;
  answerBy: string | null;
  dueAt: string | null;
  askedAt: string;
  assignedAt: string | null;
  startedAt: string | null;
  /** When work was first handed in. */
  submittedAt: string | null;
  approvedAt: string | null;
  submission: number;
  reworks: number;
};
