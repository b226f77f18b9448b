import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { MarkCommand, MarkRelease, NewStaffMarkReply } from '../../../contract/production/mark';
import { Problem } from '../../../contract/problem';
import { type AssignmentStatus, markedAssignmentStatuses, openAssignmentStatuses } from '../../../contract/states/assignment';
import { type MarkEvent, markFlow } from '../../../contract/states/mark';
import { openOrderStatuses, type OrderStatus } from '../../../contract/states/order';
import { nextState } from '../../../contract/states/transition';
import { appendEvent } from '../../../platform/events/append-event';
import { performTransition, type Actor } from '../../../platform/events/transition-document';
import { currentTime } from '../../../platform/time/time';
import { findWork, requireNeutral } from '../assignments/find-work';
import type { AssignmentRow } from '../assignments/present-assignment';
import { keepReleases, sheetsOf } from '../assignments/release-files';
import { type MarkReplyRow, type MarkRow, revisionFor } from './mark-row';

/** Where a mark is reached from: its order, and for contractors the assignment that it was released to. */
export type MarkPlace = { orderId: string; markId: string; assignment?: Pick<AssignmentRow, 'documentId' | 'status'> };

type Change = Partial<Record<keyof MarkRow, unknown>>;
type Changed = { fact: string; from?: string; to?: string; change: Change };
type Changing = MarkPlace & {
  by: Actor;
  command: { key: string; revision?: number };
  /** Locks what is locked before marks are. */ lockFirst?: (trx: Knex) => Promise<unknown>;
  /** Checks, and says what changes. @throws Problem */ step: (mark: MarkRow, trx: Knex) => Promise<Changed>;
};

const openOrders: readonly OrderStatus[] = openOrderStatuses;
const openWork: readonly AssignmentStatus[] = openAssignmentStatuses;
const markedWork: readonly AssignmentStatus[] = markedAssignmentStatuses;
const marks = (strapi: Core.Strapi) => strapi.db.query('api::mark.mark');

/**
 * Changes a mark, once per key: lock, repetition, revision, step, events. Contractors follow their assignment and not the
 * order, so that a released mark leaves an event there too.
 */
async function change(strapi: Core.Strapi, { orderId, markId, assignment, by, command, lockFirst, step }: Changing): Promise<void> {
  const { key, revision } = command;
  await performTransition<MarkRow, void>(strapi, {
    topic: 'order',
    documentId: orderId,
    by,
    key,
    revision: revision === undefined ? undefined : { sent: revision, of: (mark) => revisionFor(by.kind, mark) },
    async lock(trx) {
      await lockFirst?.(trx);
      // A write, not a read, so that SQLite takes its lock too.
      await trx('marks').where({ document_id: markId }).update({ document_id: markId });
      const mark: MarkRow | null = await marks(strapi).findOne({ where: { documentId: markId, orderId } });
      if (!mark || (assignment && mark.assignmentId !== assignment.documentId)) throw new Problem('not-found');
      return mark;
    },
    async step(mark, trx) {
      await requireOpen(strapi, { orderId, assignment });
      const { change: columns, ...fact } = await step(mark, trx);
      const changed: MarkRow = await marks(strapi).update({ where: { id: mark.id }, data: columns });
      const readers = new Set([mark.assignmentId, changed.assignmentId].filter((id) => id !== null));
      for (const subject of readers) {
        const event = { topic: 'assignment', name: 'assignment.mark-changed', subject, actor: by.kind } as const;
        await appendEvent(strapi, trx, { ...event, accountId: by.accountId, data: { markId } });
      }
      return { ...fact, data: { markId }, result: undefined };
    },
    unchanged: () => undefined,
  });
}

/** @throws Problem order.wrong-status, assignment.wrong-status once nothing more comes of the work */
async function requireOpen(strapi: Core.Strapi, { orderId, assignment }: Pick<MarkPlace, 'orderId' | 'assignment'>): Promise<void> {
  if (assignment && !openWork.includes(assignment.status)) throw new Problem('assignment.wrong-status');
  const order = await strapi.db.query('api::order.order').findOne({ where: { documentId: orderId }, select: ['status'] });
  if (!openOrders.includes(order.status)) throw new Problem('order.wrong-status');
}

const shared = ({ revision }: MarkRow): Change => ({ revision: (revision ?? 0) + 1 });
const amongWorkers = ({ workRevision }: MarkRow): Change => ({ workRevision: (workRevision ?? 0) + 1 });

type Performed = { event: MarkEvent; by: Actor; command: MarkCommand };

/** Performs a transition of a mark. @throws Problem not-found, stale also where its state allows it no more, and what `requireOpen` throws */
export const performOnMark = (strapi: Core.Strapi, place: MarkPlace, { event, by, command }: Performed): Promise<void> =>
  change(strapi, {
    ...place,
    by,
    command,
    async step(mark) {
      const from = mark.status ?? 'open';
      const to = nextState(markFlow, from, event, by.kind);
      if (!to) throw new Problem('stale');
      // Customers see whether a mark is done, and nothing in between.
      const isShared = from === 'done' || to === 'done';
      const counted = isShared ? shared(mark) : amongWorkers(mark);
      return { fact: factOf(event, isShared), from, to, change: { status: to, doneAt: to === 'done' ? currentTime() : null, ...counted } };
    },
  });

function factOf(event: MarkEvent, isShared: boolean): string {
  if (event === 'settle') return 'order.mark-settled';
  if (event === 'tick') return 'order.mark-ticked';
  return isShared ? 'order.mark-reopened' : 'order.mark-unticked';
}

/**
 * Lets a contractor read a mark at its place, in the team's wording; released again it has new words or another reader.
 * @throws Problem not-found, stale, assignment.not-found, assignment.wrong-status, assignment.names-customer,
 *   assignment.sheet-missing, and as `keepReleases`
 */
export async function releaseMark(
  strapi: Core.Strapi,
  place: MarkPlace,
  { by, command }: { by: Actor; command: MarkRelease },
): Promise<void> {
  const { orderId } = place;
  const { assignmentId, wording, titleBlockChecked = false } = command;
  const find = (): Promise<AssignmentRow | null> =>
    strapi.db.query('api::assignment.assignment').findOne({ where: { documentId: assignmentId, orderId } });
  const found = await find();
  if (!found) throw new Problem('assignment.not-found');
  requireNeutral(wording, await findWork(strapi, found.quoteId));
  await change(strapi, {
    ...place,
    by,
    command,
    // Names of released files count upwards; whoever approves work holds it before its marks.
    lockFirst: (trx) => trx('assignments').where({ document_id: assignmentId }).update({ document_id: assignmentId }),
    async step(mark) {
      const assignment = (await find()) ?? found;
      if (!markedWork.includes(assignment.status)) throw new Problem('assignment.wrong-status');
      if (!(await sheetsOf(strapi, assignmentId)).has(mark.fileName)) {
        if (!titleBlockChecked) throw new Problem('assignment.sheet-missing');
        await keepReleases(strapi, { assignment, orderId, fileNames: [mark.fileName], by });
      }
      return { fact: 'order.mark-released', change: { assignmentId, wording, releasedAt: currentTime(), ...amongWorkers(mark) } };
    },
  });
}

/** Takes a mark from its contractor's sheet. @throws Problem not-found, stale also for one that is not released */
export const holdMarkBack = (strapi: Core.Strapi, place: MarkPlace, { by, command }: { by: Actor; command: MarkCommand }): Promise<void> =>
  change(strapi, {
    ...place,
    by,
    command,
    async step(mark) {
      if (mark.assignmentId === null) throw new Problem('stale');
      const status = mark.status === 'done' ? 'done' : 'open';
      const none = { status, assignmentId: null, wording: null, releasedAt: null };
      return { fact: 'order.mark-held-back', change: { ...none, ...amongWorkers(mark) } };
    },
  });

/**
 * Adds a reply to a mark, once per key. Replies to contractors name nobody.
 * @throws Problem not-found, stale where no contractor reads the mark, assignment.names-customer, and
 *   what `requireOpen` throws
 */
export const replyToMark = (
  strapi: Core.Strapi,
  place: MarkPlace,
  { by, reply: { key, text, audience } }: { by: Actor; reply: NewStaffMarkReply },
): Promise<void> =>
  change(strapi, {
    ...place,
    by,
    command: { key },
    async step(mark) {
      const isForContractor = audience === 'contractor';
      if (isForContractor && mark.assignmentId === null) throw new Problem('stale');
      if (isForContractor && by.kind !== 'contractor') requireNeutral(text, await workOf(strapi, place.orderId));
      const author: MarkReplyRow['author'] = by.kind === 'customer' || by.kind === 'contractor' ? by.kind : 'staff';
      const assignmentId = isForContractor ? mark.assignmentId : null;
      const written = { markId: mark.documentId, orderId: place.orderId, assignmentId, key: `${place.orderId}:${key}`, author, audience };
      await strapi.db.query('api::mark-reply.mark-reply').create({ data: { ...written, authorId: by.accountId, name: by.name, text } });
      return { fact: audience === 'customer' ? 'order.mark-answered' : 'order.mark-noted', change: {} };
    },
  });

async function workOf(strapi: Core.Strapi, orderId: string) {
  const { quoteId } = await strapi.db.query('api::order.order').findOne({ where: { documentId: orderId }, select: ['quoteId'] });
  return findWork(strapi, quoteId);
}

/** Settles the marks that a contractor ticked, with the approval of their work, as part of the caller's transaction. */
export async function settleTicked(
  strapi: Core.Strapi,
  trx: Knex,
  { assignment, by, now }: { assignment: AssignmentRow; by: Actor; now: Date },
) {
  const ticked: MarkRow[] = await marks(strapi).findMany({
    where: { assignmentId: assignment.documentId, status: 'ready' },
    orderBy: { id: 'asc' },
  });
  for (const mark of ticked) {
    await marks(strapi).update({ where: { id: mark.id }, data: { status: 'done', doneAt: now, ...shared(mark) } });
    await appendEvent(strapi, trx, {
      topic: 'order',
      name: 'order.mark-settled',
      subject: mark.orderId,
      actor: by.kind,
      accountId: by.accountId,
      from: 'ready',
      to: 'done',
      data: { markId: mark.documentId },
    });
  }
}
