import type { Locale } from '../contract/constants';
import type { Attachment } from './attached-document';

/** What a mail is made from when its turn comes. */
export type OutboxMail = { template: string; to: string; language: Locale; payload: Record<string, string> };

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
