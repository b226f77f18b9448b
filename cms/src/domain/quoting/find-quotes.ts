import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT } from '../../contract/list';
import { Problem } from '../../contract/problem';
import type { QuoteListQuery } from '../../contract/quoting/quote';
import { openQuoteStatuses } from '../../contract/states/quote';
import { hashSecret } from '../../platform/http/hash';
import type { Rows } from '../../platform/http/keyset';
import { listPage } from '../../platform/http/list-page';
import { findWords } from '../../platform/search/find-words';
import { GUEST_LINK_LIFETIME_MS } from './guest-token';
import type { ListedQuote, QuoteRow } from './quote-row';

type Query = QuoteListQuery & { ownerId?: string };

export const quoteQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const quotes = () => strapi.db.query('api::quote.quote');
  return {
    /** The quote behind a guest link. @throws Problem quote.not-found for an unknown or expired link, quote.link-superseded, quote.joined-account */
    async byGuestToken(token: string): Promise<QuoteRow> {
      const quote = await quotes().findOne({ where: { guestTokenHash: hashSecret(token) } });
      if (!quote || !(await isLinkValid(strapi, quote))) throw await problemOfLink(strapi, hashSecret(token));
      if (quote.ownerId) throw new Problem('quote.joined-account', { quoteId: quote.documentId });
      return quote;
    },

    /** A quote by its id, only the owner's if one is given. @throws Problem quote.not-found */
    async byId(documentId: string, ownerId?: string): Promise<QuoteRow> {
      const quote = await quotes().findOne({ where: { documentId, ...(ownerId && { ownerId }) } });
      if (!quote) throw new Problem('quote.not-found');
      return quote;
    },

    /** One page in the order asked for. @throws Problem input.invalid for a foreign cursor */
    async list({ sort = 'newest', cursor, limit = LIST_LIMIT_DEFAULT, ...query }: Query): Promise<Rows<ListedQuote>> {
      const find = (page: object): Promise<QuoteRow[]> => quotes().findMany(page);
      const { rows, next } = await listPage(find, { where: await filtersOf(strapi, query), sort, columns: sortColumns, cursor, limit });
      return { rows: await withOffers(strapi, rows), next };
    },

    count: async (query: Query): Promise<number> => quotes().count({ where: await filtersOf(strapi, query) }),
  };
};

const sortColumns = {
  valid: { column: 'validUntil', kind: 'day' },
  amount: { column: 'amount', kind: 'amount', descending: true },
  customer: { column: 'name', kind: 'text' },
} as const;

async function filtersOf(strapi: Core.Strapi, { ownerId, status, q }: Query): Promise<object> {
  const statuses = status === 'open' ? { status: { $in: openQuoteStatuses } } : status ? { status } : {};
  return { ...statuses, ...(q && (await findWords(strapi, 'quotes', q))), ...(ownerId && { ownerId }) };
}

/** Quotes with the sums of the version that was sent last. */
async function withOffers(strapi: Core.Strapi, rows: readonly QuoteRow[]): Promise<ListedQuote[]> {
  const ids = rows.flatMap(({ offerId }) => offerId ?? []);
  const offers: Pick<QuoteRow, 'documentId' | 'net' | 'gross'>[] = await strapi.db
    .query('api::offer.offer')
    .findMany({ where: { documentId: { $in: ids } }, select: ['documentId', 'net', 'gross'] });
  return rows.map((row) => ({ ...row, offered: offers.find(({ documentId }) => documentId === row.offerId) ?? null }));
}

/** A link that a later offer replaced says so, and nothing else. */
/** A link holds until 90 days after the last step: of the request itself, or of the order and its invoices. */
async function isLinkValid(strapi: Core.Strapi, { guestTokenExpiresAt, documentId: quoteId }: QuoteRow): Promise<boolean> {
  if (new Date(guestTokenExpiresAt) > new Date()) return true;
  const since = new Date(Date.now() - GUEST_LINK_LIFETIME_MS);
  const orders: { documentId: string; updatedAt: string }[] = await strapi.db
    .query('api::order.order')
    .findMany({ where: { quoteId }, select: ['documentId', 'updatedAt'] });
  if (orders.some(({ updatedAt }) => new Date(updatedAt) > since)) return true;
  const orderId = { $in: orders.map(({ documentId }) => documentId) };
  return (await strapi.db.query('api::invoice.invoice').count({ where: { orderId, updatedAt: { $gt: since } } })) > 0;
}

async function problemOfLink(strapi: Core.Strapi, replacedLinkHash: string): Promise<Problem> {
  const offer = await strapi.db.query('api::offer.offer').findOne({ where: { replacedLinkHash }, select: ['id'] });
  return new Problem(offer ? 'quote.link-superseded' : 'quote.not-found');
}
