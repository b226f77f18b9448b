import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './assignment-row';
import type { FileReleaseRow } from './file-release-row';
import type { DownloadUrl } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { files } from '../files/file-row';
import { signDownloadUrl } from '../../platform/storage/signed-url';
import { mayHaveFiles } from './show-assignment';

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
