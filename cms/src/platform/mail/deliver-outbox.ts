import type { Core } from '@strapi/strapi';
import { isForgotten, type OutboxRow, type SentDocument, withoutSecrets, NotStoredYet, type RenderedMail, renderMail } from './outbox-row';
import type { MailStatus } from '../../contract/mailbox';
import { searchText } from '../search/search-text';
import { createTransport, type Transporter } from 'nodemailer';

const BATCH = 10;
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 10;
const FIRST_RETRY_MS = 5_000;
/** Time after which a mail that waits for its document looks again. */
const DOCUMENT_WAIT_MS = 1_000;

/**
 * Sends the mails that are due. A lease keeps other workers off a row; a killed worker's lease runs out and the mail goes
 * again with the same Message-ID, by which mail servers recognise the repeat.
 */
export async function deliverOutbox(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  const due: OutboxRow[] = await strapi.db.query('api::outbox.outbox').findMany({
    where: { status: 'waiting', runAfter: { $lte: now }, $or: [{ leaseUntil: { $null: true } }, { leaseUntil: { $lt: now } }] },
    orderBy: { id: 'asc' },
    limit: BATCH,
  });
  for (const row of due) {
    if (await claim(strapi, row, now)) await deliver(strapi, row);
  }
}

async function claim(strapi: Core.Strapi, row: OutboxRow, now: Date): Promise<boolean> {
  const { count } = await strapi.db.query('api::outbox.outbox').updateMany({
    where: { id: row.id, status: 'waiting', attempts: row.attempts, $or: [{ leaseUntil: { $null: true } }, { leaseUntil: { $lt: now } }] },
    data: { leaseUntil: new Date(Date.now() + LEASE_MS), attempts: row.attempts + 1 },
  });
  return count === 1;
}

async function deliver(strapi: Core.Strapi, row: OutboxRow): Promise<void> {
  const outbox = strapi.db.query('api::outbox.outbox');
  try {
    const mail = await renderMail(strapi, row);
    if (!mail) return void (await outbox.delete({ where: { id: row.id } }));
    // Before it is sent, because a transport may rewrite attachments as it needs them.
    const written = writtenColumns(row, mail);
    await mailTransport().sendMail({ ...mail, to: row.to, messageId: `<${row.key.replaceAll(':', '.')}@planquadrat.mail>` });
    await settle(strapi, row, { status: 'sent', sentAt: new Date(), leaseUntil: null, lastError: null, ...written });
  } catch (error) {
    if (error instanceof NotStoredYet) return postpone(strapi, row);
    const attempts = row.attempts + 1;
    strapi.log.error(`Mail ${row.key} failed at attempt ${attempts}`, error);
    await settle(strapi, row, {
      status: attempts >= MAX_ATTEMPTS || isRefused(error) ? 'failed' : 'waiting',
      runAfter: new Date(Date.now() + FIRST_RETRY_MS * 2 ** attempts),
      leaseUntil: null,
      lastError: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Stores the result of an attempt. */
async function settle(
  strapi: Core.Strapi,
  { id, template }: OutboxRow,
  data: { status: MailStatus } & Record<string, unknown>,
): Promise<void> {
  const outbox = strapi.db.query('api::outbox.outbox');
  if (data.status !== 'waiting' && isForgotten(template)) await outbox.delete({ where: { id } });
  else await outbox.update({ where: { id }, data });
}

type SmtpError = Error & { command?: string; responseCode?: number };

/** Checks whether the mail server will never take this mail (RFC 5321 § 4.2.1). A refused password concerns all mails, and is put right. */
function isRefused(error: unknown): boolean {
  const { command = '', responseCode = 0 }: Partial<SmtpError> = error instanceof Error ? error : {};
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}

/** Puts a mail back whose document is still to be stored; that was no attempt. */
async function postpone(strapi: Core.Strapi, { id, attempts }: OutboxRow): Promise<void> {
  const data = { attempts, leaseUntil: null, runAfter: new Date(Date.now() + DOCUMENT_WAIT_MS) };
  await strapi.db.query('api::outbox.outbox').update({ where: { id }, data });
}

/** The columns that the mailbox shows of a mail that has left. */
const writtenColumns = ({ to }: OutboxRow, { subject, text, html, attachments = [] }: RenderedMail) => ({
  subject,
  text: kept(text),
  html: kept(html),
  attachments: attachments.map(({ key, filename, content }): SentDocument => ({ ...key, name: filename, size: content.length })),
  searchText: searchText(to, subject),
});

/** Returns the text that stays in the mailbox: once the mail has left by SMTP, nobody needs the secrets of its links here any more. */
const kept = (text: string): string => (process.env.SMTP_URL ? withoutSecrets(text) : text);

let transport: Transporter | undefined;

/** Returns SMTP when `SMTP_URL` is set; otherwise mails stay in the outbox, which is the built-in mailbox. */
function mailTransport(): Transporter {
  transport ??= process.env.SMTP_URL
    ? createTransport(process.env.SMTP_URL, { from: sender() })
    : createTransport({ jsonTransport: true }, { from: sender() });
  return transport;
}

const sender = (): string => process.env.MAIL_FROM ?? 'Planquadrat <hallo@planquadrat.example>';
