import type { Core } from '@strapi/strapi';
import { type AssignmentRow, type AssignmentMessageRow, presentAssignmentMessage } from './present-assignment';
import type { AssignmentMessage, NewStaffAssignmentMessage } from '../../../contract/production/assignment';
import { Problem } from '../../../contract/problem';
import { claimFiles, findCartFiles } from '../../files/cart-files';
import { files, type FileRow } from '../../files/file-row';
import { hashSecret } from '../../../platform/http/hash';
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
 * Adds a message with its files to the thread between a contractor and staff, once per key.
 * @throws Problem assignment.names-customer when staff name the customer, in a file's name too,
 *   input.invalid for title blocks that nobody looked at and for another thread's key, quote.file-unknown, quote.file-unfinished
 */
export async function sendAssignmentMessage(
  strapi: Core.Strapi,
  assignment: AssignmentRow,
  message: NewStaffAssignmentMessage,
  by: Actor,
): Promise<AssignmentMessage> {
  const row = await writeOnce(strapi, assignment, message, by);
  const attached: FileRow[] = await files(strapi).findMany({ where: { messageId: row.documentId }, orderBy: { id: 'asc' } });
  return presentAssignmentMessage(row, attached);
}

async function writeOnce(
  strapi: Core.Strapi,
  { documentId: assignmentId, quoteId }: AssignmentRow,
  { key, text, files: handed, titleBlocksChecked }: NewStaffAssignmentMessage,
  by: Actor,
): Promise<AssignmentMessageRow> {
  const find = (): Promise<AssignmentMessageRow | null> => messages(strapi).findOne({ where: { key } });
  const before = await find();
  if (before) return ownOf(before, assignmentId);
  const cartIdHash = hashSecret(handed?.cartId ?? '');
  const fileNames = handed?.fileNames ?? [];
  const attached = await findCartFiles(strapi, cartIdHash, fileNames);
  if (by.kind !== 'contractor') {
    const names = attached.map(({ originalName }) => originalName);
    requireNeutral([text, ...names].join('\n'), await findWork(strapi, quoteId));
    if (fileNames.length > 0 && !titleBlocksChecked) throw new Problem('input.invalid', {}, { titleBlocksChecked: 'field.invalid-value' });
  }
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      const row = await keepAssignmentNote(strapi, { assignmentId, by, text, key });
      await claimFiles(trx, { cartIdHash, fileNames, claim: { assignment_id: assignmentId, message_id: row.documentId } });
      await appendEvent(strapi, trx, {
        topic: 'assignment',
        name: 'assignment.message-written',
        subject: assignmentId,
        actor: by.kind,
        accountId: by.accountId,
        data: { quoteId, messageId: row.documentId },
      });
      return row;
    });
  } catch (error) {
    // The same message twice at once: the unique index lets one through.
    const winner = await find();
    if (!winner) throw error;
    return ownOf(winner, assignmentId);
  }
}

/** Returns the message of a repeated key, but reveals nothing about one that belongs to another thread. @throws Problem input.invalid */
function ownOf(row: AssignmentMessageRow, assignmentId: string): AssignmentMessageRow {
  if (row.assignmentId !== assignmentId) throw new Problem('input.invalid', {}, { key: 'field.invalid-value' });
  return row;
}
