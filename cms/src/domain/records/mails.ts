import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import {
  type Mail,
  type MailDocument,
  type MailKind,
  mailKinds,
  type MailListQuery,
  type MailSummary,
  RESEND_LIMIT,
} from '../../contract/mailbox';
import { Problem } from '../../contract/problem';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';
import { findWords } from '../../platform/search/search-text';
import { type OutboxRow, withoutSecrets } from '../../platform/mail/outbox-row';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOWNLOAD_URL_LIFETIME_MS } from '../../contract/files/file';
import { secret } from '../../platform/settings';
import { currentTime } from '../../platform/time/time';
import { databaseTime } from '../../platform/time/database-time';
import { DELIVERY_MAIL } from '../production/orders/complete-deliveries';
import { type Actor, performTransition } from '../../platform/events/transition-document';
import { reviewEnd } from '../production/orders/transition-order';

const listed = ['id', 'documentId', 'to', 'subject', 'template', 'status', 'sentAt', 'createdAt', 'lastError'];

/** Hides mails about contact messages from admins: what the form's senders wrote, and who they are, is for super admins alone (spec §6). */
const readable = (isSuperAdmin: boolean) => (isSuperAdmin ? {} : { template: { $notContains: 'contact-' } });

/** Reads the mails that the shop has written, as a member of the team may read them. */
export const mailboxQueries = ({ strapi, isSuperAdmin }: { strapi: Core.Strapi; isSuperAdmin: boolean }) => {
  const mails = () => strapi.db.query('api::outbox.outbox');
  const documents = {
    invoice: { uid: 'api::invoice.invoice', key: 'invoiceId' },
    order: { uid: 'api::order.order', key: 'orderId' },
    quote: { uid: 'api::quote.quote', key: 'quoteId' },
  } as const;

  return {
    /** Reads one page of mails, newest first. @throws Problem input.invalid for a foreign cursor */
    async list({ status, q, cursor, limit = LIST_LIMIT_DEFAULT }: MailListQuery): Promise<Page<MailSummary>> {
      const after = cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } };
      const found = q ? await findWords(strapi, 'api::outbox.outbox', q) : {};
      const rows: OutboxRow[] = await mails().findMany({
        where: { $and: [readable(isSuperAdmin), after, status ? { status } : {}, found] },
        orderBy: { id: 'desc' },
        limit: limit + 1,
        select: listed,
      });
      const page = cursorOf(rows, limit);
      return { items: page.rows.map(presentMailSummary), next: page.next };
    },

    /** Lists the failed mails that a search finds, oldest first. */
    async failed(q: string | undefined): Promise<{ ids: string[]; isMore: boolean }> {
      const found = q ? await findWords(strapi, 'api::outbox.outbox', q) : {};
      const rows: { documentId: string }[] = await mails().findMany({
        where: { $and: [readable(isSuperAdmin), { status: 'failed' }, found] },
        orderBy: { id: 'asc' },
        limit: RESEND_LIMIT + 1,
        select: ['documentId'],
      });
      return { ids: rows.slice(0, RESEND_LIMIT).map(({ documentId }) => documentId), isMore: rows.length > RESEND_LIMIT };
    },

    /** @throws Problem mail.not-found, also for one that the reader may not see */
    async byId(documentId: string): Promise<OutboxRow> {
      const row: OutboxRow | null = await mails().findOne({ where: { documentId, ...readable(isSuperAdmin) } });
      if (!row) throw new Problem('mail.not-found');
      return row;
    },

    /** Finds the document that a mail was written about, as far as it still exists; the nearest to it first. */
    async documentOf({ payload }: Pick<OutboxRow, 'payload'>): Promise<MailDocument | null> {
      for (const [topic, { uid, key }] of Object.entries(documents) as [MailDocument['topic'], (typeof documents)['quote']][]) {
        const documentId = payload[key];
        const row: { number: string | null } | null = documentId
          ? await strapi.db.query(uid).findOne({ where: { documentId }, select: ['number'] })
          : null;
        if (documentId && row) return { topic, id: documentId, number: row.number ?? '' };
      }
      return null;
    },
  };
};

/** Signs a URL that shows a mail as a page for five minutes: a frame sends no header that says who asks. */
function signMailPageUrl(mailId: string, nowMs = Date.now()): string {
  const expires = nowMs + DOWNLOAD_URL_LIFETIME_MS;
  return `/api/mails/${mailId}/page?expires=${expires}&signature=${sign(mailId, expires)}`;
}

/** @throws Problem storage.unauthorized for a changed or expired URL */
export function requireMailPageSignature(mailId: string, expires: string, signature: string, nowMs = Date.now()): void {
  const expected = Buffer.from(sign(mailId, Number(expires)));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!genuine || !(Number(expires) > nowMs)) throw new Problem('storage.unauthorized');
}

const sign = (mailId: string, expires: number): string =>
  createHmac('sha256', secret('FILE_URL_SECRET')).update(`mail:${mailId}:${expires}`).digest('base64url');

/** Returns the kind of a template by the first word of its name, `account` for all names that do not say it. */
function mailKindOf(template: string): MailKind {
  const [word = ''] = template.split('-');
  if (/^(withdrawal|cancellation)$/.test(word)) return 'declaration';
  return mailKinds.find((kind) => kind === word) ?? 'account';
}

const iso = (at: string | Date): string => new Date(at).toISOString();

type Listed = Pick<OutboxRow, 'documentId' | 'to' | 'subject' | 'template' | 'status' | 'sentAt' | 'createdAt' | 'lastError'>;

const presentMailSummary = ({ documentId, to, subject, template, status, sentAt, createdAt, lastError }: Listed): MailSummary => ({
  id: documentId,
  to,
  subject: subject ?? '',
  kind: mailKindOf(template),
  status,
  at: iso(sentAt ?? createdAt),
  error: lastError ?? '',
});

/**
 * Presents a mail.
 * @param showsSecrets true where the mailbox is the only place at which a mail arrives
 */
export function presentMail(row: OutboxRow, { document, showsSecrets }: { document: MailDocument | null; showsSecrets: boolean }): Mail {
  const { documentId, language, attempts, status, runAfter, text, html, attachments } = row;
  return {
    ...presentMailSummary(row),
    language,
    attempts,
    nextAttemptAt: status === 'waiting' ? iso(runAfter) : null,
    text: showsSecrets ? (text ?? '') : withoutSecrets(text ?? ''),
    pageUrl: html === null ? null : signMailPageUrl(documentId),
    attachments: (attachments ?? []).map(({ name, size }) => ({ name, size })),
    document,
  };
}

/**
 * Sends a failed mail again, with all its attempts anew and the Message-ID it had.
 * @throws Problem mail.not-found, mail.wrong-status for one that waits or has left
 */
export async function resendMail(strapi: Core.Strapi, { mailId, key, by }: { mailId: string; key: string; by: Actor }): Promise<OutboxRow> {
  const mails = strapi.db.query('api::outbox.outbox');
  return performTransition<OutboxRow, OutboxRow>(strapi, {
    topic: 'mail',
    documentId: mailId,
    by,
    key,
    async lock(trx) {
      await trx('outbox').where({ document_id: mailId }).forUpdate().select('id');
      const row: OutboxRow | null = await mails.findOne({ where: { documentId: mailId } });
      if (!row) throw new Problem('mail.not-found');
      return row;
    },
    async step(row) {
      if (row.status !== 'failed') throw new Problem('mail.wrong-status');
      const again = { status: 'waiting', attempts: 0, runAfter: databaseTime(), leaseUntil: null, lastError: null };
      const waiting: OutboxRow = await mails.update({ where: { id: row.id }, data: again });
      if (row.template === DELIVERY_MAIL) await renewReview(strapi, row);
      return { fact: 'mail.resent', from: row.status, to: 'waiting', result: waiting };
    },
    unchanged: (row) => row,
  });
}

/** Sends failed mails again, each on its own. @returns how many; those that somebody else has sent or removed meanwhile are none of them */
export async function resendMails(
  strapi: Core.Strapi,
  { ids, key, by }: { ids: readonly string[]; key: string; by: Actor },
): Promise<number> {
  let count = 0;
  for (const mailId of ids) {
    const isDone = await resendMail(strapi, { mailId, key, by }).then(() => true, notThere);
    if (isDone) count++;
  }
  return count;
}

/** @throws everything but the problem of a mail that no longer waits for somebody */
function notThere(error: unknown): false {
  if (error instanceof Problem && ['mail.not-found', 'mail.wrong-status'].includes(error.code)) return false;
  throw error;
}

/** Begins the review period of a delivery when its mail leaves. */
async function renewReview(strapi: Core.Strapi, { payload }: OutboxRow): Promise<void> {
  await strapi.db
    .query('api::order.order')
    .updateMany({ where: { documentId: payload.orderId, status: 'delivered' }, data: { reviewUntil: reviewEnd(currentTime()) } });
}
