import type { Core } from '@strapi/strapi';
import { type AssignmentRow, type AssignmentMessageRow, presentAssignmentMessage } from './present-assignment';
import type { AssignmentMessage, NewAssignmentMessage } from '../../../contract/production/assignment';
import { Problem } from '../../../contract/problem';
import { appendEvent } from '../../../platform/events/append-event';
import { findWork, requireNeutral } from './find-work';
import type { Actor } from '../../../platform/events/transition-document';

type Written = { assignmentId: string; by: Actor; text: string; key: string; move?: string };

const messages = (strapi: Core.Strapi) => strapi.db.query('api::assignment-message.assignment-message');

/** Puts a note into an assignment's thread, as part of the caller's transaction. */
export const keepAssignmentNote = (strapi: Core.Strapi, { by, ...note }: Written): Promise<AssignmentMessageRow> =>
  messages(strapi).create({
    data: { ...note, author: by.kind === 'contractor' ? 'contractor' : 'staff', authorId: by.accountId, name: by.name },
  });

/**
 * Adds a message to the thread between a contractor and staff, once per key.
 * @throws Problem assignment.names-customer when staff name the customer, input.invalid for another thread's key
 */
export async function sendAssignmentMessage(
  strapi: Core.Strapi,
  assignment: AssignmentRow,
  { key, text }: NewAssignmentMessage,
  by: Actor,
): Promise<AssignmentMessage> {
  const { documentId: assignmentId, quoteId } = assignment;
  const find = (): Promise<AssignmentMessageRow | null> => messages(strapi).findOne({ where: { key } });
  const before = await find();
  if (before) return presentAssignmentMessage(ownOf(before, assignmentId));
  if (by.kind !== 'contractor') requireNeutral(text, await findWork(strapi, quoteId));
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      const row = await keepAssignmentNote(strapi, { assignmentId, by, text, key });
      await appendEvent(strapi, trx, {
        topic: 'assignment',
        name: 'assignment.message-written',
        subject: assignmentId,
        actor: by.kind,
        accountId: by.accountId,
        data: { quoteId, messageId: row.documentId },
      });
      return presentAssignmentMessage(row);
    });
  } catch (error) {
    // The same message twice at once: the unique index lets one through.
    const winner = await find();
    if (!winner) throw error;
    return presentAssignmentMessage(ownOf(winner, assignmentId));
  }
}

/** Returns the message of a repeated key, but reveals nothing about one that belongs to another thread. @throws Problem input.invalid */
function ownOf(row: AssignmentMessageRow, assignmentId: string): AssignmentMessageRow {
  if (row.assignmentId !== assignmentId) throw new Problem('input.invalid', {}, { key: 'field.invalid-value' });
  return row;
}
