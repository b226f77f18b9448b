import type { Core } from '@strapi/strapi';
import { rewrittenOf, type Standing, unbilledLines } from '../../../contract/billing/adjustment';
import type { DocumentLine } from '../../../contract/billing/document';
import { Problem } from '../../../contract/problem';
import type { OrderRow } from '../../production/orders/order-row';
import { type BalanceRow, findInvoices, type InvoiceRow } from '../invoice-row';
import { balances } from '../lock-invoice';

/** An invoice of an order that was issued and not cancelled, as its rows have it. */
export type StandingRow = Standing & { invoice: InvoiceRow; balance: BalanceRow };

/** Finds the invoices of an order that were issued and not cancelled, the oldest first, each with its corrections. */
export async function findStanding(strapi: Core.Strapi, orderId: string): Promise<StandingRow[]> {
  const [rows, open] = await Promise.all([
    findInvoices(strapi, { where: { orderId, state: 'issued' }, orderBy: { number: 'asc' } }),
    balances(strapi).findMany({ where: { orderId, kind: 'invoice', settlement: { $in: ['open', 'paid'] } } }) as Promise<BalanceRow[]>,
  ]);
  return rows.flatMap((invoice) => {
    const balance = open.find(({ invoiceId }) => invoiceId === invoice.documentId);
    if (!balance || invoice.document.kind !== 'invoice') return [];
    const corrections = rows.flatMap(({ correctsId, document }) =>
      correctsId === invoice.documentId && document.kind === 'correction' ? [document] : [],
    );
    return [{ invoice, balance, document: invoice.document, corrections }];
  });
}

/**
 * Finds what of an order no invoice bills yet, once one billed all that it was. @throws Problem invoice.adjust-first while one
 * of them is to be written anew
 */
export async function findUnbilled(strapi: Core.Strapi, order: OrderRow): Promise<DocumentLine[]> {
  const standing = await findStanding(strapi, order.documentId);
  if (standing.every(({ document: { scope } }) => scope !== 'full' && scope !== 'final')) return [];
  const lines = unbilledLines(order, standing);
  const { parts, wholes } = rewrittenOf(order, standing);
  if (lines.length > 0 && parts.length + wholes.length > 0) throw new Problem('invoice.adjust-first');
  return lines;
}
