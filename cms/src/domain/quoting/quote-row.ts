import { searchText } from '../../platform/search/search-text';
import type { Locale } from '../../contract/constants';
import type { OfferDraft } from '../../contract/quoting/offer';
import type { QuoteContact, QuoteLine } from '../../contract/quoting/quote';
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
  /** What staff prepare; null until it was first saved. */
  draft: OfferDraft | null;
  /** The latest version that was sent. */
  offerId: string | null;
  /** YYYY-MM-DD, of that version. */
  validUntil: string | null;
  /** Which of the guest links opens it. */
  linkRevision: number;
  /** documentId of the account it belongs to; null while it is a guest's. */
  ownerId: string | null;
};

/** A quote in a list, with the sums of the version that was sent last. */
export type ListedQuote = QuoteRow & { offered: Pick<QuoteRow, 'net' | 'gross'> | null };

/** What lists of quotes are searched by. */
export const quoteSearchText = ({ number, name, email, contact }: Pick<QuoteRow, 'number' | 'name' | 'email' | 'contact'>): string =>
  searchText(number, name, email, contact.company, contact.phone);
