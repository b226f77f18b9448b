import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './assignment-row';
import { Problem } from '../../../contract/problem';
import { openAssignmentStatuses } from '../../../contract/states/assignment';
import { readNews } from '../../../platform/events/read-news';
import { canWork } from '../contractors/contractor-row';
import { transitionAssignment } from './transition-assignment';
import { timer } from '../../../platform/events/transition-document';
import { currentTime } from '../../../platform/time/current-time';
import { ignoreStale } from '../../quoting/expire-offers';

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

/** Facts after which nobody needs to work any more. An expired offer can still be sent again. */
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

/** Facts after which somebody may not work for us any more. */
const leaves = ['account.blocked', 'account.deleted', 'account.role-changed'];

/** What is taken from a contractor who has gone: what they handed in is in our hands, and stays for review. */
export const withdrawableStatuses = openAssignmentStatuses.filter((status) => status !== 'submitted');

/** Follows the log and takes work back whose order or request has ended, or whose contractor has gone. */
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

/** It ended by itself. One that moved meanwhile (`stale`) is still open: the round fails and is tried again. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'assignment.wrong-status')) throw error;
}
