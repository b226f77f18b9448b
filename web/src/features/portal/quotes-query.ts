import type { Quote, QuoteSummary } from '@contract/quote';
import { queryOptions } from '@tanstack/react-query';
import { getPage } from '../../lib/content';
import { pageQuery } from '../../lib/page-query';
import type { QuoteFilter } from './quote-filter';

/** The API's path of one of the account's own quotes. */
export const quotePath = (id: string): string => `/api/quotes/${encodeURIComponent(id)}`;

/** The account's own quotes, newest first. */
export const quotesQuery = (filter: QuoteFilter = {}) => pageQuery<QuoteSummary>(['quotes', 'list'], '/api/quotes', filter);

/** One of them; somebody else's is not found. */
export const quoteQuery = (id: string) =>
  queryOptions({ queryKey: ['quotes', id], queryFn: ({ signal }) => getPage<Quote>(quotePath(id), { signal }) });
