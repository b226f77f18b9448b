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
