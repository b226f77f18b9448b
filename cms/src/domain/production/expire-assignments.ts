import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './assignment-row';
import { currentTime } from '../../platform/time/current-time';
import { ignoreMoved } from '../quoting/expire-offers';
import { moveAssignment } from './move-assignment';
import { timer } from '../../platform/events/move-document';

const BATCH = 50;

/** Ends requests for a price that nobody answered in time. */
export async function expireAssignments(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: AssignmentRow[] = await strapi.db
    .query('api::assignment.assignment')
    .findMany({ where: { status: 'offered', answerBy: { $lte: now } }, orderBy: { answerBy: 'asc' }, limit: BATCH });
  for (const { documentId, revision } of due) {
    const move = { revision, key: randomUUID() };
    await moveAssignment(strapi, documentId, 'expire', { by: timer, move, now }).catch(ignoreMoved);
  }
}
