import type { QuoteSummary } from '@contract/quoting/quote';
import type { QuoteView } from '@contract/quoting/offer';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getPage } from '../../lib/http/content';
import { pageQuery } from '../../lib/http/page-query';
import type { QuoteFilter } from './orders-query';

/** The API's path of one of the account's own quotes. */
export const quotePath = (id: string): string => `/api/quotes/${encodeURIComponent(id)}`;

/** The account's own quotes, newest first. */
export const quotesQuery = (filter: QuoteFilter = {}) => pageQuery<QuoteSummary>(['quotes', 'list'], '/api/quotes', filter);

/** One of them; somebody else's is not found. */
export const quoteQuery = (id: string) =>
  queryOptions({ queryKey: ['quotes', id], queryFn: ({ signal }) => getPage<QuoteView>(quotePath(id), { signal }) });

/** Shows a quote as the server has it now; lists that name it are read anew when they are next looked at. */
export function showQuote(queryClient: QueryClient, quote: QuoteView): void {
  queryClient.setQueryData(quoteQuery(quote.id).queryKey, quote);
  void queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] });
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
}
