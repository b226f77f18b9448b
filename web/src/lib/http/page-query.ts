import type { Page } from '@contract/list';
import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { get } from './http';
import { queryString } from './query-string';

export type ListFilter = Record<string, string | undefined>;

/** A list of the API: one page after the other, each after the last row of the one before. */
export const pageQuery = <T, P extends Page<T> = Page<T>>(key: QueryKey, path: string, filter: ListFilter = {}) =>
  infiniteQueryOptions({
    queryKey: [...key, filter],
    queryFn: ({ pageParam: cursor, signal }) => get<P>(`${path}${queryString({ ...filter, cursor })}`, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });

/** All rows that are loaded. */
export const rowsOf = <T>({ pages }: InfiniteData<Page<T>>): T[] => pages.flatMap(({ items }) => items);
