import type {
  Assignment,
  AssignmentMessage,
  AssignmentSummary,
  StaffAssignmentSummary,
  WorkTerms,
  WorkLine,
} from '../../../contract/production/assignment';
import { cents } from '../../../contract/pricing/money';
import { presentFile } from '../../quoting/thread';
import type { FileRow } from '../../files/file-row';
import type { AccountRow } from '../../people/account-row';
import type { AssignmentStatus } from '../../../contract/states/assignment';

/** A message between a contractor and staff, as stored. */
export type AssignmentMessageRow = {
  id: number;
  documentId: string;
  assignmentId: string;
  key: string;
  author: AssignmentMessage['from'];
  authorId: string | null;
  name: string;
  text: string;
  move: string | null;
  createdAt: string;
};

const time = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString());

const termsOf = ({ price, days }: AssignmentRow): WorkTerms | null =>
  price === null || days === null ? null : { price: cents(price), days };

/** Presents an assignment in its contractor's list. */
export const presentAssignmentSummary = (row: AssignmentRow): AssignmentSummary => ({
  id: row.documentId,
  number: row.number,
  status: row.status,
  title: row.title,
  askedAt: new Date(row.askedAt).toISOString(),
  answerBy: time(row.answerBy),
  dueAt: time(row.dueAt),
  terms: termsOf(row),
});

/** Presents the assignment's own fields, without what is read from other tables. */
export const presentAssignment = (
  row: AssignmentRow,
): Omit<Assignment, 'paused' | 'files' | 'results' | 'marks' | 'messages' | 'timeline'> => ({
  ...presentAssignmentSummary(row),
  revision: row.revision,
  brief: row.brief,
  drawing: row.drawing ?? '',
  lines: row.lines,
  assignedAt: time(row.assignedAt),
  startedAt: time(row.startedAt),
  submittedAt: time(row.submittedAt),
  submission: row.submission,
});

type Contractor = Pick<AccountRow, 'name' | 'email'> | undefined;

/** Presents an assignment in a list for staff; the contractor's account may be gone. */
export const presentStaffAssignmentSummary = (row: AssignmentRow, contractor: Contractor): StaffAssignmentSummary => ({
  ...presentAssignmentSummary(row),
  revision: row.revision,
  quoteId: row.quoteId,
  orderId: row.orderId,
  contractor: { id: row.contractorId, name: contractor?.name || contractor?.email || '–', email: contractor?.email ?? '' },
  reworks: row.reworks,
});

export const presentAssignmentMessage = (row: AssignmentMessageRow, attached: readonly FileRow[]): AssignmentMessage => ({
  id: row.documentId,
  at: new Date(row.createdAt).toISOString(),
  from: row.author,
  name: row.name,
  text: row.text,
  transition: row.move,
  files: attached.filter(({ messageId }) => messageId === row.documentId).map(presentFile),
});

/** An assignment as stored. */
export type AssignmentRow = {
  id: number;
  documentId: string;
  number: string;
  status: AssignmentStatus;
  revision: number;
  /** The sender's key of the request, shared by the assignments of one request. */
  requestKey: string;
  quoteId: string;
  /** The order it belongs to; null while only a price was requested. */
  orderId: string | null;
  contractorId: string;
  title: string;
  brief: string;
  /** The first service's drawing; null for assignments made before drawings were kept. */
  drawing: string | null;
  lines: WorkLine[];
  /** The price of the bid or assignment, in net cents. */
  price: number | null;
  days: number | null;
  answerBy: string | null;
  dueAt: string | null;
  askedAt: string;
  assignedAt: string | null;
  startedAt: string | null;
  /** The time of the first submission. */
  submittedAt: string | null;
  approvedAt: string | null;
  submission: number;
  reworks: number;
};
