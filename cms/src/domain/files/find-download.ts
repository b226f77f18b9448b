import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import { mimeTypes, type StoredDocument, storedDocuments } from '../../platform/documents/stored-document';
import { completeFile, type FileRow, files } from './file-row';
import type { FileMetadata } from '../../contract/files/file';
import { requireDownloadable, shownCheck } from './file-verdict';
import { fileStore } from '../../platform/storage/open-store';

/** The file behind a signed URL: a customer's file, or a document of the shop. `size` is bytes. */
type Download = { name: string; mimeType: string; size: number };

/**
 * Finds what a signed URL leads to. A file's state is asked again: the URL may be older than the verdict.
 * @throws Problem storage.object-not-found, storage.file-waiting, storage.file-blocked
 */
export async function findDownload(strapi: Core.Strapi, fileName: string): Promise<Download> {
  const file: FileRow | null = await files(strapi).findOne({ where: { fileName, complete: true } });
  if (file) {
    requireDownloadable(file);
    // Nobody can say what a customer's file really is.
    return { name: file.originalName, mimeType: 'application/octet-stream', size: Number(file.size) };
  }
  const document: StoredDocument | null = await storedDocuments(strapi).findOne({ where: { fileName } });
  if (!document) throw new Problem('storage.object-not-found');
  return { name: document.name, mimeType: mimeTypes[document.format], size: Number(document.size) };
}

/**
 * Returns a stored file's metadata (spec §7). An upload whose last byte came just before its process ended is found
 * complete here.
 * @throws Problem storage.object-not-found when there are no bytes
 */
export async function describeFile(strapi: Core.Strapi, row: FileRow): Promise<FileMetadata> {
  const size = Number(row.size);
  const receivedBytes = row.complete ? size : await receivedBytesOf(row.fileName);
  const complete = receivedBytes === size;
  if (complete && !row.complete) await completeFile(strapi, row.fileName);
  const { fileName, originalName, mimeType } = row;
  return {
    fileName,
    originalName,
    fileSize: size,
    mimeType,
    uploadedAt: new Date(row.createdAt).toISOString(),
    complete,
    receivedBytes,
    check: shownCheck(row),
  };
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
