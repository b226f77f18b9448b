import type { Core } from '@strapi/strapi';
import { payableOf, totalsOf } from '../../contract/billing/document';
import type { Billed } from './bill-order';
import type { InvoiceRow } from './invoice-row';

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
