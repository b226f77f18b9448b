import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AssignmentRow } from './assignment-row';
import type { Submission, WorkTerms } from '../../contract/production/assignment';
import type { Move } from '../../contract/move';
import { Problem } from '../../contract/problem';
import type { AssignmentEvent } from '../../contract/states/assignment';
import { claimFiles, findCartFiles } from '../files/cart-files';
import { hashSecret } from '../../platform/http/hash';
import type { Work } from './find-work';
import { lockOrder } from './lock-order';
import type { Mover } from '../../platform/events/move-document';
import { moveOrder } from './move-order';
import { orderDue } from './order-due';

type Context = {
  strapi: Core.Strapi;
  trx: Knex;
  assignment: AssignmentRow;
  work: Work;
  by: Mover;
  move: Move;
  now: Date;
  terms: WorkTerms | null;
  handedIn: Pick<Submission, 'files' | 'keep'>;
};
type Change = Partial<Record<keyof AssignmentRow, unknown>>;
type Effect = (context: Context) => Promise<Change>;

/** What changes with an event besides the status. */
export const assignmentEffects: Partial<Record<AssignmentEvent, Effect>> = {
  bid: async ({ terms }) => ({ ...terms }),
  assign,
  start: async ({ now }) => ({ startedAt: now }),
  submit,
  rework: async ({ assignment }) => ({ reworks: assignment.reworks + 1 }),
  approve,
};

/** The days count from the assignment on. */
async function assign({ strapi, work, now, terms }: Context): Promise<Change> {
  const clock = { clockFrom: now.toISOString(), leadTimeDays: terms?.days ?? 0, express: null, pauses: [] };
  return { ...terms, orderId: work.order?.documentId, assignedAt: now, dueAt: await orderDue(strapi, clock) };
}

/** Hands in new files and those of the submission before that still hold; the first hand-in sends the order to review. */
async function submit({ strapi, trx, assignment, by, move, now, handedIn }: Context): Promise<Change> {
  const { documentId: assignmentId, orderId } = assignment;
  const submission = assignment.submission + 1;
  const { files, keep = [] } = handedIn;
  if (files) {
    const cartIdHash = hashSecret(files.cartId);
    await findCartFiles(strapi, cartIdHash, files.fileNames);
    await claimFiles(trx, { cartIdHash, fileNames: files.fileNames, claim: { assignment_id: assignmentId, submission } });
  }
  const kept = [...new Set(keep)];
  const before = { assignment_id: assignmentId, submission: assignment.submission };
  const carried = await trx('customer_files').where(before).whereIn('file_name', kept).update({ submission });
  if (carried !== kept.length) throw new Problem('quote.file-unknown');
  const order = await lockOrder(strapi, trx, String(orderId));
  if (order.status === 'in_production') {
    const onward = { revision: order.revision, key: move.key };
    await moveOrder(strapi, order.documentId, 'submit', { by, move: onward, throughAssignment: true, now });
  }
  return { submission, submittedAt: assignment.submittedAt ?? now };
}

/** Makes what was handed in last part of the next delivery. */
async function approve({ strapi, trx, assignment, now }: Context): Promise<Change> {
  const { documentId: assignmentId, submission, orderId } = assignment;
  const order = await lockOrder(strapi, trx, String(orderId));
  const version = order.deliveredVersion + 1;
  await trx('customer_files').where({ assignment_id: assignmentId, submission }).update({ order_id: order.documentId, version });
  return { approvedAt: now };
}
