import type { Core } from '@strapi/strapi';
import { ensureDocument } from '../documents/ensure-document';
import { mimeTypes, type DocumentKey } from '../documents/stored-document';
import { fileStore } from '../files/open-store';

/** A file that goes with a mail. */
export type Attachment = { filename: string; contentType: string; content: Buffer };

/** A stored document as it goes with a mail. @throws Problem document.not-found */
export async function attachedDocument(strapi: Core.Strapi, key: DocumentKey): Promise<Attachment> {
  const { name, fileName, format } = await ensureDocument(strapi, key);
  const bytes = await fileStore().open(fileName);
  return { filename: name, contentType: mimeTypes[format], content: Buffer.concat(await bytes.toArray()) };
}
