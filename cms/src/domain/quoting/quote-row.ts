import { searchText } from '../../platform/search/search-text';
import type { Locale } from '../../contract/constants';
import type { OfferDraft } from '../../contract/quoting/offer';
import type { RequestSource } from '../../contract/quoting/made-request';
import type { QuoteContact, QuoteLine } from '../../contract/quoting/quote';
import type { QuoteStatus } from '../../contract/states/quote';
import { createHmac } from 'node:crypto';
import { secret } from '../../platform/settings';
import type { Core } from '@strapi/strapi';
import type { OfferDocument } from '../../contract/billing/document';
import { storedOffers } from '../../contract/billing/stored-document';
import type { Knex } from 'knex';
import { findEntries, published } from '../catalogue/entries';
import { removeDocuments } from '../files/cart-files';

/** A quote as stored. Amounts are cents; PostgreSQL returns big integers as text. */
export type QuoteRow = {
  id: number;
  documentId: string;
  number: string;
  status: QuoteStatus;
  language: Locale;
  name: string;
  email: string;
  contact: QuoteContact;
  lines: QuoteLine[];
  /** Day on which to remind of the offer; null once done. */
  remindOn: string | null;
  drawing: string | null;
  net: number | string;
  vat: number | string;
  gross: number | string;
  submittedAt: string;
  requestHash: string;
  guestTokenExpiresAt: string;
  revision: number;
  /** The draft of the next offer; null until it was first saved. */
  draft: OfferDraft | null;
  /** The latest version that was sent. */
  offerId: string | null;
  /** The last day of that version, YYYY-MM-DD. */
  validUntil: string | null;
  /** The revision of the guest link that opens the quote; earlier links do not. */
  linkRevision: number;
  /** The account that made it for its customer; null for one that the customer sent. */
  madeBy: string | null;
  /** How and on which day that request reached us. */
  source: RequestSource | null;
  receivedOn: string | null;
  /** The contact message that it was made from. */
  contactId: string | null;
  /** documentId of the account it belongs to; null while it is a guest's. */
  ownerId: string | null;
  /** The product that the latest version counts under in figures, '' for free lines alone; null before the first. */
  offeredService: string | null;
  /** The time at which the offer was declined by its customer or expired; null while it is not lost. */
  lostAt: string | null;
  /** The reason that its customer chose for declining, with its titles of that time. */
  declineReasonId: string | null;
  declineReasonDe: string | null;
  declineReasonEn: string | null;
};

/** A quote in a list, with the sums of the version that was sent last. */
export type ListedQuote = QuoteRow & { offered: Pick<QuoteRow, 'net' | 'gross'> | null };

/** Builds the text that lists of quotes are searched by. */
export const quoteSearchText = ({ number, name, email, contact }: Pick<QuoteRow, 'number' | 'name' | 'email' | 'contact'>): string =>
  searchText(number, name, email, contact.company, contact.phone);

export const GUEST_LINK_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Makes the guest link's token: 256 bits that only this installation can make, so that mails can carry the link while the
 * database holds nothing but its hash. A new revision of the link voids the old one.
 */
export const guestToken = (quoteId: string, linkRevision = 1): string =>
  createHmac('sha256', secret('GUEST_LINK_SECRET')).update(`guest-link:${quoteId}:${linkRevision}`).digest('base64url');

/** A version of an offer as stored, its document in today's form. Nothing of it ever changes. */
export type OfferRow = {
  id: number;
  documentId: string;
  quoteId: string;
  version: string;
  sentAt: string;
  sentBy: string;
  document: OfferDocument;
  /** Hash of the canonical JSON of the document as it is stored. */
  sha256: string;
  validUntil: string;
  net: number | string;
  gross: number | string;
};

const readOffer = (row: OfferRow): OfferRow => ({ ...row, document: storedOffers.read(row.document, `offer ${row.documentId}`) });

/** Reads offers with their documents in today's form, which all code does through here; other columns may be selected past it. */
export async function findOffers(strapi: Core.Strapi, query: { where: object; orderBy?: object; limit?: number }): Promise<OfferRow[]> {
  const rows: OfferRow[] = await strapi.db.query('api::offer.offer').findMany(query);
  return rows.map(readOffer);
}

export async function findOffer(strapi: Core.Strapi, where: object): Promise<OfferRow | null> {
  const row: OfferRow | null = await strapi.db.query('api::offer.offer').findOne({ where });
  return row && readOffer(row);
}

/** Deletes the versions of an offer with their documents. Part of the caller's transaction; the database refuses it while they must be kept. */
export async function removeOffers(strapi: Core.Strapi, trx: Knex, quoteId: string): Promise<void> {
  const offerIds: string[] = await trx('offers').where({ quote_id: quoteId }).pluck('document_id');
  await removeDocuments(strapi, trx, offerIds);
  await trx('offers').where({ quote_id: quoteId }).delete();
}

type Sold = { documentId: string; updatedAt: string; category: { documentId: string } | null };

/**
 * Returns the ids of the categories of all requested and offered services, with spaces between them.
 * @param chosen the keys of the offered lines that count; all of them if left out
 */
export async function categoriesOf(
  strapi: Core.Strapi,
  { lines, draft }: Pick<QuoteRow, 'lines' | 'draft'>,
  chosen?: readonly string[],
): Promise<string> {
  const counted = draft?.lines.filter(({ key }) => !chosen || chosen.includes(key));
  const ids = (counted ?? lines).map(({ productId }) => productId).filter((id) => id !== '');
  if (ids.length === 0) return '';
  const sold = await findEntries<Sold>(strapi, 'api::product.product', published('de'), {
    filters: { documentId: { $in: ids } },
    populate: { category: { fields: ['documentId'] } },
  });
  return [...new Set(sold.flatMap(({ category }) => category?.documentId ?? []))].join(' ');
}
