import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './assignment-row';
import { openAssignmentStatuses } from '../../../contract/states/assignment';
import { appendEvent, wasPerformed } from '../../../platform/events/append-event';
import { readNews } from '../../../platform/events/read-news';
import { dueAfterRest, readCalendar } from '../orders/due-date';

type Rest = { seq: number; from: Date; to: Date };

/** Follows the log and gives contractors the time back in which an order rested. */
export const postponeAssignments = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:rests', async ({ seq, name, subject, data }) => {
    if (name !== 'order.resumed' || !data.restedFrom || !data.restedTo) return;
    const rest: Rest = { seq, from: new Date(data.restedFrom), to: new Date(data.restedTo) };
    const where = { orderId: subject, status: { $in: openAssignmentStatuses }, dueAt: { $notNull: true } };
    const rows: AssignmentRow[] = await strapi.db.query('api::assignment.assignment').findMany({ where, orderBy: { id: 'asc' } });
    for (const { documentId } of rows) await postpone(strapi, documentId, rest);
  });

/** Once a rest, however often its fact is read. */
async function postpone(strapi: Core.Strapi, documentId: string, { seq, ...rest }: Rest): Promise<void> {
  const calendar = await readCalendar(strapi);
  const transitionKey = `rest:${seq}`;
  await strapi.db.transaction(async ({ trx }) => {
    // A write, not a read, so that SQLite takes its lock too: the new time counts from the one that is stored.
    await trx('assignments').where({ document_id: documentId }).update({ document_id: documentId });
    if (await wasPerformed(trx, documentId, transitionKey)) return;
    const assignments = strapi.db.query('api::assignment.assignment');
    const { id, dueAt, quoteId }: AssignmentRow = await assignments.findOne({ where: { documentId } });
    const due = new Date(String(dueAt));
    const later = dueAfterRest(due, rest, calendar);
    if (later <= due) return;
    await assignments.update({ where: { id }, data: { dueAt: later } });
    await appendEvent(strapi, trx, {
      topic: 'assignment',
      name: 'assignment.postponed',
      subject: documentId,
      actor: 'timer',
      transitionKey,
      data: { quoteId },
    });
  });
}
