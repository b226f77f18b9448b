import type { OfferDocument } from '../../contract/billing/document';
import type { ExpressTerm } from '../../contract/pricing/pricing';

/** A version of an offer as stored. Nothing of it ever changes. */
export type OfferRow = {
  id: number;
  documentId: string;
  quoteId: string;
  version: string;
  sentAt: string;
  sentBy: string;
  document: OfferDocument;
  /** Of the document's canonical JSON. */
  sha256: string;
  validUntil: string;
  express: ExpressTerm | null;
};
