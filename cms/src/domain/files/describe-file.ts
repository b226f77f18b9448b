import type { Core } from '@strapi/strapi';
import type { FileMetadata } from '../../contract/files/file';
import { Problem } from '../../contract/problem';
import { completeFile, type FileRow } from './file-row';
import { fileStore } from '../../platform/storage/open-store';

/**
 * A stored file's metadata (spec §7). An upload whose last byte came just before its process ended is found complete here.
 * @throws Problem storage.object-not-found when there are no bytes
 */
export async function describeFile(strapi: Core.Strapi, row: FileRow): Promise<FileMetadata> {
  const size = Number(row.size);
  const receivedBytes = row.complete ? size : await receivedBytesOf(row.fileName);
  const complete = receivedBytes === size;
  if (complete && !row.complete) await completeFile(strapi, row.fileName);
  const { fileName, originalName, mimeType } = row;
  return { fileName, originalName, fileSize: size, mimeType, uploadedAt: new Date(row.createdAt).toISOString(), complete, receivedBytes };
}

async function receivedBytesOf(fileName: string): Promise<number> {
  const upload = await fileStore()
    .getUpload(fileName)
    .catch((error: { status_code?: number }) => {
      if (error.status_code === 404 || error.status_code === 410) throw new Problem('storage.object-not-found', {}, {}, { cause: error });
      throw error;
    });
  return upload.offset;
}
