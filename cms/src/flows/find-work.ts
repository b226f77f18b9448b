import type { Core } from '@strapi/strapi';
import type { OrderRow } from '../api/order/order-row';
import type { QuoteRow } from '../api/quote/quote-row';
import type { WorkLine } from '../contract/assignment';
import { Problem } from '../contract/problem';
import { openOrderStatuses, type OrderStatus } from '../contract/states/order';
import type { QuoteStatus } from '../contract/states/quote';
import { customerNamedIn } from '../rules/names-customer';

/** What contractors work on: a request, and the order once it became one. */
export type Work = { quote: QuoteRow; order: OrderRow | null };

const openOrders: readonly OrderStatus[] = openOrderStatuses;
const endedQuotes: readonly QuoteStatus[] = ['declined', 'withdrawn', 'declined_by_us', 'cancelled'];

/** @throws Problem quote.not-found */
export async function findWork(strapi: Core.Strapi, quoteId: string): Promise<Work> {
  const [quote, order]: [QuoteRow | null, OrderRow | null] = await Promise.all([
    strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } }),
    strapi.db.query('api::order.order').findOne({ where: { quoteId } }),
  ]);
  if (!quote) throw new Problem('quote.not-found');
  return { quote, order };
}

/** Whether nothing more will come of it. An expired offer can be sent again. */
export const hasEnded = ({ quote, order }: Work): boolean =>
  order ? !openOrders.includes(order.status) : endedQuotes.includes(quote.status);

/** The scope alone: notes are the customer's words, and prices are between us and them. */
export const workLines = ({ quote, order }: Work): WorkLine[] =>
  (order ?? quote).lines.map(({ name, unit, quantity, addons }) => ({ name, unit, quantity, addons: addons.map((addon) => addon.name) }));

/** @throws Problem assignment.names-customer for a text that tells a contractor whose work it is */
export function requireNeutral(text: string, { quote, order }: Work): void {
  const { contact } = quote;
  const { name, company, street, email } = order?.buyer ?? {};
  const word = customerNamedIn(text, [contact.name, contact.company, contact.email, contact.phone, name, company, street, email]);
  if (word) throw new Problem('assignment.names-customer', { word });
}
