import { openQuoteStatuses, quoteStatuses, type QuoteStatus } from '@contract/states/quote';
import type { StaffOverview } from '@contract/people/people';

export type StatusView = { status: QuoteStatus | 'open' | undefined; count: number };

const ALWAYS: readonly QuoteStatus[] = ['submitted', 'in_review', 'needs_info', 'offered', 'accepted'];

const countOf = (quotes: StaffOverview['quotes'], statuses: readonly QuoteStatus[]): number =>
  statuses.reduce((count, status) => count + (quotes[status] ?? 0), 0);

/** The tabs of the staff list: all, open, the usual states, and those others that occur or are being looked at. */
export function statusViews(quotes: StaffOverview['quotes'], current: StatusView['status']): StatusView[] {
  const shown = quoteStatuses.filter((status) => ALWAYS.includes(status) || status === current || (quotes[status] ?? 0) > 0);
  return [
    { status: undefined, count: countOf(quotes, quoteStatuses) },
    { status: 'open', count: countOf(quotes, openQuoteStatuses) },
    ...shown.map((status) => ({ status, count: quotes[status] ?? 0 })),
  ];
}
