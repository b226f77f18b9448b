import { quoteStatuses, type QuoteStatus } from '@contract/states/quote';

/** The part of the quotes that the address asks for; all without a status. */
export type QuoteFilter = { status?: QuoteStatus | 'open' };

const known: readonly string[] = ['open', ...quoteStatuses];

/** What the address says; what nobody knows is named as undefined, else the router would keep it. */
export const quoteFilterOf = ({ status }: Record<string, unknown>): QuoteFilter => ({
  status: typeof status === 'string' && known.includes(status) ? (status as QuoteStatus | 'open') : undefined,
});
