import type { Core } from '@strapi/strapi';
import type { OfferDocument } from '../../contract/billing/document';
import { storedOffers } from '../../contract/billing/stored-document';

/** A version of an offer as stored, its document in today's form. Nothing of it ever changes. */
export type OfferRow = {
  id: number;
  documentId: string;
  quoteId: string;
  version: string;
  sentAt: string;
  sentBy: string;
  document: OfferDocument;
  /** Of the canonical JSON of the document as it is stored. */
  sha256: string;
  validUntil: string;
  net: number | string;
  gross: number | string;
};

const readOffer = (row: OfferRow): OfferRow => ({ ...row, document: storedOffers.read(row.document, `offer ${row.documentId}`) });

/** Whoever reads offers with their documents does so here; other columns may be selected past it. */
export async function findOffers(strapi: Core.Strapi, query: { where: object; orderBy?: object; limit?: number }): Promise<OfferRow[]> {
  const rows: OfferRow[] = await strapi.db.query('api::offer.offer').findMany(query);
  return rows.map(readOffer);
}

/** The same for one. */
export async function findOffer(strapi: Core.Strapi, where: object): Promise<OfferRow | null> {
  const row: OfferRow | null = await strapi.db.query('api::offer.offer').findOne({ where });
  return row && readOffer(row);
}
