import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import { type DocumentKey, mimeTypes, type StoredDocument, storedDocuments } from '../documents/stored-document';
import { fileStore } from '../storage/open-store';

/** What a mail is made from when its turn comes. */
export type OutboxMail = { id: number; template: string; to: string; language: Locale; payload: Record<string, string> };

/** A mail as it is sent. */
export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  /** Whom an answer reaches. */
  replyTo?: string;
  attachments?: Attachment[];
  /** Beside those that every mail has. */
  headers?: Record<string, string> | undefined;
};

type RenderMail = (strapi: Core.Strapi, row: OutboxMail) => Promise<RenderedMail | null>;
let registered: RenderMail | null = null;

/** Says once, at the start, what writes the mails of all templates. */
export const registerMails = (render: RenderMail): void => void (registered = render);

/**
 * The mail of an outbox row, from the documents as they are now; null for one that nobody needs any more.
 * @throws Error for a row that no template fits
 */
export const renderMail: RenderMail = (strapi, row) => {
  if (!registered) throw new Error('no templates of mails are registered');
  return registered(strapi, row);
};

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
