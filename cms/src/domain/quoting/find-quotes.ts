import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT } from '../../contract/list';
import { Problem } from '../../contract/problem';
import type { QuoteListQuery } from '../../contract/quoting/quote';
import { openQuoteStatuses } from '../../contract/states/quote';
import { hashSecret } from '../../platform/http/hash';
import type { Rows } from '../../platform/http/keyset';
import { listPage } from '../../platform/http/sorted-page';
import { findWords } from '../../platform/search/find-words';
import { GUEST_LINK_LIFETIME_MS, type ListedQuote, type QuoteRow } from './quote-row';
import type { Context } from 'koa';
import { clientAddress } from '../../platform/http/client-address';
import { limit } from '../../platform/http/rate-limit';
import { files } from '../files/file-row';
import { signDownloadUrl } from '../../platform/storage/signed-url';

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
  return { ...statuses, ...(q && (await findWords(strapi, 'api::quote.quote', q))), ...(ownerId && { ownerId }) };
}

/** Quotes with the sums of the version that was sent last. */
async function withOffers(strapi: Core.Strapi, rows: readonly QuoteRow[]): Promise<ListedQuote[]> {
  const ids = rows.flatMap(({ offerId }) => offerId ?? []);
  const offers: Pick<QuoteRow, 'documentId' | 'net' | 'gross'>[] = await strapi.db
    .query('api::offer.offer')
    .findMany({ where: { documentId: { $in: ids } }, select: ['documentId', 'net', 'gross'] });
  return rows.map((row) => ({ ...row, offered: offers.find(({ documentId }) => documentId === row.offerId) ?? null }));
}

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

/** A link that a later offer replaced says so, and nothing else. */
async function problemOfLink(strapi: Core.Strapi, replacedLinkHash: string): Promise<Problem> {
  const offer = await strapi.db.query('api::offer.offer').findOne({ where: { replacedLinkHash }, select: ['id'] });
  return new Problem(offer ? 'quote.link-superseded' : 'quote.not-found');
}

/**
 * The quote behind the guest link in the path. Its answer is kept by nobody and tells no other site the address.
 * @throws Problem quote.not-found, quote.link-superseded, quote.joined-account, rate.limited
 */
export async function findByLink(strapi: Core.Strapi, ctx: Context): Promise<QuoteRow> {
  await limit(strapi, 'guest-link', clientAddress(ctx));
  ctx.set('cache-control', 'no-store');
  ctx.set('referrer-policy', 'no-referrer');
  return quoteQueries({ strapi }).byGuestToken(String(ctx.params.token));
}

/** A URL for a file of a quote that the caller may see. @throws Problem storage.object-not-found */
export async function quoteDownloadUrl(strapi: Core.Strapi, quote: QuoteRow, fileName: string) {
  const row = await files(strapi).findOne({ where: { fileName, quoteId: quote.documentId, complete: true } });
  if (!row) throw new Problem('storage.object-not-found');
  return signDownloadUrl(fileName);
}

/** The same by a guest link. @throws Problem quote.not-found, quote.joined-account, storage.object-not-found */
export const guestDownloadUrl = async (strapi: Core.Strapi, token: string, fileName: string) =>
  quoteDownloadUrl(strapi, await quoteQueries({ strapi }).byGuestToken(token), fileName);
