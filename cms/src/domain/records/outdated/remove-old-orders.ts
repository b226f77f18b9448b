import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { removeDocuments } from '../../files/cart-files';
import { lockPerson, refreshPerson } from '../../people/refresh-person';
import { removeAmendments } from '../../production/amendments/amendment-row';
import { fileNamesOf, giveUp } from '../../production/orders/remove-order-files';
import { isKept, isOver, lockRow, type Moment, removeEach } from './remove-each';

const BATCH = 50;

/** Orders that came to an end: what is still worked on is needed, however old its letters are. */
const ended = (strapi: Core.Strapi): Knex.QueryBuilder =>
  strapi.db.connection('orders').whereNotNull('orders.ended_at').orderBy('orders.id').limit(BATCH);

const offersOf = (trx: Knex) => trx('offers').whereRaw('offers.quote_id = orders.quote_id');
const confirmationsOf = (trx: Knex) => trx('stored_documents').whereRaw('stored_documents.subject = orders.document_id');
const amendmentsOf = (trx: Knex) => trx('amendments').whereRaw('amendments.order_id = orders.document_id');
const invoicesOf = (trx: Knex) => trx('invoices').whereRaw('invoices.order_id = orders.document_id');
const belongingTo = (trx: Knex, table: 'payments' | 'reminders') =>
  trx(table).whereIn(`${table}.invoice_id`, invoicesOf(trx).select('invoices.document_id'));

/** Removes the letters of ended orders: versions of the offer, amendments, confirmation, agreed terms, reminders. Each goes by its own year. */
export async function removeLetters(strapi: Core.Strapi, moment: Moment): Promise<void> {
  const { connection } = strapi.db;
  const find = () =>
    ended(strapi)
      .where((due) => {
        for (const letters of [
          offersOf(connection),
          amendmentsOf(connection),
          confirmationsOf(connection),
          belongingTo(connection, 'reminders'),
        ])
          void due.orWhereExists(isOver(letters, moment));
      })
      .pluck('orders.document_id');
  const remove = async (trx: Knex, orderId: string): Promise<boolean> => {
    if (!(await lockRow(trx, 'orders', orderId))) return false;
    const { quote_id: quoteId } = await trx('orders').where({ document_id: orderId }).first('quote_id');
    const invoiceIds: string[] = await trx('invoices').where({ order_id: orderId }).pluck('document_id');
    const offers: string[] = await isOver(trx('offers').where({ quote_id: quoteId }), moment).pluck('document_id');
    const reminders: string[] = await isOver(trx('reminders').whereIn('invoice_id', invoiceIds), moment).pluck('document_id');
    const changes: string[] = await isOver(trx('amendments').where({ order_id: orderId }), moment).pluck('document_id');
    const confirmations: string[] = await isOver(trx('stored_documents').where({ subject: orderId }), moment).pluck('subject');
    await removeDocuments(strapi, trx, [...offers, ...reminders, ...confirmations]);
    await trx('offers').whereIn('document_id', offers).delete();
    await removeAmendments(strapi, trx, changes);
    await trx('reminders').whereIn('document_id', reminders).delete();
    return offers.length + changes.length + reminders.length + confirmations.length > 0;
  };
  await removeEach(strapi, { topic: 'order', name: 'order.letters-removed', find, remove });
}

/**
 * Removes the invoices of ended orders with their payments, reminders and balances, all at once when the last of them is over:
 * a payment means nothing without its invoice, a final invoice deducts the partial ones. One that is not paid stays.
 */
export async function removeInvoices(strapi: Core.Strapi, moment: Moment): Promise<void> {
  const { connection } = strapi.db;
  const find = () =>
    ended(strapi)
      .whereExists(isOver(invoicesOf(connection), moment))
      .whereNotExists(isKept(invoicesOf(connection).where({ state: 'issued' }), moment))
      .whereNotExists(isKept(belongingTo(connection, 'payments'), moment))
      .whereNotExists(isKept(belongingTo(connection, 'reminders'), moment))
      .whereNotExists(
        connection('invoice_balances').whereRaw('invoice_balances.order_id = orders.document_id').where({ settlement: 'open' }),
      )
      .pluck('orders.document_id');
  const remove = async (trx: Knex, orderId: string): Promise<boolean> => {
    // All billing of an order locks it first.
    if (!(await lockRow(trx, 'orders', orderId))) return false;
    const invoices: string[] = await trx('invoices').where({ order_id: orderId }).pluck('document_id');
    const reminders: string[] = await trx('reminders').whereIn('invoice_id', invoices).pluck('document_id');
    await removeDocuments(strapi, trx, [...invoices, ...reminders]);
    for (const table of ['payments', 'reminders', 'invoice_balances']) await trx(table).whereIn('invoice_id', invoices).delete();
    await trx('invoices').whereIn('document_id', invoices).delete();
    return invoices.length > 0;
  };
  await removeEach(strapi, { topic: 'order', name: 'order.invoices-removed', find, remove });
}

/**
 * Removes orders of which nothing is left that must be kept, with their requests, correspondence, assignments and files. The
 * last letter of an order is that of its end, or of a message after it.
 */
export async function removeOrders(strapi: Core.Strapi, moment: Moment): Promise<void> {
  const { connection } = strapi.db;
  const { lettersBefore } = moment;
  const later = (table: 'messages' | 'assignments') =>
    connection(table).whereRaw('??.quote_id = orders.quote_id', [table]).where(`${table}.created_at`, '>=', lettersBefore);
  const find = () =>
    ended(strapi)
      .where('orders.ended_at', '<', lettersBefore)
      .whereNotExists(offersOf(connection))
      .whereNotExists(amendmentsOf(connection))
      .whereNotExists(confirmationsOf(connection))
      .whereNotExists(invoicesOf(connection).where({ state: 'issued' }))
      .whereNotExists(later('messages'))
      .whereNotExists(later('assignments'))
      .pluck('orders.document_id');
  const remove = async (trx: Knex, orderId: string): Promise<boolean> => {
    const order: { quote_id: string } | undefined = await trx('orders').where({ document_id: orderId }).first('quote_id');
    return order ? removeRequest(strapi, trx, { quoteId: order.quote_id, orderId }) : false;
  };
  await removeEach(strapi, { topic: 'order', name: 'order.removed', find, remove });
}

type Removed = { quoteId: string; orderId: string | null };

/** Removes a request, with its order and all that belongs to both, as part of the caller's transaction. @returns false when it is gone */
export async function removeRequest(strapi: Core.Strapi, trx: Knex, { quoteId, orderId }: Removed): Promise<boolean> {
  const emails: string[] = await trx('quotes').where({ document_id: quoteId }).pluck('email');
  // The order of locks in which an erasure takes them: address, then documents.
  for (const email of emails) await lockPerson(trx, { accountId: null, email });
  if (!(await lockRow(trx, 'quotes', quoteId))) return false;
  if (orderId !== null) await lockRow(trx, 'orders', orderId);
  const assignments: string[] = await trx('assignments').where({ quote_id: quoteId }).pluck('document_id');
  await giveUp(trx, await fileNamesOf(trx, { documentId: orderId ?? '', quoteId }));
  await trx('assignment_messages').whereIn('assignment_id', assignments).delete();
  await trx('file_releases').whereIn('assignment_id', assignments).delete();
  await trx('assignments').whereIn('document_id', assignments).delete();
  for (const table of ['messages', 'approvals']) await trx(table).where({ quote_id: quoteId }).delete();
  if (orderId !== null) {
    // Drafts of invoices that were never issued.
    for (const table of ['mark_replies', 'marks', 'invoice_balances', 'invoices']) await trx(table).where({ order_id: orderId }).delete();
    await trx('orders').where({ document_id: orderId }).delete();
  }
  await trx('quotes').where({ document_id: quoteId }).delete();
  for (const email of emails) await refreshPerson(strapi, email);
  return true;
}
