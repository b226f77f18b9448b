import type { Core } from '@strapi/strapi';
import { LIST_LIMIT_DEFAULT } from '../../../contract/list';
import { Problem } from '../../../contract/problem';
import type { QuoteListQuery } from '../../../contract/quote';
import { openQuoteStatuses } from '../../../contract/states/quote';
import { hashSecret } from '../../../http/hash';
import { cursorOf, rowIdOf, type Rows } from '../../../http/keyset';
import { rowsWithWords } from '../../../search/rows-with-words';
import type { ListedQuote, QuoteRow } from '../quote-row';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotes = () => strapi.db.query('api::quote.quote');
  return {
    /** The quote behind a guest link. @throws Problem quote.not-found for an unknown or expired link, quote.link-superseded, quote.joined-account */
    async byGuestToken(token: string): Promise<QuoteRow> {
      const quote = await quotes().findOne({ where: { guestTokenHash: hashSecret(token), guestTokenExpiresAt: { $gt: new Date() } } });
      if (!quote) throw await problemOfLink(strapi, hashSecret(token));
      if (quote.ownerId) throw new Problem('quote.joined-account', { quoteId: quote.documentId });
      return quote;
    },

    /** A quote by its id, only the owner's if one is given. @throws Problem quote.not-found */
    async byId(documentId: string, ownerId?: string): Promise<QuoteRow> {
      const quote = await quotes().findOne({ where: { documentId, ...(ownerId && { ownerId }) } });
      if (!quote) throw new Problem('quote.not-found');
      return quote;
    },

    /** One page by time of submission; rows are numbered in that order. @throws Problem input.invalid for a foreign cursor */
    async list({
      ownerId,
      status,
      q,
      sort,
      cursor,
      limit = LIST_LIMIT_DEFAULT,
    }: QuoteListQuery & { ownerId?: string }): Promise<Rows<ListedQuote>> {
      const oldestFirst = sort === 'oldest';
      const after = cursor === undefined ? {} : { id: { [oldestFirst ? '$gt' : '$lt']: rowIdOf(cursor) } };
      const statuses = status === 'open' ? { status: { $in: openQuoteStatuses } } : status ? { status } : {};
      const found = q ? rowsWithWords(strapi, 'quotes', q) : {};
      const rows: QuoteRow[] = await quotes().findMany({
        where: { $and: [after, statuses, found, ownerId ? { ownerId } : {}] },
        orderBy: { id: oldestFirst ? 'asc' : 'desc' },
        limit: limit + 1,
      });
      const { rows: page, next } = cursorOf(rows, limit);
      return { rows: await withOffers(strapi, page), next };
    },
  };
};

/** Quotes with the sums of the version that was sent last. */
async function withOffers(strapi: Core.Strapi, rows: readonly QuoteRow[]): Promise<ListedQuote[]> {
  const ids = rows.flatMap(({ offerId }) => offerId ?? []);
  const offers: Pick<QuoteRow, 'documentId' | 'net' | 'gross'>[] = await strapi.db
    .query('api::offer.offer')
    .findMany({ where: { documentId: { $in: ids } }, select: ['documentId', 'net', 'gross'] });
  return rows.map((row) => ({ ...row, offered: offers.find(({ documentId }) => documentId === row.offerId) ?? null }));
}

/** A link that a later offer replaced says so, and nothing else. */
async function problemOfLink(strapi: Core.Strapi, replacedLinkHash: string): Promise<Problem> {
  const offer = await strapi.db.query('api::offer.offer').findOne({ where: { replacedLinkHash }, select: ['id'] });
  return new Problem(offer ? 'quote.link-superseded' : 'quote.not-found');
}
