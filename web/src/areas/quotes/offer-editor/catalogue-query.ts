import type { CatalogueItem } from '@contract/content/catalogue-item';
import type { Locale } from '@contract/constants';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../../lib/http';

/** What is for sale, named in the customer's language. */
export const catalogueQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['staff', 'catalogue', locale],
    queryFn: ({ signal }) => get<{ items: CatalogueItem[] }>('/api/staff/catalogue', { locale, signal }),
  });
