import { quoteStatuses, type QuoteStatus } from '@contract/states/quote';

/** The part of the quotes that the address asks for. */
export type StaffQuoteFilter = { status?: QuoteStatus | 'open'; q?: string };

const SEARCH_MAX_LENGTH = 80;
const known: readonly string[] = ['open', ...quoteStatuses];

/** What the address says; what nobody knows is named as undefined, else the router would keep it. */
export function staffQuoteFilterOf({ status, q }: Record<string, unknown>): StaffQuoteFilter {
  const isStatus = typeof status === 'string' && known.includes(status);
  return { status: isStatus ? (status as QuoteStatus | 'open') : undefined, ...searchOf({ q }) };
}

/** The search text of the address; numbers arrive as numbers. */
export function searchOf({ q }: Record<string, unknown>): { q?: string } {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return { q: text || undefined };
}
