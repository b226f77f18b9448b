import type { Core } from '@strapi/strapi';
import { isForgotten, type OutboxRow, type SentDocument, withoutSecrets, NotStoredYet, type RenderedMail, renderMail } from './outbox-row';
import type { MailStatus } from '../../contract/mailbox';
import { inWork } from '../logs/current-work';
import { searchText } from '../search/search-text';
import { inDatabaseTime } from '../time/database-time';
import { holdLease, isMailDue, takeMail } from './mail-lease';
import { mailTransport, PARALLEL_MAILS } from './mail-transport';

/** Time after the first failed attempt; it doubles with each further one, up to the longest. */
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 4 * 60 * 60 * 1000;
/** All attempts together take five days (RFC 5321 § 4.5.4.1: "at least 4-5 days"). */
const MAX_ATTEMPTS = 40;
/** Time after which a mail that waits for its document looks again. */
const DOCUMENT_WAIT_MS = 1_000;

/**
 * Sends the mails that are due, several at once, until none is left. A lease keeps other workers off a mail while its own
 * worker lives; a killed worker's lease runs out and the mail goes again with the same Message-ID, by which mail servers
 * recognise the repeat.
 */
export async function deliverOutbox(strapi: Core.Strapi): Promise<void> {
  if (!(await isMailDue(strapi))) return;
  // One after the other, so that two never take mails to the same address.
  let taken: Promise<OutboxRow | null> = takeMail(strapi);
  const takeNext = () => (taken = taken.then(() => takeMail(strapi)));
  const first = await taken;
  if (!first) return;
  const work = async (row: OutboxRow | null): Promise<void> => {
    for (let next = row; next; next = await takeNext()) await deliverOne(strapi, next);
  };
  await Promise.all([work(first), ...Array.from({ length: PARALLEL_MAILS - 1 }, async () => work(await takeNext()))]);
}

function deliverOne(strapi: Core.Strapi, row: OutboxRow): Promise<void> {
  const release = holdLease(strapi, row);
  return inWork({ requestId: row.requestId ?? undefined }, () => deliver(strapi, row)).finally(release);
}

/** Time to the next attempt after `attempts` of them. */
export const retryDelayMs = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);

async function deliver(strapi: Core.Strapi, row: OutboxRow): Promise<void> {
  const outbox = strapi.db.query('api::outbox.outbox');
  try {
    const mail = await renderMail(strapi, row);
    if (!mail) return void (await outbox.delete({ where: { id: row.id } }));
    // Before it is sent, because a transport may rewrite attachments as it needs them.
    const written = writtenColumns(row, mail);
    await mailTransport().sendMail({ ...mail, to: row.to, messageId: `<${row.key.replaceAll(':', '.')}@planquadrat.mail>` });
    strapi.log.info(`Mail ${row.key} left`);
    await settle(strapi, row, { status: 'sent', sentAt: new Date(), leaseUntil: null, lastError: null, ...written });
  } catch (error) {
    if (error instanceof NotStoredYet) return postpone(strapi, row);
    const { attempts } = row;
    strapi.log.error(`Mail ${row.key} failed at attempt ${attempts}`, error);
    await settle(strapi, row, {
      status: attempts >= MAX_ATTEMPTS || isRefused(error) ? 'failed' : 'waiting',
      runAfter: inDatabaseTime(retryDelayMs(attempts)),
      leaseUntil: null,
      lastError: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Stores the result of an attempt, unless the mail is another worker's by now. */
async function settle(
  strapi: Core.Strapi,
  { id, attempts, template }: OutboxRow,
  data: { status: MailStatus } & Record<string, unknown>,
): Promise<void> {
  const outbox = strapi.db.query('api::outbox.outbox');
  if (data.status !== 'waiting' && isForgotten(template)) await outbox.deleteMany({ where: { id, attempts } });
  else await outbox.updateMany({ where: { id, attempts }, data });
}

type SmtpError = Error & { command?: string; responseCode?: number };

/** Checks whether the mail server will never take this mail (RFC 5321 § 4.2.1). A refused password concerns all mails, and is put right. */
function isRefused(error: unknown): boolean {
  const { command = '', responseCode = 0 }: Partial<SmtpError> = error instanceof Error ? error : {};
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}

/** Puts a mail back whose document is still to be stored; that was no attempt. */
async function postpone(strapi: Core.Strapi, { id, attempts }: OutboxRow): Promise<void> {
  const data = { attempts: attempts - 1, leaseUntil: null, runAfter: inDatabaseTime(DOCUMENT_WAIT_MS) };
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
