import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { InvoiceRow } from '../api/invoice/invoice-row';
import type { OrderRow } from '../api/order/order-row';
import { payableOf, totalsOf } from '../contract/document';
import { Problem } from '../contract/problem';
import type { Billed } from '../rules/bill-order';

/** Locks an order until the transaction ends: all that is billed and paid for it happens one after the other. @throws Problem order.not-found */
export async function lockOrder(strapi: Core.Strapi, trx: Knex, documentId: string): Promise<OrderRow> {
  // A write, not a read, so that SQLite takes its lock too before anything is read.
  const locked = await trx('orders').where({ document_id: documentId }).update({ document_id: documentId });
  if (locked === 0) throw new Problem('order.not-found');
  return strapi.db.query('api::order.order').findOne({ where: { documentId } });
}

/** The issued invoices of an order that were not cancelled, the oldest first. */
export async function findBilled(strapi: Core.Strapi, orderId: string): Promise<Billed[]> {
  const where = { orderId, kind: 'invoice', settlement: { $in: ['open', 'paid'] } };
  const balances: { invoiceId: string; settlement: string }[] = await strapi.db
    .query('api::invoice-balance.invoice-balance')
    .findMany({ where, orderBy: { id: 'asc' } });
  const invoices: InvoiceRow[] = await strapi.db
    .query('api::invoice.invoice')
    .findMany({ where: { documentId: { $in: balances.map(({ invoiceId }) => invoiceId) } }, orderBy: { number: 'asc' } });
  return invoices.map(({ documentId, document }) => {
    const { net, vat, gross } = totalsOf(document);
    const paid = balances.some(({ invoiceId, settlement }) => invoiceId === documentId && settlement === 'paid');
    return { number: document.number, date: document.date, scope: document.scope, net, vat, gross, paid };
  });
}

/** The columns that say what an invoice comes to, in cents. */
export function amountsOf(document: InvoiceRow['document']) {
  const { net, vat, gross } = totalsOf(document);
  return { amounts: { net, vat, gross }, due: Math.max(0, payableOf(document).payable) };
}
