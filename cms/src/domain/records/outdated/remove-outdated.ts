import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Temporal } from 'temporal-polyfill';
import { LETTER_YEARS } from '../../../contract/people/personal-data';
import { columnTime } from '../../../platform/database/dialect';
import { berlinTime } from '../../../platform/time/support-time';
import { berlinYear, currentTime } from '../../../platform/time/time';
import { removeDocuments } from '../../files/cart-files';
import { lockPerson, refreshPerson } from '../../people/refresh-person';
import { endedQuoteStatuses } from '../../production/orders/remove-order-files';
import { removeOffers } from '../../quoting/quote-row';
import { isKept, isOver, type Moment, removeEach } from './remove-each';
import { removeInvoices, removeLetters, removeOrders, removeRequest } from './remove-old-orders';

const BATCH = 50;
const EVENTS_AT_ONCE = 500;

/**
 * Deletes what the law no longer lets us keep: letters and declarations six, invoices eight, events of the log ten calendar
 * years after the one they arose in (§ 257 Abs. 4 and 5 HGB, § 147 Abs. 3 and 4 AO), with their stored documents; and orders
 * and requests once nothing of them is left that must be kept. The database's triggers have the last word, and the ledger
 * records every row that goes. Processes that do so at once share the work.
 */
export async function removeOutdated(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const firstKeptDay = Temporal.PlainDate.from({ year: berlinYear(now) - LETTER_YEARS, month: 1, day: 1 });
  const moment = { now: columnTime(strapi, now), lettersBefore: columnTime(strapi, berlinTime(firstKeptDay, '00:00')) };
  const steps = [removeDeclarations, removeLetters, removeInvoices, removeOrders, removeRequests, removeOrphans, removeEvents];
  for (const step of steps) await step(strapi, moment);
}

/** Removes declarations with how they were closed. */
async function removeDeclarations(strapi: Core.Strapi, moment: Moment): Promise<void> {
  const { connection } = strapi.db;
  const closings = () =>
    connection('declaration_settlements').whereRaw('declaration_settlements.declaration_id = declarations.document_id');
  const find = () =>
    isOver(connection('declarations'), moment).whereNotExists(isKept(closings(), moment)).limit(BATCH).pluck('document_id');
  const remove = async (trx: Knex, declarationId: string): Promise<boolean> => {
    const row: { email: string } | undefined = await trx('declarations').where({ document_id: declarationId }).first('email');
    if (!row) return false;
    await lockPerson(trx, { accountId: null, email: row.email });
    await trx('declaration_settlements').where({ declaration_id: declarationId }).delete();
    const removed = await trx('declarations').where({ document_id: declarationId }).delete();
    await refreshPerson(strapi, row.email);
    return removed > 0;
  };
  await removeEach(strapi, { topic: 'declaration', name: 'declaration.removed', find, remove });
}

/** Removes requests that came to nothing, when the last version of their offer is over; without an offer, as long after their end. */
async function removeRequests(strapi: Core.Strapi, moment: Moment): Promise<void> {
  const { connection } = strapi.db;
  const offers = () => connection('offers').whereRaw('offers.quote_id = quotes.document_id');
  const find = () =>
    connection('quotes')
      .whereIn('quotes.status', endedQuoteStatuses)
      .where((old) => void old.where('quotes.updated_at', '<', moment.lettersBefore).orWhereExists(offers()))
      .whereNotExists(connection('orders').whereRaw('orders.quote_id = quotes.document_id'))
      .whereNotExists(isKept(offers(), moment))
      .orderBy('quotes.id')
      .limit(BATCH)
      .pluck('quotes.document_id');
  const remove = async (trx: Knex, quoteId: string): Promise<boolean> => {
    const removed = await removeRequest(strapi, trx, { quoteId, orderId: null });
    if (removed) await removeOffers(strapi, trx, quoteId);
    return removed;
  };
  await removeEach(strapi, { topic: 'quote', name: 'quote.removed', find, remove });
}

/** Removes documents of offers that were erased while somebody drew them. */
async function removeOrphans(strapi: Core.Strapi): Promise<void> {
  const orphans: string[] = await strapi.db
    .connection('stored_documents')
    .where({ kind: 'offer' })
    .whereNotExists(strapi.db.connection('offers').whereRaw('offers.document_id = stored_documents.subject'))
    .limit(BATCH)
    .pluck('subject');
  if (orphans.length > 0) await strapi.db.transaction(({ trx }) => removeDocuments(strapi, trx, orphans));
}

/** Removes old events of the log. The ledger knows each by its number, so that they leave no gap. */
async function removeEvents(strapi: Core.Strapi, moment: Moment): Promise<void> {
  for (;;) {
    const ids: number[] = await isOver(strapi.db.connection('events'), moment).orderBy('id').limit(EVENTS_AT_ONCE).pluck('id');
    if (ids.length === 0) return;
    await strapi.db.connection('events').whereIn('id', ids).delete();
    if (ids.length < EVENTS_AT_ONCE) return;
  }
}
