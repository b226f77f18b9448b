import { findExpressDate } from './express-date';
import { currentTime } from '../../platform/time/time';
import type { Core } from '@strapi/strapi';
import { findOffer, findOffers, type OfferRow, type QuoteRow, type ListedQuote, GUEST_LINK_LIFETIME_MS } from './quote-row';
import { legalSlugs, presentVersion, readLegalText } from '../catalogue/legal-text';
import { totalsOf } from '../../contract/billing/document';
import { expressOf, hasChoice } from '../../contract/quoting/choice';
import type { OfferedExpress } from '../../contract/pricing/pricing';
import type { ExpressTimes, LegalTextVersion, Offer, QuoteView, StaffQuoteView } from '../../contract/quoting/offer';
import { readTimeline } from '../../platform/events/topics';
import { chosenReason, findDeclineReasons, lostFilters } from './lost-offers';
import { prepareOffer } from './prepare-offer';
import { showThread } from './thread';
import { cents } from '../../contract/pricing/money';
import { type Page, LIST_LIMIT_DEFAULT } from '../../contract/list';
import type { Quote, QuoteSummary, StaffQuoteListQuery, StaffQuoteSummary, SubmittedQuote } from '../../contract/quoting/quote';
import type { RequestOrigin } from '../../contract/quoting/made-request';
import { findAccount } from '../people/account-row';
import type { Rows } from '../../platform/http/keyset';
import { Problem } from '../../contract/problem';
import { openQuoteStatuses } from '../../contract/states/quote';
import { hashSecret } from '../../platform/http/hash';
import { listPage } from '../../platform/http/sorted-page';
import { findWords } from '../../platform/search/search-text';
import type { Context } from 'koa';
import { clientAddress } from '../../platform/http/client-address';
import { limit } from '../../platform/http/rate-limit';
import { files, type FileRow } from '../files/file-row';
import { fileDownloadUrl, shownCheck } from '../files/file-verdict';

/** Reads a quote with its history, as its customer may see it. */
export async function showQuote(strapi: Core.Strapi, quote: QuoteRow): Promise<QuoteView> {
  const { offerId, status } = quote;
  const [shared, offer] = await Promise.all([
    showShared(strapi, quote, { internal: false }),
    offerId ? findOffer(strapi, { documentId: offerId }) : null,
  ]);
  const open = status === 'offered' ? offer : null;
  const terms = open && (await currentTerms(strapi, quote, open));
  const express = open?.document.express ?? null;
  const expressBy = express && (await expressTime(strapi, express));
  const expressTimes = await findExpressTimes(strapi, open);
  const declineReasons = open ? await findDeclineReasons(strapi) : [];
  const shown = offer && status !== 'withdrawn' ? presentOffer(offer, offerId) : null;
  return { ...shared, offer: shown, terms, expressBy, expressTimes, declineReasons };
}

const expressTime = async (strapi: Core.Strapi, express: OfferedExpress): Promise<string> =>
  (await findExpressDate(strapi, strapi.db.connection, currentTime(), express)).dueAt.toISOString();

/** Finds by when each express term of an offer with a choice could be kept: with the units of all its express lines, so at the latest. */
async function findExpressTimes(strapi: Core.Strapi, open: OfferRow | null): Promise<ExpressTimes> {
  const lines = open && hasChoice(open.document.lines) ? open.document.lines : [];
  const all = expressOf(lines);
  const byTerm = new Map(lines.flatMap(({ express }) => (express ? [[express.term, express] as const] : [])));
  const times = [...byTerm].map(async ([term, express]) => [term, await expressTime(strapi, { ...express, units: all?.units })] as const);
  return Object.fromEntries(await Promise.all(times));
}

/** Reads the terms that an acceptance of the offer would agree to now. */
export const currentTerms = async (
  strapi: Core.Strapi,
  { language }: Pick<QuoteRow, 'language'>,
  { document: { seller } }: Pick<OfferRow, 'document'>,
): Promise<LegalTextVersion | null> => presentVersion(await readLegalText(strapi, legalSlugs.terms, { language, seller }));

/** Reads a quote with its history for staff: every version, notes, and the draft. */
export async function showStaffQuote(strapi: Core.Strapi, quote: QuoteRow): Promise<StaffQuoteView> {
  const [shared, offers, draft, origin] = await Promise.all([
    showShared(strapi, quote, { internal: true }),
    findOffers(strapi, { where: { quoteId: quote.documentId }, orderBy: { id: 'desc' } }),
    prepareOffer(strapi, quote),
    originOf(strapi, quote),
  ]);
  return { ...shared, offers: offers.map((offer) => presentOffer(offer, quote.offerId)), draft, origin };
}

/** Presents how a request reached us that staff made. */
async function originOf(strapi: Core.Strapi, { madeBy, source, receivedOn }: QuoteRow): Promise<RequestOrigin | null> {
  if (!madeBy || !source || !receivedOn) return null;
  const account = await findAccount(strapi, { documentId: madeBy });
  return { source, receivedOn, by: account?.name || (account?.email ?? '') };
}

async function showShared(strapi: Core.Strapi, quote: QuoteRow, audience: { internal: boolean }) {
  const quoteId = quote.documentId;
  const order: { documentId: string; chosen: string[] | null } | null = await strapi.db
    .query('api::order.order')
    .findOne({ where: { quoteId }, select: ['documentId', 'chosen'] });
  const [given, messages, timeline] = await Promise.all([
    files(strapi).findMany({ where: { quoteId, messageId: { $null: true } } }) as Promise<FileRow[]>,
    showThread(strapi, quoteId, audience),
    readTimeline(strapi, [quoteId]),
  ]);
  const checks = Object.fromEntries(given.map((row) => [row.fileName, shownCheck(row)]));
  const { documentId: orderId = null, chosen = null } = order ?? {};
  const declineReason = chosenReason(quote);
  return { ...presentQuote(quote), revision: quote.revision, declineReason, orderId, chosen, checks, messages, timeline };
}

const presentOffer = (row: OfferRow, latest: string | null): Offer => ({
  id: row.documentId,
  version: row.version,
  sentAt: new Date(row.sentAt).toISOString(),
  latest: row.documentId === latest,
  document: row.document,
  totals: totalsOf(row.document),
});

/** Presents a quote as its owner may see it. */
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

/** Presents a quote in its owner's list. */
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
  customerType: request.contact.customerType,
  validUntil,
});

/** Presents a quote in the staff list. */
export const presentStaffSummary = (row: ListedQuote): StaffQuoteSummary => ({
  ...presentSummary(row),
  revision: row.revision,
  madeByUs: Boolean(row.madeBy),
  name: row.name,
  email: row.email,
  company: row.contact.company ?? '',
  locale: row.language,
});

export const presentPage = <T>({ rows, next }: Rows<ListedQuote>, present: (row: ListedQuote) => T): Page<T> => ({
  items: rows.map(present),
  next,
});

type Query = StaffQuoteListQuery & { ownerId?: string };

export const quoteQueries = ({ strapi }: { strapi: Core.Strapi }) => {
  const quotes = () => strapi.db.query('api::quote.quote');
  return {
    /**
     * Finds the quote behind a guest link.
     * @throws Problem quote.not-found for an unknown or expired link, quote.link-superseded, quote.joined-account
     */
    async byGuestToken(token: string): Promise<QuoteRow> {
      const quote = await quotes().findOne({ where: { guestTokenHash: hashSecret(token) } });
      if (!quote || !(await isLinkValid(strapi, quote))) throw await problemOfLink(strapi, hashSecret(token));
      if (quote.ownerId) throw new Problem('quote.joined-account', { quoteId: quote.documentId });
      return quote;
    },

    /** Finds a quote by its id, only the owner's if one is given. @throws Problem quote.not-found */
    async byId(documentId: string, ownerId?: string): Promise<QuoteRow> {
      const quote = await quotes().findOne({ where: { documentId, ...(ownerId && { ownerId }) } });
      if (!quote) throw new Problem('quote.not-found');
      return quote;
    },

    /** Reads one page in the requested order. @throws Problem input.invalid for a foreign cursor */
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

async function filtersOf(strapi: Core.Strapi, { ownerId, status, q, ...lost }: Query): Promise<object> {
  const statuses = status === 'open' ? { status: { $in: openQuoteStatuses } } : status ? { status } : {};
  const found = q ? [await findWords(strapi, 'api::quote.quote', q)] : [];
  return { ...statuses, ...(ownerId && { ownerId }), $and: [...found, ...lostFilters(lost)] };
}

/** Adds the sums of the version that was sent last. */
async function withOffers(strapi: Core.Strapi, rows: readonly QuoteRow[]): Promise<ListedQuote[]> {
  const ids = rows.flatMap(({ offerId }) => offerId ?? []);
  const offers: Pick<QuoteRow, 'documentId' | 'net' | 'gross'>[] = await strapi.db
    .query('api::offer.offer')
    .findMany({ where: { documentId: { $in: ids } }, select: ['documentId', 'net', 'gross'] });
  return rows.map((row) => ({ ...row, offered: offers.find(({ documentId }) => documentId === row.offerId) ?? null }));
}

/** Checks a guest link, which is valid until 90 days after the last step: of the request itself, or of the order and its invoices. */
export async function isLinkValid(strapi: Core.Strapi, { guestTokenExpiresAt, documentId: quoteId }: QuoteRow): Promise<boolean> {
  if (new Date(guestTokenExpiresAt) > new Date()) return true;
  const since = new Date(Date.now() - GUEST_LINK_LIFETIME_MS);
  const orders: { documentId: string; updatedAt: string }[] = await strapi.db
    .query('api::order.order')
    .findMany({ where: { quoteId }, select: ['documentId', 'updatedAt'] });
  if (orders.some(({ updatedAt }) => new Date(updatedAt) > since)) return true;
  const orderId = { $in: orders.map(({ documentId }) => documentId) };
  return (await strapi.db.query('api::invoice.invoice').count({ where: { orderId, updatedAt: { $gt: since } } })) > 0;
}

/** Returns the problem of a link: one that a later offer replaced says so, and nothing else. */
async function problemOfLink(strapi: Core.Strapi, replacedLinkHash: string): Promise<Problem> {
  const offer = await strapi.db.query('api::offer.offer').findOne({ where: { replacedLinkHash }, select: ['id'] });
  return new Problem(offer ? 'quote.link-superseded' : 'quote.not-found');
}

/**
 * Finds the quote behind the guest link in the path. The answer is cached by nobody and tells no other site the address.
 * @throws Problem quote.not-found, quote.link-superseded, quote.joined-account, rate.limited
 */
export async function findByLink(strapi: Core.Strapi, ctx: Context): Promise<QuoteRow> {
  await limit(strapi, 'guest-link', clientAddress(ctx));
  ctx.set('cache-control', 'no-store');
  ctx.set('referrer-policy', 'no-referrer');
  return quoteQueries({ strapi }).byGuestToken(String(ctx.params.token));
}

/** Signs a URL for a file of a quote that the caller may see. @throws Problem storage.object-not-found, storage.file-waiting, storage.file-blocked */
export async function quoteDownloadUrl(strapi: Core.Strapi, quote: QuoteRow, fileName: string) {
  const row = await files(strapi).findOne({ where: { fileName, quoteId: quote.documentId, complete: true } });
  if (!row) throw new Problem('storage.object-not-found');
  return fileDownloadUrl(row);
}

/** Signs a URL for a file by a guest link. @throws Problem quote.not-found, quote.joined-account, storage.object-not-found */
export const guestDownloadUrl = async (strapi: Core.Strapi, token: string, fileName: string) =>
  quoteDownloadUrl(strapi, await quoteQueries({ strapi }).byGuestToken(token), fileName);
