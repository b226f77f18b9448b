import type { Core } from '@strapi/strapi';
import { findOffer, findOffers, type OfferRow } from './offer-row';
import type { QuoteRow, ListedQuote } from './quote-row';
import { totalsOf } from '../../contract/billing/document';
import type { Offer, QuoteView, StaffQuoteView } from '../../contract/quoting/offer';
import { readTimeline } from '../../platform/events/timeline';
import { prepareOffer } from './prepare-offer';
import { showThread } from './show-thread';
import { cents } from '../../contract/pricing/money';
import type { Page } from '../../contract/list';
import type { Quote, QuoteSummary, StaffQuoteSummary, SubmittedQuote } from '../../contract/quoting/quote';
import type { Rows } from '../../platform/http/keyset';

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

/** The quote as its owner may see it. */
export function presentQuote(row: QuoteRow): Quote {
  const { documentId, number, status, language, lines, contact } = row;
  return {
    id: documentId,
    number,
    status,
    locale: language,
    submittedAt: new Date(row.submittedAt).toISOString(),
    lines,
    net: cents(Number(row.net)),
    vat: cents(Number(row.vat)),
    gross: cents(Number(row.gross)),
    contact,
  };
}

export const presentSubmitted = ({ number, email, submittedAt }: QuoteRow): SubmittedQuote => ({
  number,
  email,
  submittedAt: new Date(submittedAt).toISOString(),
});

/** The quote in its owner's list. */
export const presentSummary = ({
  documentId,
  number,
  status,
  submittedAt,
  lines,
  drawing,
  offered,
  validUntil,
  ...request
}: ListedQuote): QuoteSummary => ({
  id: documentId,
  number,
  status,
  submittedAt: new Date(submittedAt).toISOString(),
  services: lines.map(({ name }) => name),
  drawing: drawing ?? '',
  files: lines.reduce((count, line) => count + line.files.length, 0),
  net: cents(Number((offered ?? request).net)),
  gross: cents(Number((offered ?? request).gross)),
  validUntil,
});

/** The quote in the staff list. */
export const presentStaffSummary = (row: ListedQuote): StaffQuoteSummary => ({
  ...presentSummary(row),
  revision: row.revision,
  name: row.name,
  email: row.email,
  company: row.contact.company ?? '',
  locale: row.language,
});

export const presentPage = <T>({ rows, next }: Rows<ListedQuote>, present: (row: ListedQuote) => T): Page<T> => ({
  items: rows.map(present),
  next,
});
