import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './present-assignment';
import { Problem } from '../../../contract/problem';
import { openAssignmentStatuses, withdrawableStatuses } from '../../../contract/states/assignment';
import { readNews } from '../../../platform/events/read-news';
import { canWork } from '../contractors/contractors';
import { transitionAssignment } from './transition-assignment';
import { timer } from '../../../platform/events/transition-document';
import { currentTime } from '../../../platform/time/time';
import { ignoreStale } from '../../quoting/offer-deadlines';
import { appendEvent, wasPerformed } from '../../../platform/events/append-event';
import { dueAfterRest } from '../orders/due-date';
import { readCalendar } from '../../quoting/express-date';

const BATCH = 50;

/** Ends requests for a price that nobody answered in time. */
export async function expireAssignments(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: AssignmentRow[] = await strapi.db
    .query('api::assignment.assignment')
    .findMany({ where: { status: 'offered', answerBy: { $lte: now } }, orderBy: { answerBy: 'asc' }, limit: BATCH });
  for (const { documentId, revision } of due) {
    const command = { revision, key: randomUUID() };
    await transitionAssignment(strapi, documentId, 'expire', { by: timer, command, now }).catch(ignoreStale);
  }
}

/** Events after which nobody needs to work any more. An expired offer can still be sent again. */
const ends = [
  'order.completed',
  'order.cancelled',
  'order.withdrawn',
  'quote.declined',
  'quote.withdrawn',
  'quote.declined-by-us',
  'quote.cancelled',
  'quote.erased',
];

/** Events after which a contractor may not work for us any more. */
const leaves = ['account.blocked', 'account.deleted', 'account.role-changed'];

/** Follows the log and withdraws assignments whose order or request has ended, or whose contractor has gone. */
export const withdrawAssignments = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:assignments', async ({ name, subject, data }) => {
    if (ends.includes(name)) await withdraw(strapi, { quoteId: data.quoteId ?? subject, status: { $in: openAssignmentStatuses } });
    if (leaves.includes(name) && !(await canWork(strapi, subject)))
      await withdraw(strapi, { contractorId: subject, status: { $in: withdrawableStatuses } });
  });

async function withdraw(strapi: Core.Strapi, where: object): Promise<void> {
  const rows: AssignmentRow[] = await strapi.db.query('api::assignment.assignment').findMany({ where, orderBy: { id: 'asc' } });
  for (const { documentId, revision } of rows) {
    const command = { revision, key: randomUUID() };
    await transitionAssignment(strapi, documentId, 'withdraw', { by: timer, command }).catch(ignoreEnded);
  }
}

/** An assignment that has ended is left alone. One that changed meanwhile (`stale`) is still open: the round fails and is tried again. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'assignment.wrong-status')) throw error;
}

type Rest = { seq: number; from: Date; to: Date };

/** Follows the log and postpones assignments by the time for which their order was on hold. */
export const postponeAssignments = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:rests', async ({ seq, name, subject, data }) => {
    if (name !== 'order.resumed' || !data.restedFrom || !data.restedTo) return;
    const rest: Rest = { seq, from: new Date(data.restedFrom), to: new Date(data.restedTo) };
    const where = { orderId: subject, status: { $in: openAssignmentStatuses }, dueAt: { $notNull: true } };
    const rows: AssignmentRow[] = await strapi.db.query('api::assignment.assignment').findMany({ where, orderBy: { id: 'asc' } });
    for (const { documentId } of rows) await postpone(strapi, documentId, rest);
  });

/** Postpones an assignment once for each pause, however often its event is read. */
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
