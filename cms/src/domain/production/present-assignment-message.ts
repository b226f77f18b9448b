import type { AssignmentMessage } from '../../contract/production/assignment';
import type { AssignmentMessageRow } from './assignment-message-row';

export const presentAssignmentMessage = (row: AssignmentMessageRow): AssignmentMessage => ({
  id: row.documentId,
  at: new Date(row.createdAt).toISOString(),
  from: row.author,
  name: row.name,
  text: row.text,
  move: row.move,
});
