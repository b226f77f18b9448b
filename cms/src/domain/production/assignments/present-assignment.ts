import type {
  Assignment,
  AssignmentMessage,
  AssignmentSummary,
  StaffAssignmentSummary,
  WorkTerms,
} from '../../../contract/production/assignment';
import { cents } from '../../../contract/pricing/money';
import type { AccountRow } from '../../people/account-row';
import type { AssignmentRow } from './assignment-row';

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

/** The assignment in its contractor's list. */
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

/** What an assignment says of itself. */
export const presentAssignment = (row: AssignmentRow): Omit<Assignment, 'paused' | 'files' | 'results' | 'messages' | 'timeline'> => ({
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

/** The assignment in a list for staff; the account may be gone. */
export const presentStaffAssignmentSummary = (row: AssignmentRow, contractor: Contractor): StaffAssignmentSummary => ({
  ...presentAssignmentSummary(row),
  revision: row.revision,
  quoteId: row.quoteId,
  orderId: row.orderId,
  contractor: { id: row.contractorId, name: contractor?.name || contractor?.email || '–', email: contractor?.email ?? '' },
  reworks: row.reworks,
});

export const presentAssignmentMessage = (row: AssignmentMessageRow): AssignmentMessage => ({
  id: row.documentId,
  at: new Date(row.createdAt).toISOString(),
  from: row.author,
  name: row.name,
  text: row.text,
  transition: row.move,
});
