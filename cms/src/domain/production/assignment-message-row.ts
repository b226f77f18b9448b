import type { AssignmentMessage } from '../../contract/production/assignment';

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
