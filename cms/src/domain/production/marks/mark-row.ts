import type { Core } from '@strapi/strapi';
import type { Mark, MarkAudience, MarkReply, MarkView, StaffMark } from '../../../contract/production/mark';
import type { MarkStatus } from '../../../contract/states/mark';
import type { ActorKind } from '../../../contract/states/transition';

/** A mark as stored. Status and counters are null in rows of earlier editions, which knew neither. */
export type MarkRow = Mark & {
  id: number;
  documentId: string;
  orderId: string;
  /** The request for a revision that it came with, from 1. */
  round: number;
  status: MarkStatus | null;
  /** Counts what all sides see of its changes; `workRevision` what happens between staff and contractor. */
  revision: number | null;
  workRevision: number | null;
  /** The assignment whose contractor reads it, in the words of `wording`; null until it is released. */
  assignmentId: string | null;
  wording: string | null;
  releasedAt: string | null;
  doneAt: string | null;
  createdAt: string;
};

/** A reply at a mark as stored; `assignmentId` is that of the contractor who wrote it or reads it. */
export type MarkReplyRow = {
  id: number;
  documentId: string;
  markId: string;
  orderId: string;
  assignmentId: string | null;
  key: string;
  author: MarkReply['from'];
  audience: MarkAudience;
  authorId: string | null;
  name: string;
  text: string;
  createdAt: string;
};

/** The most replies at the marks of one order that are shown, the newest. */
const MAX_REPLIES = 2_000;

export type OrderMarks = { rows: MarkRow[]; replies: MarkReplyRow[] };

/** Reads the marks of all revisions of an order, in the order of their numbers, with the replies at them. */
export async function findMarks(strapi: Core.Strapi, orderId: string): Promise<OrderMarks> {
  const rows: MarkRow[] = await strapi.db.query('api::mark.mark').findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  if (rows.length === 0) return { rows, replies: [] };
  const replies: MarkReplyRow[] = await strapi.db
    .query('api::mark-reply.mark-reply')
    .findMany({ where: { orderId }, orderBy: { id: 'desc' }, limit: MAX_REPLIES });
  return { rows, replies: replies.toReversed() };
}

/** Returns the revision of a mark as an actor sees it: customers do not learn what happens between staff and contractor. */
export const revisionFor = (actor: ActorKind, { revision, workRevision }: Pick<MarkRow, 'revision' | 'workRevision'>): number =>
  actor === 'customer' ? (revision ?? 0) : (revision ?? 0) + (workRevision ?? 0);

const time = (value: string | null): string | null => (value === null ? null : new Date(value).toISOString());

const presentReply = ({ documentId, createdAt, author, name, text, audience }: MarkReplyRow): MarkReply => ({
  id: documentId,
  at: new Date(createdAt).toISOString(),
  from: author,
  name,
  text,
  audience,
});

const repliesAt = (replies: readonly MarkReplyRow[], row: MarkRow): MarkReplyRow[] =>
  replies.filter(({ markId }) => markId === row.documentId);

const present = (row: MarkRow, number: number): Omit<MarkView, 'revision' | 'replies'> => ({
  id: row.documentId,
  number,
  fileName: row.fileName,
  page: row.page,
  x: row.x,
  y: row.y,
  text: row.text,
  at: new Date(row.createdAt).toISOString(),
  status: row.status ?? 'open',
  doneAt: time(row.doneAt),
});

/** Presents marks to their customer: what a contractor has ticked is open until staff have checked it. */
export const customerMarks = ({ rows, replies }: OrderMarks): MarkView[] =>
  rows.map((row, index) => ({
    ...present(row, index + 1),
    status: row.status === 'done' ? 'done' : 'open',
    revision: revisionFor('customer', row),
    replies: repliesAt(replies, row)
      .filter(({ audience }) => audience === 'customer')
      .map(presentReply),
  }));

/** Presents marks to staff, with what the contractor reads of each. */
export const staffMarks = ({ rows, replies }: OrderMarks): StaffMark[] =>
  rows.map((row, index) => ({
    ...present(row, index + 1),
    revision: revisionFor('admin', row),
    replies: repliesAt(replies, row).map(presentReply),
    release: releaseOf(row),
  }));

function releaseOf({ assignmentId, wording, releasedAt }: MarkRow): StaffMark['release'] {
  if (assignmentId === null || wording === null || releasedAt === null) return null;
  return { assignmentId, wording, at: new Date(releasedAt).toISOString() };
}

/**
 * Presents the marks that were released to a contractor, in the team's wording and without anybody's name, under the names
 * of the files that they have.
 * @param sheets the contractor's file for each file of the order that they have, be it a cleaned copy
 */
export function contractorMarks(
  { rows, replies }: OrderMarks,
  { assignmentId, sheets }: { assignmentId: string; sheets: ReadonlyMap<string, string> },
): MarkView[] {
  return rows.flatMap((row, index) => {
    const release = releaseOf(row);
    const fileName = sheets.get(row.fileName);
    if (release?.assignmentId !== assignmentId || !fileName) return [];
    const mark = { ...present(row, index + 1), fileName, text: release.wording, at: release.at };
    const read = repliesAt(replies, row).filter((reply) => reply.audience === 'contractor' && reply.assignmentId === assignmentId);
    return [{ ...mark, revision: revisionFor('contractor', row), replies: read.map((reply) => ({ ...presentReply(reply), name: '' })) }];
  });
}
