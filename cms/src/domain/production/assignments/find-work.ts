import type { Core } from '@strapi/strapi';
import { findOrder, type OrderRow } from '../orders/order-row';
import type { QuoteRow } from '../../quoting/quote-row';
import { customerNamedIn, customerOf } from './customer-words';
import { findConfigurable } from '../../catalogue/catalogue';
import { published } from '../../catalogue/entries';
import { MAX_TITLE_LENGTH, type WorkLine, type WorkProposal } from '../../../contract/production/assignment';
import { Problem } from '../../../contract/problem';
import { openOrderStatuses, type OrderStatus } from '../../../contract/states/order';
import type { QuoteStatus } from '../../../contract/states/quote';
import { translate } from '../../../platform/strings/translate';

/** The work of contractors: a request, and the order once it became one. */
export type Work = { quote: QuoteRow; order: OrderRow | null };

const openOrders: readonly OrderStatus[] = openOrderStatuses;
const endedQuotes: readonly QuoteStatus[] = ['declined', 'withdrawn', 'declined_by_us', 'cancelled'];

/** @throws Problem quote.not-found */
export async function findWork(strapi: Core.Strapi, quoteId: string): Promise<Work> {
  const [quote, order]: [QuoteRow | null, OrderRow | null] = await Promise.all([
    strapi.db.query('api::quote.quote').findOne({ where: { documentId: quoteId } }),
    findOrder(strapi, { quoteId }),
  ]);
  if (!quote) throw new Problem('quote.not-found');
  return { quote, order };
}

/** Checks whether nothing more will come of the work. An expired offer can be sent again. */
export const hasEnded = ({ quote, order }: Work): boolean =>
  order ? !openOrders.includes(order.status) : endedQuotes.includes(quote.status);

/** Reads the catalogue's English names of the requested services, by the names that the customer reads; an untranslated name stays. */
export async function englishNames(strapi: Core.Strapi, { lines }: Pick<QuoteRow, 'lines'>): Promise<Map<string, string>> {
  const productIds = new Set(lines.map(({ productId }) => productId));
  const products = await findConfigurable(strapi, published('en'), [...productIds]);
  const byId = new Map(products.flatMap((product) => [product, ...product.addons].map(({ id, name }) => [id, name])));
  const requested = lines.flatMap(({ productId, name, addons }) => [{ id: productId, name }, ...addons]);
  return new Map(requested.map(({ id, name }) => [name, byId.get(id) ?? name]));
}

/**
 * Presents the scope of the work alone: notes are the customer's own text, and prices are between us and them. Contractors read
 * the catalogue's names in English, like all of their area; free lines of an offer have a neutral name unless `words` is set,
 * and those that name the customer always.
 * @param english from `englishNames`
 */
export function workLines(work: Work, english: ReadonlyMap<string, string>, { words }: { words: boolean }): WorkLine[] {
  const { quote, order } = work;
  const neutral = ({ name }: { name: string }): string =>
    english.get(name) ?? (words && !wordOfCustomer(name, work) ? name : translate('en', 'assignment.line.neutral'));
  return (order ?? quote).lines.map(({ unit, quantity, addons, ...line }) => ({
    name: neutral(line),
    unit,
    quantity,
    addons: addons.map(neutral),
  }));
}

/** Reads what a contractor would be told of a quote or its order, and apart from it what are other people's words. @throws Problem quote.not-found */
export async function showWork(strapi: Core.Strapi, quoteId: string): Promise<WorkProposal> {
  const work = await findWork(strapi, quoteId);
  const english = await englishNames(strapi, work.quote);
  const lines = workLines(work, english, { words: false });
  const known = [...new Set(lines.map(({ name }) => name))].filter((name) => name !== translate('en', 'assignment.line.neutral'));
  const notes = work.quote.lines.flatMap(({ name, note }) => (note.trim() ? [{ name: english.get(name) ?? name, text: note.trim() }] : []));
  return { title: known.join(', ').slice(0, MAX_TITLE_LENGTH), lines, worded: workLines(work, english, { words: true }), notes };
}

/** @throws Problem assignment.names-customer for a text that tells a contractor whose work it is */
export function requireNeutral(text: string, work: Work): void {
  const word = wordOfCustomer(text, work);
  if (word) throw new Problem('assignment.names-customer', { word });
}

const wordOfCustomer = (text: string, work: Work): string | null => customerNamedIn(text, customerOf(work));
