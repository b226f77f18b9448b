import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts } from '../../people/account-row';
import {
  type AssignmentRow,
  type AssignmentMessageRow,
  presentAssignment,
  presentAssignmentMessage,
  presentStaffAssignmentSummary,
} from './present-assignment';
import { type FileReleaseRow, releasedFiles, sheetsOf } from './release-files';
import { contractorMarks, findMarks } from '../marks/mark-row';
import { staffTransitionsOf } from './transition-assignment';
import { presentFile } from '../../quoting/thread';
import type {
  Assignment,
  StaffAssignment,
  AssignmentListQuery,
  StaffAssignmentListQuery,
  StaffAssignmentSummary,
} from '../../../contract/production/assignment';
import {
  type AssignmentEvent,
  type AssignmentStatus,
  markedAssignmentStatuses,
  openAssignmentStatuses,
  contractorTurnStatuses,
} from '../../../contract/states/assignment';
import type { MarkView } from '../../../contract/production/mark';
import type { FileEntry } from '../../../contract/quoting/thread';
import { readTimeline } from '../../../platform/events/topics';
import { type FileRow, files } from '../../files/file-row';
import type { DownloadUrl } from '../../../contract/files/file';
import { Problem } from '../../../contract/problem';
import { fileDownloadUrl } from '../../files/file-verdict';
import { LIST_LIMIT_DEFAULT, type Page } from '../../../contract/list';
import { cursorOf, rowIdOf, type Rows } from '../../../platform/http/keyset';

/** The most messages that are shown, the newest; a conversation about one assignment does not come near it. */
const MAX_MESSAGES = 500;

const open: readonly AssignmentStatus[] = openAssignmentStatuses;

/** Checks whether a contractor may still reach the released files, which ends with the assignment. */
const mayHaveFiles = ({ status }: Pick<AssignmentRow, 'status'>): boolean => open.includes(status);

/** Reads an assignment with its history, as its contractor may see it. */
export async function showAssignment(strapi: Core.Strapi, assignment: AssignmentRow): Promise<Assignment> {
  const shown = await gather(strapi, assignment);
  const files = mayHaveFiles(assignment) ? shown.files : [];
  const names = new Set([...files, ...shown.results].map(({ fileName }) => fileName));
  const isMarked = (markedAssignmentStatuses as readonly AssignmentStatus[]).includes(assignment.status);
  const messages = mayHaveFiles(assignment) ? shown.messages : shown.messages.map((message) => ({ ...message, files: [] }));
  return { ...shown, files, messages, marks: isMarked ? shown.marks.filter(({ fileName }) => names.has(fileName)) : [] };
}

/** Reads an assignment with its history for staff, with the contractor who works on it. */
export async function showStaffAssignment(strapi: Core.Strapi, assignment: AssignmentRow): Promise<StaffAssignment> {
  const [shown, released, contractor, transitions]: [Assignment, string[], AccountRow | null, AssignmentEvent[]] = await Promise.all([
    gather(strapi, assignment),
    originalsOf(strapi, assignment.documentId),
    accounts(strapi).findOne({ where: { documentId: assignment.contractorId } }),
    staffTransitionsOf(strapi, assignment),
  ]);
  return { ...shown, ...presentStaffAssignmentSummary(assignment, contractor ?? undefined), released, transitions };
}

async function gather(strapi: Core.Strapi, assignment: AssignmentRow): Promise<Assignment> {
  const { documentId: assignmentId, orderId, status } = assignment;
  const [order, released, own, marks, messages, timeline] = await Promise.all([
    orderId && open.includes(status)
      ? strapi.db.query('api::order.order').findOne({ where: { documentId: orderId }, select: ['status'] })
      : null,
    showReleases(strapi, assignmentId),
    files(strapi).findMany({ where: { assignmentId }, orderBy: { id: 'asc' } }) as Promise<FileRow[]>,
    orderId ? showMarks(strapi, { assignmentId, orderId }) : [],
    strapi.db
      .query('api::assignment-message.assignment-message')
      .findMany({ where: { assignmentId }, orderBy: { id: 'desc' }, limit: MAX_MESSAGES }) as Promise<AssignmentMessageRow[]>,
    readTimeline(strapi, [assignmentId]),
  ]);
  return {
    ...presentAssignment(assignment),
    paused: order?.status === 'on_hold',
    files: released,
    results: own.filter(({ messageId }) => messageId === null).map((row) => ({ ...presentFile(row), submission: row.submission ?? 0 })),
    marks,
    messages: messages.toReversed().map((row) => presentAssignmentMessage(row, own)),
    timeline,
  };
}

const showMarks = async (strapi: Core.Strapi, { assignmentId, orderId }: { assignmentId: string; orderId: string }): Promise<MarkView[]> =>
  contractorMarks(await findMarks(strapi, orderId), { assignmentId, sheets: await sheetsOf(strapi, assignmentId) });

/** Lists the files that were released, by the names of those that copies were made of. */
const originalsOf = async (strapi: Core.Strapi, assignmentId: string): Promise<string[]> =>
  (await releasedFiles(strapi, assignmentId)).map(({ row: { fileName, cleanedFrom } }) => cleanedFrom ?? fileName);

/** Presents the released files under their neutral names. */
const showReleases = async (strapi: Core.Strapi, assignmentId: string): Promise<FileEntry[]> =>
  (await releasedFiles(strapi, assignmentId)).map(({ row, name }) => ({ ...presentFile(row), originalName: name }));

/**
 * Signs a URL for the contractor: for a released file, saved under its neutral name, or for their own result.
 * @throws Problem storage.object-not-found, storage.file-waiting, storage.file-blocked
 */
export async function assignmentDownloadUrl(strapi: Core.Strapi, assignment: AssignmentRow, fileName: string): Promise<DownloadUrl> {
  const { documentId: assignmentId } = assignment;
  const release: FileReleaseRow | null = mayHaveFiles(assignment)
    ? await strapi.db.query('api::file-release.file-release').findOne({ where: { assignmentId, fileName } })
    : null;
  if (!release) return ownDownloadUrl(assignment, await findOwn(strapi, assignment, fileName));
  const row: FileRow | null = await files(strapi).findOne({ where: { fileName, complete: true } });
  if (!row) throw new Problem('storage.object-not-found');
  return fileDownloadUrl(row, release.name);
}

/** Signs a URL for a file that was submitted or came with a message. @throws Problem storage.object-not-found, storage.file-waiting, storage.file-blocked */
export async function resultDownloadUrl(strapi: Core.Strapi, assignment: AssignmentRow, fileName: string): Promise<DownloadUrl> {
  return fileDownloadUrl(await findOwn(strapi, assignment, fileName));
}

/** Files of messages are given out like released ones, while there is work. */
function ownDownloadUrl(assignment: AssignmentRow, row: FileRow): DownloadUrl {
  if (row.messageId !== null && !mayHaveFiles(assignment)) throw new Problem('storage.object-not-found');
  return fileDownloadUrl(row);
}

async function findOwn(strapi: Core.Strapi, { documentId: assignmentId }: AssignmentRow, fileName: string): Promise<FileRow> {
  const row: FileRow | null = await files(strapi).findOne({ where: { fileName, assignmentId, complete: true } });
  if (!row) throw new Problem('storage.object-not-found');
  return row;
}

type Query = AssignmentListQuery & Pick<StaffAssignmentListQuery, 'quoteId' | 'contractorId'>;

export const assignmentQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const assignments = () => strapi.db.query('api::assignment.assignment');

  /** Reads one page, newest first. @throws Problem input.invalid for a foreign cursor */
  const list = async ({ cursor, limit = LIST_LIMIT_DEFAULT, ...query }: Query): Promise<Rows<AssignmentRow>> => {
    const before = cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } };
    const where = { ...before, ...filtersOf(query) };
    return cursorOf(await assignments().findMany({ where, orderBy: { id: 'desc' }, limit: limit + 1 }), limit);
  };
  return {
    list,

    /** Finds an assignment by its id, only the contractor's own if one is given. @throws Problem assignment.not-found */
    async byId(documentId: string, contractorId?: string): Promise<AssignmentRow> {
      const assignment = await assignments().findOne({ where: { documentId, ...(contractorId && { contractorId }) } });
      if (!assignment) throw new Problem('assignment.not-found');
      return assignment;
    },

    /** Reads one page with contractors, for staff. @throws Problem input.invalid for a foreign cursor */
    async listForStaff(query: StaffAssignmentListQuery): Promise<Page<StaffAssignmentSummary>> {
      const { rows, next } = await list(query);
      return { items: await withContractors(strapi, rows), next };
    },

    withContractors: (rows: readonly AssignmentRow[]) => withContractors(strapi, rows),
  };
};

async function withContractors(strapi: Core.Strapi, rows: readonly AssignmentRow[]): Promise<StaffAssignmentSummary[]> {
  const ids = rows.map(({ contractorId }) => contractorId);
  const contractors: AccountRow[] = await accounts(strapi).findMany({ where: { documentId: { $in: ids } } });
  const byId = new Map(contractors.map((account) => [account.documentId, account]));
  return rows.map((row) => presentStaffAssignmentSummary(row, byId.get(row.contractorId)));
}

function filtersOf({ stage, status, quoteId, contractorId }: Query): object {
  const stages = { quotes: { assignedAt: { $null: true } }, orders: { assignedAt: { $notNull: true } } };
  const groups = { open: openAssignmentStatuses, waiting: contractorTurnStatuses };
  const statuses = status === 'open' || status === 'waiting' ? { $in: groups[status] } : status;
  return {
    ...(stage && stages[stage]),
    ...(statuses && { status: statuses }),
    ...(quoteId && { quoteId }),
    ...(contractorId && { contractorId }),
  };
}
