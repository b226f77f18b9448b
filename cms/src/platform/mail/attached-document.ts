import type { Core } from '@strapi/strapi';
import { mimeTypes, storedDocuments, type DocumentKey, type StoredDocument } from '../documents/stored-document';
import { fileStore } from '../storage/open-store';

/** A file that goes with a mail. */
export type Attachment = { key: DocumentKey; filename: string; contentType: string; content: Buffer };

/** The reader of the log that stores documents has not come this far: the mail waits for it. */
export class NotStoredYet extends Error {
  override readonly name = 'NotStoredYet';
}

/** A document as it goes with a mail: the stored bytes, never drawn for the mail. @throws NotStoredYet */
export async function attachedDocument(strapi: Core.Strapi, { subject, kind, format }: DocumentKey): Promise<Attachment> {
  const stored: StoredDocument | null = await storedDocuments(strapi).findOne({ where: { subject, kind, format } });
  if (!stored) throw new NotStoredYet(`${kind} ${subject} as ${format}`);
  const bytes = await fileStore().open(stored.fileName);
  return {
    key: { subject, kind, format },
    filename: stored.name,
    contentType: mimeTypes[format],
    content: Buffer.concat(await bytes.toArray()),
  };
}
