import type { Core } from '@strapi/strapi';
import type { DateChange } from '../../../contract/production/assignment';
import { Problem } from '../../../contract/problem';
import { openAssignmentStatuses } from '../../../contract/states/assignment';
import { type Actor, performTransition } from '../../../platform/events/transition-document';
import { currentTime } from '../../../platform/time/time';
import { noteKey } from '../../quoting/thread';
import { findWork, requireNeutral } from './find-work';
import type { AssignmentRow } from './present-assignment';
import { keepAssignmentNote } from './write-assignment-message';

const open: readonly string[] = openAssignmentStatuses;

/**
 * Sets another date for a contractor: until when to answer while a price is asked for, else when the work is due. The reason goes with it.
 * The same key twice changes it once.
 * @throws Problem stale, assignment.wrong-status, assignment.date-past, assignment.names-customer
 */
export function changeDate(strapi: Core.Strapi, assignmentId: string, change: DateChange, by: Actor): Promise<AssignmentRow> {
  const assignments = strapi.db.query('api::assignment.assignment');
  return performTransition<AssignmentRow, AssignmentRow>(strapi, {
    topic: 'assignment',
    documentId: assignmentId,
    by,
    key: change.key,
    revision: { sent: change.revision, of: ({ revision }) => revision },
    async lock(trx) {
      // A write, not a read, so that SQLite takes its lock too.
      await trx('assignments').where({ document_id: assignmentId }).update({ document_id: assignmentId });
      return assignments.findOne({ where: { documentId: assignmentId } });
    },
    async step(row) {
      const field = row.assignedAt === null ? 'answerBy' : 'dueAt';
      if (!open.includes(row.status)) throw new Problem('assignment.wrong-status');
      if (new Date(change.at) <= currentTime()) throw new Problem('assignment.date-past');
      requireNeutral(change.text, await findWork(strapi, row.quoteId));
      const key = noteKey(assignmentId, change.key);
      await keepAssignmentNote(strapi, { assignmentId, by, text: change.text, move: 'assignment.change-date', key });
      const result: AssignmentRow = await assignments.update({
        where: { id: row.id },
        data: { [field]: change.at, revision: row.revision + 1 },
      });
      return { fact: 'assignment.date-changed', data: { quoteId: row.quoteId }, result };
    },
    unchanged: (row) => row,
  });
}
