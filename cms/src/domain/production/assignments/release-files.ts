import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './present-assignment';
import type { NewFileRelease } from '../../../contract/production/assignment';
import { Problem } from '../../../contract/problem';
import { type AssignmentStatus, openAssignmentStatuses } from '../../../contract/states/assignment';
import { currentTime } from '../../../platform/time/time';
import { appendEvent, wasPerformed } from '../../../platform/events/append-event';
import { type FileRow, files } from '../../files/file-row';
import type { Actor } from '../../../platform/events/transition-document';
import { requireDownloadable } from '../../files/file-verdict';
import { withCopies } from './file-metadata';
import { extensionOf } from '../../../contract/files/file';

/** The release of a file to a contractor, under a name that does not reveal the customer. */
export type FileReleaseRow = {
  id: number;
  documentId: string;
  assignmentId: string;
  fileName: string;
  name: string;
  releasedBy: string | null;
  releasedAt: string;
};

const open: readonly AssignmentStatus[] = openAssignmentStatuses;

type Releasing = { assignment: AssignmentRow; orderId: string | null; fileNames: readonly string[]; by: Actor };

/**
 * Lets a contractor have files of the request or the order, under neutral names, as part of the caller's transaction.
 * Earlier releases stay as they are.
 * @throws Problem quote.file-unknown, storage.file-waiting, storage.file-blocked
 */
export async function keepReleases(strapi: Core.Strapi, { assignment, orderId, fileNames, by }: Releasing): Promise<void> {
  const { documentId: assignmentId, number, quoteId } = assignment;
  const releases = strapi.db.query('api::file-release.file-release');
  const names = [...new Set(fileNames)];
  const owner = orderId ? { $or: [{ quoteId }, { orderId }] } : { quoteId };
  const found: FileRow[] = await files(strapi).findMany({ where: { fileName: { $in: names }, complete: true, ...owner } });
  if (found.length < names.length) throw new Problem('quote.file-unknown');
  // A copy was made of a file that may leave the shop, and is checked in its turn.
  for (const row of found) if (!row.cleanedFrom) requireDownloadable(row);
  const before: FileReleaseRow[] = await releases.findMany({ where: { assignmentId } });
  const isReleased = (fileName: string) => before.some((row) => row.fileName === fileName);
  let position = before.length;
  for (const fileName of names.filter((name) => !isReleased(name))) {
    const original = found.find((row) => row.fileName === fileName)?.originalName ?? '';
    const name = neutralName(number, ++position, original);
    await releases.create({ data: { assignmentId, fileName, name, releasedBy: by.accountId, releasedAt: currentTime() } });
  }
}

/** Reads the files that were released to a contractor, oldest release first; files that were erased since are left out. */
export async function releasedFiles(strapi: Core.Strapi, assignmentId: string): Promise<{ name: string; row: FileRow }[]> {
  const releases: FileReleaseRow[] = await strapi.db
    .query('api::file-release.file-release')
    .findMany({ where: { assignmentId }, orderBy: { id: 'asc' } });
  const rows: FileRow[] = await files(strapi).findMany({ where: { fileName: { $in: releases.map(({ fileName }) => fileName) } } });
  const byName = new Map(rows.map((row) => [row.fileName, row]));
  return releases.flatMap(({ fileName, name }) => {
    const row = byName.get(fileName);
    return row ? [{ name, row }] : [];
  });
}

/** Maps the order's files that a contractor has, their own results among them, to the names by which they reach them. */
export async function sheetsOf(strapi: Core.Strapi, assignmentId: string): Promise<Map<string, string>> {
  const [released, own]: [Awaited<ReturnType<typeof releasedFiles>>, FileRow[]] = await Promise.all([
    releasedFiles(strapi, assignmentId),
    files(strapi).findMany({ where: { assignmentId, messageId: { $null: true } } }),
  ]);
  const given = released.map(({ row }): [string, string] => [row.cleanedFrom ?? row.fileName, row.fileName]);
  return new Map([...given, ...own.map(({ fileName }): [string, string] => [fileName, fileName])]);
}

/**
 * Releases further files to a contractor, once per key.
 * @throws Problem assignment.wrong-status when the assignment has ended, and as `keepReleases` and `withCopies`
 */
export async function releaseFiles(
  strapi: Core.Strapi,
  { documentId, quoteId }: AssignmentRow,
  { key, ...release }: NewFileRelease,
  by: Actor,
): Promise<void> {
  const fileNames = await withCopies(strapi, quoteId, release);
  await strapi.db.transaction(async ({ trx }) => {
    // A write, not a read, so that SQLite takes its lock too: names count upwards.
    await trx('assignments').where({ document_id: documentId }).update({ document_id: documentId });
    if (await wasPerformed(trx, documentId, key)) return;
    const assignment: AssignmentRow = await strapi.db.query('api::assignment.assignment').findOne({ where: { documentId } });
    if (!open.includes(assignment.status)) throw new Problem('assignment.wrong-status');
    const order: { documentId: string } | null = await strapi.db
      .query('api::order.order')
      .findOne({ where: { quoteId: assignment.quoteId }, select: ['documentId'] });
    await keepReleases(strapi, { assignment, orderId: order?.documentId ?? null, fileNames, by });
    await appendEvent(strapi, trx, {
      topic: 'assignment',
      name: 'assignment.files-released',
      subject: documentId,
      actor: by.kind,
      accountId: by.accountId,
      transitionKey: key,
      data: { quoteId: assignment.quoteId, files: fileNames.length },
    });
  });
}

/** Names the n-th file of an assignment for its contractor: people name files after customers and addresses. */
export const neutralName = (assignmentNumber: string, position: number, originalName: string): string => {
  const extension = extensionOf(originalName);
  return `${assignmentNumber}-${String(position).padStart(2, '0')}${extension && `.${extension}`}`;
};
