import { searchText } from '../search/search-text';
import type { Locale } from '../../contract/constants';
import type { MailStatus } from '../../contract/mailbox';
import { type DocumentKey, mimeTypes, type StoredDocument, storedDocuments } from '../documents/stored-document';
import type { Core } from '@strapi/strapi';
import { fileStore } from '../storage/open-store';

/** A document that went with a mail. */
export type SentDocument = DocumentKey & { name: string; size: number };

/** A mail as the outbox keeps it. */
export type OutboxRow = {
  id: number;
  documentId: string;
  key: string;
  template: string;
  to: string;
  language: Locale;
  payload: Record<string, string>;
  status: MailStatus;
  attempts: number;
  runAfter: string | Date;
  leaseUntil: string | Date | null;
  sentAt: string | Date | null;
  createdAt: string | Date;
  subject: string | null;
  text: string | null;
  html: string | null;
  attachments: SentDocument[] | null;
  lastError: string | null;
  /** The request that led to it. */
  requestId: string | null;
};

/** Builds the text that the mailbox is searched by. */
export const mailSearchText = ({ to, subject }: Pick<OutboxRow, 'to' | 'subject'>): string => searchText(to, subject);

/** Matches a link's secret, 256 bits in base64url, with the characters around it. */
const LINK_SECRET = /[\w-]{43,}/g;

/** Removes the secrets of links from a mail: guest links, confirmations of addresses, new passwords, unsubscribing. */
export const withoutSecrets = (text: string): string => text.replace(LINK_SECRET, '…');

/** Returns the place of a template's mails in the queue; the lowest leaves first. */
export const priorityOf = (template: string): number => (mails().urgent.includes(template) ? 0 : 1);

/** Tells whether a mail is the last one to somebody who asked us to forget their address. */
export const isFarewell = (template: string): boolean => mails().farewells.includes(template);

/**
 * Checks whether nothing of a mail stays once it has left or cannot. Without a mail server the mailbox is where it arrives,
 * so it stays there.
 */
export const isForgotten = (template: string): boolean => isFarewell(template) && Boolean(process.env.SMTP_URL);

/** A row of the outbox, from which the mail is written when its turn comes. */
export type OutboxMail = { id: number; template: string; to: string; language: Locale; payload: Record<string, string> };

/** A mail as it is sent. */
export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  /** The address that an answer goes to. */
  replyTo?: string;
  attachments?: Attachment[];
  /** Headers beside those that every mail has. */
  headers?: Record<string, string> | undefined;
};

type Mails = {
  /**
   * The mail of an outbox row, from the documents as they are now; null for one that nobody needs any more.
   * @throws Error for a row that no template fits
   */
  render: (strapi: Core.Strapi, row: OutboxMail) => Promise<RenderedMail | null>;
  /** Templates of mails that are the last ones to their address. */
  farewells: readonly string[];
  /** Templates of mails that somebody waits for, or that the law wants at once: they leave before all others. */
  urgent: readonly string[];
};

let registered: Mails | null = null;

/** Says once, at the start, what writes the mails of all templates. */
export const registerMails = (given: Mails): void => void (registered = given);

function mails(): Mails {
  if (!registered) throw new Error('no templates of mails are registered');
  return registered;
}

/** Writes the mail of an outbox row with what was registered. */
export const renderMail: Mails['render'] = (strapi, row) => mails().render(strapi, row);

/** A file that goes with a mail. */
export type Attachment = { key: DocumentKey; filename: string; contentType: string; content: Buffer };

/** Thrown while the reader of the log that stores documents has not come this far: the mail waits for it. */
export class NotStoredYet extends Error {
  override readonly name = 'NotStoredYet';
}

/** Reads a document for a mail: the stored bytes, never drawn for the mail. @throws NotStoredYet */
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
