import * as z from 'zod/mini';
import type { Locale } from './constants';
import { ListQuery } from './list';

/** The delivery status of a mail. A waiting one is sent as soon as its document is stored and the mail server takes it. */
export const mailStatuses = ['waiting', 'sent', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** The subjects of mails, as the mailbox names them. */
export const mailKinds = ['account', 'quote', 'order', 'invoice', 'assignment', 'contact', 'declaration'] as const;
export type MailKind = (typeof mailKinds)[number];

/** Query of `GET /api/staff/mails`. */
export const MailListQuery = z.extend(ListQuery, {
  status: z.optional(z.enum(mailStatuses)),
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
});
export type MailListQuery = z.infer<typeof MailListQuery>;

/** Body of `POST /api/staff/mails/:id/resend`. `key` makes a request sent twice one. */
export const MailResend = z.object({ key: z.uuid() });

/** The most failed mails that one call sends again. */
export const RESEND_LIMIT = 200;

/** Body of `POST /api/staff/mails/resend`: all failed mails that the search finds. `key` makes a request sent twice one. */
export const MailsResend = z.object({ key: z.uuid(), q: z.optional(z.string().check(z.trim(), z.maxLength(80))) });
export type MailsResend = z.infer<typeof MailsResend>;

/** The answer: how many wait again, and whether more have failed than one call takes. */
export type ResentMails = { count: number; isMore: boolean };

/** A mail as lists show it. */
export type MailSummary = {
  id: string;
  to: string;
  /** The subject; empty until the mail is written, which happens when it is sent. */
  subject: string;
  kind: MailKind;
  status: MailStatus;
  /** ISO time at which it was sent, or since which it waits. */
  at: string;
  /** The last error of the mail server; empty when nothing went wrong. */
  error: string;
};

export type MailAttachment = { name: string; /** Bytes. */ size: number };

export type MailDocument = { topic: 'quote' | 'order' | 'invoice'; id: string; number: string };

/** A mail. Secrets of its links are left out: whoever has one acts as the customer. */
export type Mail = MailSummary & {
  language: Locale;
  attempts: number;
  /** ISO time of the next attempt; null when there is none to come. */
  nextAttemptAt: string | null;
  text: string;
  /** A URL that shows the mail as a page, valid for five minutes; null until the mail is written. */
  pageUrl: string | null;
  attachments: MailAttachment[];
  document: MailDocument | null;
};
