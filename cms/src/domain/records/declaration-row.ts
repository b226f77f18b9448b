import type { DeclarationReceipt } from '../../contract/people/declaration';

/** A declaration as stored. */
export type DeclarationRow = Omit<DeclarationReceipt, 'locale' | 'wantedDate' | 'reason'> & {
  id: number;
  documentId: string;
  language: DeclarationReceipt['locale'];
  wantedDate: string | null;
  reason: string | null;
  quoteId: string | null;
  /** The order that staff matched it to. */
  orderId: string | null;
  settledAt: string | null;
  /** The account that closed it. */
  settledBy: string | null;
  /** Why it was closed without an order. */
  settlement: string | null;
  requestHash: string;
};
