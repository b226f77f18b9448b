import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts } from '../../people/account-row';
import {
  type AssignmentRow,
  type AssignmentMessageRow,
  presentAssignment,
  presentAssignmentMessage,
  presentStaffAssignmentSummary,
} from './present-assignment';
import type { FileReleaseRow } from './release-files';
import { presentFile } from '../../quoting/show-thread';
import type { Assignment, StaffAssignment } from '../../../contract/production/assignment';
import { type AssignmentStatus, openAssignmentStatuses } from '../../../contract/states/assignment';
import type { FileEntry } from '../../../contract/quoting/thread';
import { readTimeline } from '../../../platform/events/timeline';
import { type FileRow, files } from '../../files/file-row';
import type { DownloadUrl } from '../../../contract/files/file';
import { Problem } from '../../../contract/problem';
import { signDownloadUrl } from '../../../platform/storage/signed-url';

/** The newest messages that are shown; a conversation about one piece of work does not come near it. */
const MAX_MESSAGES = 500;

const open: readonly AssignmentStatus[] = openAssignmentStatuses;

/** Released files stay within reach only while there is something to do with them. */
const mayHaveFiles = ({ status }: Pick<AssignmentRow, 'status'>): boolean => open.includes(status);

/** An assignment with all that happened to it, as its contractor may see it. */
export async function showAssignment(strapi: Core.Strapi, assignment: AssignmentRow): Promise<Assignment> {
  const shown = await gather(strapi, assignment);
  return { ...shown, files: mayHaveFiles(assignment) ? shown.files : [] };
}

/** The same for staff, with who works on it. */
export async function showStaffAssignment(strapi: Core.Strapi, assignment: AssignmentRow): Promise<StaffAssignment> {
  const [shown, contractor]: [Assignment, AccountRow | null] = await Promise.all([
    gather(strapi, assignment),
    accounts(strapi).findOne({ where: { documentId: assignment.contractorId } }),
  ]);
  return { ...shown, ...presentStaffAssignmentSummary(assignment, contractor ?? undefined) };
}

async function gather(strapi: Core.Strapi, assignment: AssignmentRow): Promise<Assignment> {
  const { documentId: assignmentId, orderId, status } = assignment;
  const [order, released, results, messages, timeline] = await Promise.all([
    orderId && open.includes(status)
      ? strapi.db.query('api::order.order').findOne({ where: { documentId: orderId }, select: ['status'] })
      : null,
    showReleases(strapi, assignmentId),
    files(strapi).findMany({ where: { assignmentId }, orderBy: { id: 'asc' } }) as Promise<FileRow[]>,
    strapi.db
      .query('api::assignment-message.assignment-message')
      .findMany({ where: { assignmentId }, orderBy: { id: 'desc' }, limit: MAX_MESSAGES }) as Promise<AssignmentMessageRow[]>,
    readTimeline(strapi, [assignmentId]),
  ]);
  return {
    ...presentAssignment(assignment),
    paused: order?.status === 'on_hold',
    files: released,
    results: results.map((row) => ({ ...presentFile(row), submission: row.submission ?? 0 })),
    messages: messages.toReversed().map(presentAssignmentMessage),
    timeline,
  };
}

/** What was released, under its neutral names; files that were erased since are left out. */
async function showReleases(strapi: Core.Strapi, assignmentId: string): Promise<FileEntry[]> {
  const releases: FileReleaseRow[] = await strapi.db
    .query('api::file-release.file-release')
    .findMany({ where: { assignmentId }, orderBy: { id: 'asc' } });
  const rows: FileRow[] = await files(strapi).findMany({ where: { fileName: { $in: releases.map(({ fileName }) => fileName) } } });
  const byName = new Map(rows.map((row) => [row.fileName, row]));
  return releases.flatMap(({ fileName, name }) => {
    const row = byName.get(fileName);
    return row ? [{ ...presentFile(row), originalName: name }] : [];
  });
}

/** A URL for the contractor: for a released file, saved under its neutral name, or for their own result. @throws Problem storage.object-not-found */
export async function assignmentDownloadUrl(strapi: Core.Strapi, assignment: AssignmentRow, fileName: string): Promise<DownloadUrl> {
  const { documentId: assignmentId } = assignment;
  const release: FileReleaseRow | null = mayHaveFiles(assignment)
    ? await strapi.db.query('api::file-release.file-release').findOne({ where: { assignmentId, fileName } })
    : null;
  if (!release) return resultDownloadUrl(strapi, assignment, fileName);
  if (!(await files(strapi).findOne({ where: { fileName, complete: true } }))) throw new Problem('storage.object-not-found');
  return signDownloadUrl(fileName, Date.now(), release.name);
}

/** A URL for what was handed in. @throws Problem storage.object-not-found */
export async function resultDownloadUrl(strapi: Core.Strapi, { documentId }: AssignmentRow, fileName: string): Promise<DownloadUrl> {
  const row = await files(strapi).findOne({ where: { fileName, assignmentId: documentId, complete: true } });
  if (!row) throw new Problem('storage.object-not-found');
  return signDownloadUrl(fileName);
}
