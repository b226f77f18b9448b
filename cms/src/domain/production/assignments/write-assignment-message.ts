import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './assignment-row';
import { type AssignmentMessageRow, presentAssignmentMessage } from './present-assignment';
import type { AssignmentMessage, NewAssignmentMessage } from '../../../contract/production/assignment';
import { Problem } from '../../../contract/problem';
import { appendEvent } from '../../../platform/events/append-event';
import { findWork, requireNeutral } from './find-work';
import type { Mover } from '../../../platform/events/move-document';

type Written = { assignmentId: string; by: Mover; text: string; key: string; move?: string };

const messages = (strapi: Core.Strapi) => strapi.db.query('api::assignment-message.assignment-message');

/** Puts words into an assignment's thread, as part of the caller's transaction. */
export const keepAssignmentWords = (strapi: Core.Strapi, { by, ...words }: Written): Promise<AssignmentMessageRow> =>
  messages(strapi).create({
    data: { ...words, author: by.actor === 'contractor' ? 'contractor' : 'staff', authorId: by.accountId, name: by.name },
  });

/**
 * Adds a message to the thread between a contractor and staff, once a key.
 * @throws Problem assignment.names-customer when staff name the customer, input.invalid for another thread's key
 */
export async function sendAssignmentMessage(
  strapi: Core.Strapi,
  assignment: AssignmentRow,
  { key, text }: NewAssignmentMessage,
  by: Mover,
): Promise<AssignmentMessage> {
  const { documentId: assignmentId, quoteId } = assignment;
  const find = (): Promise<AssignmentMessageRow | null> => messages(strapi).findOne({ where: { key } });
  const before = await find();
  if (before) return presentAssignmentMessage(ownOf(before, assignmentId));
  if (by.actor !== 'contractor') requireNeutral(text, await findWork(strapi, quoteId));
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      const row = await keepAssignmentWords(strapi, { assignmentId, by, text, key });
      await appendEvent(strapi, trx, {
        topic: 'assignment',
        name: 'assignment.message-written',
        subject: assignmentId,
        actor: by.actor,
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

/** A key that belongs to another thread tells nothing about it. */
function ownOf(row: AssignmentMessageRow, assignmentId: string): AssignmentMessageRow {
  if (row.assignmentId !== assignmentId) throw new Problem('input.invalid', {}, { key: 'field.invalid-value' });
  return row;
}
