import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import { mimeTypes, storedDocuments, type StoredDocument } from '../../platform/documents/stored-document';
import { files, type FileRow } from './file-row';

/** What a signed URL gives: a customer's file, or a document of the shop. `size` is bytes. */
type Download = { name: string; mimeType: string; size: number };

/** @throws Problem storage.object-not-found */
export async function findDownload(strapi: Core.Strapi, fileName: string): Promise<Download> {
  const file: FileRow | null = await files(strapi).findOne({ where: { fileName, complete: true } });
  // Nobody can say what a customer's file really is.
  if (file) return { name: file.originalName, mimeType: 'application/octet-stream', size: Number(file.size) };
  const document: StoredDocument | null = await storedDocuments(strapi).findOne({ where: { fileName } });
  if (!document) throw new Problem('storage.object-not-found');
  return { name: document.name, mimeType: mimeTypes[document.format], size: Number(document.size) };
}
