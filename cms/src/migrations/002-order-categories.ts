import type { Core } from '@strapi/strapi';
import type { OrderRow } from '../domain/production/orders/order-row';
import { type QuoteRow, categoriesOf } from '../domain/quoting/quote-row';

const BATCH = 50;
/** The open statuses of that edition. */
const open = ['placed', 'in_production', 'internal_review', 'delivered', 'revision', 'on_hold'];

/** Adds categories to open orders from before the board knew them, oldest first. */
export async function orderCategories(strapi: Core.Strapi): Promise<void> {
  const orders = strapi.db.query('api::order.order');
  const where = { status: { $in: open }, categories: { $null: true } };
  for (;;) {
    const found: OrderRow[] = await orders.findMany({ where, orderBy: { id: 'asc' }, limit: BATCH });
    if (found.length === 0) return;
    for (const { id, quoteId } of found) {
      const quote: QuoteRow | null = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } });
      await orders.update({ where: { id }, data: { categories: quote ? await categoriesOf(strapi, quote) : '' } });
    }
  }
}
