import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from '../api/assignment/assignment-row';
import { Problem } from '../contract/problem';
import { openAssignmentStatuses } from '../contract/states/assignment';
import { readNews } from '../events/read-news';
import { moveAssignment } from './move-assignment';
import { timer } from './move-document';

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

/** Follows the log and takes work back whose order or request has ended. */
export const withdrawAssignments = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:assignments', async ({ name, subject, data }) => {
    if (ends.includes(name)) await withdrawOpen(strapi, String(data?.quoteId ?? subject));
  });

async function withdrawOpen(strapi: Core.Strapi, quoteId: string): Promise<void> {
  const rows: AssignmentRow[] = await strapi.db
    .query('api::assignment.assignment')
    .findMany({ where: { quoteId, status: { $in: openAssignmentStatuses } }, orderBy: { id: 'asc' } });
  for (const { documentId, revision } of rows) {
    const move = { revision, key: randomUUID() };
    await moveAssignment(strapi, documentId, 'withdraw', { by: timer, move }).catch(ignoreEnded);
  }
}

/** It ended by itself. One that moved meanwhile (`stale`) is still open: the round fails and is tried again. */
function ignoreEnded(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'assignment.wrong-status')) throw error;
}
