import type { Locale } from '../../contract/constants';
import type { QuoteContact, QuoteLine } from '../../contract/quote';
import type { QuoteStatus } from '../../contract/states/quote';

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
  net: number | string;
  vat: number | string;
  gross: number | string;
  submittedAt: string;
  requestHash: string;
  guestTokenExpiresAt: string;
  /** documentId of the account it belongs to; null while it is a guest's. */
  ownerId: string | null;
};
