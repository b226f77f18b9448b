import { searchText } from '../search/search-text';
import type { Locale } from '../../contract/constants';
import type { MailStatus } from '../../contract/mailbox';
import type { DocumentKey } from '../documents/stored-document';

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
};

/** What the mailbox is searched by. */
export const mailSearchText = ({ to, subject }: Pick<OutboxRow, 'to' | 'subject'>): string => searchText(to, subject);

/** A link's secret, 256 bits in base64url, with what clings to it. */
const LINK_SECRET = /[\w-]{43,}/g;

/** A mail without the secrets of its links: guest links, confirmations of addresses, new passwords, unsubscribing. */
export const withoutSecrets = (text: string): string => text.replace(LINK_SECRET, '…');

const farewells = new Set(['account-deleted', 'person-erased']);

/** Whether a mail is the last one to somebody whose address we were asked to forget. */
export const isFarewell = (template: string): boolean => farewells.has(template);

/**
 * Whether nothing of a mail stays once it has left or cannot. Without a mail server the mailbox is where it arrives, so
 * it stays there.
 */
export const isForgotten = (template: string): boolean => isFarewell(template) && Boolean(process.env.SMTP_URL);
