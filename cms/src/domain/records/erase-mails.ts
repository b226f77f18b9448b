import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Temporal } from 'temporal-polyfill';
import { LETTER_YEARS } from '../../contract/people/personal-data';
import { mailMonths } from '../../platform/settings';
import { berlinTime } from '../../platform/time/support-time';
import { berlinYear, currentTime } from '../../platform/time/time';
import { isFarewell, type OutboxRow } from '../../platform/mail/outbox-row';

type MailRow = Pick<OutboxRow, 'id' | 'template' | 'status'> & { payload: Record<string, string> | null };

/** What a mail about a contract names in its payload; such mails stay as long as any mail does. */
const contractIds = ['orderId', 'invoiceId', 'declarationId'] as const;

type Erasing = {
  /** The person's proven addresses. */
  addresses: readonly string[];
  /** Ids of the requests, messages and accounts that are erased. */
  subjects: readonly string[];
};

/**
 * Erases mails, sent or waiting: to the addresses, except those about contracts, receipts that are owed, and the farewell;
 * and, to whomever else they went, all that name the person's documents: notices to staff repeat what was typed. Part of the
 * caller's transaction.
 */
export async function eraseMails(strapi: Core.Strapi, trx: Knex, { addresses, subjects }: Erasing): Promise<void> {
  const mails: MailRow[] = await strapi.db
    .query('api::outbox.outbox')
    .findMany({ where: { to: { $in: [...addresses] } }, select: ['id', 'template', 'status', 'payload'] });
  const keptQuotes: string[] = await trx('quotes').whereIn('email', addresses).whereNull('owner_id').pluck('document_id');
  const isOwed = ({ status, template }: MailRow) => status === 'waiting' && isFarewell(template);
  const isOfContract = ({ payload }: MailRow) => contractIds.some((name) => payload?.[name]) || keptQuotes.includes(payload?.quoteId ?? '');
  const gone = mails.filter((mail) => !isOwed(mail) && !isOfContract(mail)).map(({ id }) => id);
  for (const ids of portionsOf(gone)) await trx('outbox').whereIn('id', ids).delete();
  for (const ids of portionsOf(subjects)) await mailsAbout(trx, ids).delete();
  for (const ids of portionsOf(keptQuotes)) await mailsAbout(trx, ids).whereNotIn('to', addresses).delete();
}

/** Finds mails by the ids in their payload; that of a mail about several requests names them all in one text. */
const mailsAbout = (trx: Knex, ids: readonly string[]): Knex.QueryBuilder =>
  trx('outbox').where((named) => {
    for (const id of ids) void named.orWhereRaw('cast(payload as text) like ?', [`%${id}%`]);
  });

const PORTION = 50;

const portionsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / PORTION) }, (_, index) => items.slice(index * PORTION, (index + 1) * PORTION));

/** Mails that are the receipt itself, which nothing else keeps (§ 312k Abs. 4, § 356a Abs. 4 BGB). */
const receipts = ['withdrawal-received', 'cancellation-received'];

const REMOVED_AT_ONCE = 500;

/**
 * Removes mails that were sent, or failed, longer ago than mails are kept; receipts of declarations after as many calendar
 * years as letters (§ 257 Abs. 4 and 5 HGB). Processes that do so at once share the work.
 */
export async function removeOldMails(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - mailMonths);
  const firstKeptYear = berlinTime(Temporal.PlainDate.from(`${berlinYear(now) - LETTER_YEARS}-01-01`), '00:00');
  const old = { status: { $ne: 'waiting' } } as const;
  await removeInPortions(strapi, { ...old, template: { $notIn: receipts }, createdAt: { $lt: before } });
  await removeInPortions(strapi, { ...old, template: { $in: receipts }, createdAt: { $lt: firstKeptYear } });
}

async function removeInPortions(strapi: Core.Strapi, where: object): Promise<void> {
  const outbox = strapi.db.query('api::outbox.outbox');
  for (;;) {
    const rows: { id: number }[] = await outbox.findMany({ where, select: ['id'], orderBy: { id: 'asc' }, limit: REMOVED_AT_ONCE });
    await outbox.deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
    if (rows.length < REMOVED_AT_ONCE) return;
  }
}
