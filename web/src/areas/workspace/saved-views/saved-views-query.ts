import type { SavedViews, ViewedList } from '@contract/people/saved-view';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { get } from '../../../lib/http/http';

export const SAVED_VIEWS_PATH = '/api/staff/saved-views';

/** Returns the query for one's own views of a list, and those that colleagues share. */
export const savedViewsQuery = (list: ViewedList) =>
  queryOptions({
    queryKey: ['staff', 'saved-views', list],
    queryFn: ({ signal }) => get<SavedViews>(`${SAVED_VIEWS_PATH}?list=${list}`, { signal }),
  });

/** Reloads the list's views; resolves once they are there. */
export const readViewsAnew = (queryClient: QueryClient, list: ViewedList): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: savedViewsQuery(list).queryKey });
