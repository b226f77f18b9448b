import type { Core } from '@strapi/strapi';
import type { OrderRow } from '../api/order/order-row';
import type { QuoteRow } from '../api/quote/quote-row';
import { openOrderStatuses } from '../contract/states/order';
import { categoriesOf } from './categories-of';

/** Orders a run. */
const BATCH = 50;

/** Gives open orders from before the board knew categories theirs, oldest first. Harmless when several processes do it. */
export async function fillOrderCategories(strapi: Core.Strapi): Promise<void> {
  const orders = strapi.db.query('api::order.order');
  const where = { status: { $in: openOrderStatuses }, categories: { $null: true } };
  const found: OrderRow[] = await orders.findMany({ where, orderBy: { id: 'asc' }, limit: BATCH });
  for (const { id, quoteId } of found) {
    const quote: QuoteRow | null = await strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } });
    const categories = quote ? await categoriesOf(strapi, quote) : '';
    await orders.updateMany({ where: { id, categories: { $null: true } }, data: { categories } });
  }
}
