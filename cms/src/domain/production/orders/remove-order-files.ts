import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { FILES_NOTICE_DAYS } from '../../../contract/production/order';
import { columnTime } from '../../../platform/database/dialect';
import { appendEvent } from '../../../platform/events/append-event';
import { timer } from '../../../platform/events/transition-document';
import { orderFilesMonths } from '../../../platform/settings';
import { currentTime } from '../../../platform/time/time';
import type { QuoteStatus } from '../../../contract/states/quote';
import { lockOrder, type OrderRow } from './order-row';

const DAY_MS = 24 * 60 * 60 * 1000;

type Ended = Pick<OrderRow, 'endedAt' | 'filesNoticedAt'>;

/**
 * Returns the time after which an order's files are removed, as an ISO time: the set number of months after its end, and
 * never before the notice has stood for its days. Null while the order is open.
 */
export function filesUntil({ endedAt, filesNoticedAt }: Ended): string | null {
  if (endedAt === null) return null;
  const end = new Date(endedAt);
  end.setUTCMonth(end.getUTCMonth() + orderFilesMonths);
  const noticed = filesNoticedAt === null ? 0 : new Date(filesNoticedAt).getTime() + FILES_NOTICE_DAYS * DAY_MS;
  return new Date(Math.max(end.getTime(), noticed)).toISOString();
}

/** Returns the time before which an order must have ended for its files to be due `days` from now. */
function endedBefore(now: Date, days: number): Date {
  const due = new Date(now.getTime() + days * DAY_MS);
  due.setUTCMonth(due.getUTCMonth() - orderFilesMonths);
  return due;
}

const BATCH = 50;
const ids = { select: ['documentId'], orderBy: { endedAt: 'asc' }, limit: BATCH } as const;

/** Notifies customers that the files of their orders will be removed, some days before; orders without files are marked as done. */
export async function announceFileRemoval(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const where = {
    endedAt: { $lte: endedBefore(now, FILES_NOTICE_DAYS) },
    filesNoticedAt: { $null: true },
    filesRemovedAt: { $null: true },
  };
  const due: { documentId: string }[] = await strapi.db.query('api::order.order').findMany({ where, ...ids });
  for (const { documentId } of due)
    await strapi.db.transaction(async ({ trx }) => {
      const order = await lockOrder(strapi, trx, documentId);
      if (order.endedAt === null || order.filesNoticedAt !== null) return;
      const names = await passingNamesOf(trx, order);
      const change = names.length === 0 ? { filesRemovedAt: now } : { filesNoticedAt: now };
      await strapi.db.query('api::order.order').update({ where: { documentId }, data: change });
      if (names.length > 0) await log(strapi, trx, order, { name: 'order.files-expiring', files: names.length });
    });
}

/**
 * Removes the files of orders whose time is over: what the customer sent, what was delivered, and what contractors handed
 * in. Their bytes go with the next clean-up of files that belong to nothing. The log keeps how many there were.
 */
export async function removeOrderFiles(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const noticed = { $lte: new Date(now.getTime() - FILES_NOTICE_DAYS * DAY_MS) };
  const where = { endedAt: { $lte: endedBefore(now, 0) }, filesNoticedAt: noticed, filesRemovedAt: { $null: true } };
  const due: { documentId: string }[] = await strapi.db.query('api::order.order').findMany({ where, ...ids });
  for (const { documentId } of due)
    await strapi.db.transaction(async ({ trx }) => {
      const order = await lockOrder(strapi, trx, documentId);
      if (order.endedAt === null || order.filesRemovedAt !== null) return;
      const names = await passingNamesOf(trx, order);
      await giveUp(trx, names);
      for (const table of ['mark_replies', 'marks']) await trx(table).where({ order_id: documentId }).delete();
      await strapi.db.query('api::order.order').update({ where: { documentId }, data: { filesRemovedAt: now } });
      await log(strapi, trx, order, { name: 'order.files-removed', files: names.length });
    });
}

/** Statuses in which a request ended without an order. */
export const endedQuoteStatuses = ['declined', 'declined_by_us', 'withdrawn', 'expired', 'cancelled'] as const satisfies QuoteStatus[];

/** Removes the files of requests that came to nothing, after as many months without a change as an order keeps its own. */
export async function removeRequestFiles(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: { document_id: string }[] = await strapi.db
    .connection('quotes')
    .whereIn('status', endedQuoteStatuses)
    .where('updated_at', '<=', columnTime(strapi, endedBefore(now, 0)))
    .whereExists((held) => void held.from('customer_files').whereRaw('customer_files.quote_id = quotes.document_id'))
    .orderBy('id')
    .limit(BATCH)
    .select('document_id');
  for (const { document_id: subject } of due)
    await strapi.db.transaction(async ({ trx }) => {
      const names: string[] = await trx('customer_files').where({ quote_id: subject }).forUpdate().pluck('file_name');
      if (names.length === 0) return;
      await giveUp(trx, names);
      const fact = { topic: 'quote', name: 'quote.files-removed', subject, actor: timer.kind } as const;
      await appendEvent(strapi, trx, { ...fact, data: { files: names.length } });
    });
}

/** Makes files nobody's, without their names; the clean-up of unclaimed files removes them with their bytes. */
export async function giveUp(trx: Knex, names: readonly string[]): Promise<void> {
  const nobody = { quote_id: null, order_id: null, message_id: null, assignment_id: null, contact_id: null };
  await trx('customer_files')
    .whereIn('file_name', names)
    .update({ ...nobody, touched_at: new Date(0), original_name: '–' });
  await trx('file_releases').whereIn('file_name', names).delete();
}

/** Lists the files of an order: the request's, the messages', the results, and those of its assignments. */
export function fileNamesOf(trx: Knex, { documentId, quoteId }: Pick<OrderRow, 'documentId' | 'quoteId'>): Promise<string[]> {
  const assignments = trx('assignments').where({ quote_id: quoteId }).select('document_id');
  return trx('customer_files')
    .where({ order_id: documentId })
    .orWhere({ quote_id: quoteId })
    .orWhereIn('assignment_id', assignments)
    .pluck('file_name');
}

/** The same without what the customer wrote to accept the offer: that goes with the order itself. */
const passingNamesOf = async (trx: Knex, order: Pick<OrderRow, 'documentId' | 'quoteId'>): Promise<string[]> => {
  const kept: string[] = await trx('customer_files').where({ quote_id: order.quoteId, evidence: true }).pluck('file_name');
  return (await fileNamesOf(trx, order)).filter((name) => !kept.includes(name));
};

type FileFact = { name: 'order.files-expiring' | 'order.files-removed'; files: number };

const log = (strapi: Core.Strapi, trx: Knex, { documentId, quoteId }: OrderRow, { name, files }: FileFact): Promise<number> =>
  appendEvent(strapi, trx, { topic: 'order', name, subject: documentId, actor: timer.kind, data: { quoteId, files } });
