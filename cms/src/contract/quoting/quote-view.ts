import type { DraftView, Offer } from './offer';
import type { Quote } from './quote';
import type { Message, TimelineEntry } from './thread';

/** A quote with all that happened to it, as its customer sees it. */
export type QuoteView = Quote & {
  revision: number;
  /** The latest version sent; null before the first and while it is taken back. */
  offer: Offer | null;
  /** The order that its acceptance made. */
  orderId: string | null;
  messages: Message[];
  timeline: TimelineEntry[];
};

/** The same for staff. */
export type StaffQuoteView = Omit<QuoteView, 'offer'> & {
  /** Every version, newest first. */
  offers: Offer[];
  draft: DraftView;
};
