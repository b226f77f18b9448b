import type { Core } from '@strapi/strapi';
import { findOffer, findOffers, type OfferRow } from './offer-row';
import { presentQuote } from './present-quote';
import type { QuoteRow } from './quote-row';
import { totalsOf } from '../../contract/billing/document';
import type { Offer } from '../../contract/quoting/offer';
import type { QuoteView, StaffQuoteView } from '../../contract/quoting/offer';
import { readTimeline } from '../../platform/events/timeline';
import { prepareOffer } from './prepare-offer';
import { showThread } from './show-thread';

/** A quote with all that happened to it, as its customer may see it. */
export async function showQuote(strapi: Core.Strapi, quote: QuoteRow): Promise<QuoteView> {
  const { offerId, status } = quote;
  const [shared, offer] = await Promise.all([
    showShared(strapi, quote, { internal: false }),
    offerId ? findOffer(strapi, { documentId: offerId }) : null,
  ]);
  return { ...shared, offer: offer && status !== 'withdrawn' ? presentOffer(offer, offerId) : null };
}

/** The same for staff: every version, notes, and what they prepare. */
export async function showStaffQuote(strapi: Core.Strapi, quote: QuoteRow): Promise<StaffQuoteView> {
  const [shared, offers, draft] = await Promise.all([
    showShared(strapi, quote, { internal: true }),
    findOffers(strapi, { where: { quoteId: quote.documentId }, orderBy: { id: 'desc' } }),
    prepareOffer(strapi, quote),
  ]);
  return { ...shared, offers: offers.map((offer) => presentOffer(offer, quote.offerId)), draft };
}

async function showShared(strapi: Core.Strapi, quote: QuoteRow, audience: { internal: boolean }) {
  const quoteId = quote.documentId;
  const order: { documentId: string } | null = await strapi.db
    .query('api::order.order')
    .findOne({ where: { quoteId }, select: ['documentId'] });
  const [messages, timeline] = await Promise.all([showThread(strapi, quoteId, audience), readTimeline(strapi, [quoteId])]);
  return { ...presentQuote(quote), revision: quote.revision, orderId: order?.documentId ?? null, messages, timeline };
}

const presentOffer = (row: OfferRow, latest: string | null): Offer => ({
  id: row.documentId,
  version: row.version,
  sentAt: new Date(row.sentAt).toISOString(),
  latest: row.documentId === latest,
  document: row.document,
  totals: totalsOf(row.document),
});
