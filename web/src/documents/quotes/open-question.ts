import type { QuoteView } from '@contract/quoting/offer';
import type { Message } from '@contract/quoting/thread';

/** What staff wait to be told, or undefined. */
export const openQuestion = ({ status, messages }: Pick<QuoteView, 'status' | 'messages'>): Message | undefined =>
  status === 'needs_info' ? messages.findLast(({ move }) => move === 'quote.ask') : undefined;
